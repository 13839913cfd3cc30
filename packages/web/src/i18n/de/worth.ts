import type en from '../en/worth.ts';
import type { Translation } from '../message.ts';

export default {
  lead: 'Was eine Sache mehr wert ist, in Prozent der Gewinnchance, gemessen in Partien des Kastellans gegen sich selbst. Jede Zahl öffnet eine Stellung, in der sie etwa so groß ist.',
  note: '± sind zwei Standardfehler. Stellungen einer Partie ähneln sich, deshalb zählt jede Partie einmal. Jede Zahl ist ein Mittel: In deiner Stellung kann es mehr oder weniger wert sein.',
  what: 'Was',
  worth: 'Wert',
  n: 'Stellungen',
  open: 'Stellung öffnen',
  first: 'In der Partie beginnen',
  choosing: 'In der ersten Reihe zuerst wählen',
  castle: 'Das Kreuz der Burg, noch unverbraucht',
  cross: 'Ein Kreuz mehr im größten Gebiet',
  power: 'Die Kraft {name}',
  tick: 'Ein Häkchen mehr für {name}',
  domino: 'Diesen Dominostein zuerst nehmen',
  since: 'ab Runde {from}',
  rounds: 'Runden {from} bis {to}',
} as const satisfies Translation<typeof en>;
