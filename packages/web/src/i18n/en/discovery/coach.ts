import type { Messages } from '../../message.ts';

export default {
  'aim.do': 'Build a kingdom of dominoes. Most points wins.',
  'aim.why': 'Land of one kind that touches is a domain.',
  'pick.do': 'Take one of these dominoes.',
  'pick.why': 'A low number lets you choose earlier next time.',
  'place.do': 'Lay it in your kingdom. Tap a square.',
  'place.why': 'One half must touch the castle or its own land.',
  'points.do': 'The badge shows the points. Rotate it, or try elsewhere.',
  'points.why': 'It is laid when you confirm.',
  'next.do': 'Now choose a domino for your next turn.',
  'next.why': 'You will lay it after this row is finished.',
  'crowns.do': 'A domain counts its squares times its crowns.',
  'crowns.why': 'Land without a crown is worth nothing yet.',
  'size.do': 'Your kingdom is as wide as it may be.',
  'size.why': 'No side may be longer than {n} squares.',
  'pass.do': 'This one fits nowhere, so it is lost.',
  'pass.why': 'It happens. The next one is already yours.',
  'last.do': 'These are the last dominoes.',
  'last.why': 'Choose what still fits.',
  'end.do': 'That was the last domino. Well played!',
  'end.why': 'Now every domain is counted.',
} as const satisfies Messages;
