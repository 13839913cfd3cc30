import type { Messages } from '../../message.ts';

export default {
  card: 'Choose dominoes with your kings, place them around your castle.',
  reveal: 'Turn up the line',
  'step.line.title': 'The aim, and the first line',
  'step.line':
    'Score more than your opponent: squares of one terrain that touch form a domain, worth its squares times its crowns. Four dominoes are turned up, by number: the higher, the richer.',
  'step.claim.title': 'Choose a domino',
  'step.claim':
    'Your king came out of the hand first. Put it on a domino. Crowns make points, but whoever takes a low number plays and chooses earlier in the next round.',
  'step.lay.title': 'Place it',
  'step.lay':
    'The other kings came out too, and each stands on a domino. It is your turn to place yours. One half must touch your castle, which goes with every terrain. Tap a marked square, tap again to rotate, then confirm.',
  'step.next.title': 'Choose the next one',
  'step.next':
    'Whoever has placed a domino moves that king to the next line. Which terrain could join yours? Look for crowns.',
  'step.join.title': 'Join terrains',
  'step.join':
    'Squares of one terrain that touch are a domain, worth its squares times its crowns. Place this domino so that one half touches its own terrain.',
  'step.join.hint': 'Allowed, but look for a square beside the same terrain: then a domain grows.',
  'step.order.title': 'Early or rich',
  'step.order':
    'Now your other king moves; whoever comes last takes what is left. The next round goes by the numbers again: a low number plays first and chooses first.',
  'step.bound.title': 'Five by five',
  'step.bound':
    'Your whole kingdom, castle included, must fit in five by five squares. Where it lies is up to you, but what you place now settles it. A domino that fits nowhere is lost.',
  'step.score.title': 'What it is worth',
  'step.score':
    'Every domain is worth its squares times its crowns; without a crown, nothing. After six lines the higher total wins.',
} as const satisfies Messages;
