import type en from '../en/same.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Gleiche Würfel',
  lead: 'Alle, die dasselbe Wort eingeben, bekommen dieselben Würfe und Reihen gegen denselben Gegner. Das geht auch ohne Netz.',
  word: 'Wort',
  wordNote: 'Irgendein Wort: ein Name, ein Ort, das Datum von heute.',
  needWord: 'Gib ein Wort mit mindestens einem Buchstaben oder einer Ziffer ein.',
  pickWord: 'Eines für mich wählen',
  useWord: 'Dieses Wort nehmen',
  fromGame: 'Die Würfel einer Partie',
  leadWord:
    'Alle, die {word} eingeben, spielen mit denselben Würfeln; der Gegner ist der {level}. Ein Versuch zählt; nichts wird zurückgenommen.',
  leadGame:
    'Die Würfel einer gespielten Partie, jetzt für dich; der Gegner ist der {level}. Ein Versuch zählt; nichts wird zurückgenommen.',
  seat1: 'Erster Platz',
  seat2: 'Zweiter Platz',
  fresh: 'Noch nicht gespielt.',
  freshOther: 'Dieselben Würfel von der anderen Seite. Beide Partien zusammen sind der fairste kurze Wettkampf.',
  pair: 'Beide Plätze zusammen: du {a}, der {level} {b}',
  invite: 'Andere einladen',
  inviteWord: 'Sie geben das Wort {word} ein, folgen dem Link oder scannen den Code.',
  inviteGame: 'Sie folgen dem Link oder scannen den Code.',
  link: 'Link zu den gleichen Würfeln',
  shareText: 'Spiel mit den gleichen Würfeln: {word}',
  qr: 'QR-Code des Links zu den gleichen Würfeln',
  another: 'Anderes Wort',
  broken: 'Die Würfel in diesem Link lassen sich nicht lesen. Bitte noch einmal um den Link.',
  everyone: 'Alle auf diesem Server',
  everyoneNote:
    'Der Server spielt deine Partie nach und trägt das Ergebnis ein. Die Tabelle sieht, wer darin steht; nach 30 Tagen wird sie gelöscht.',
  seeTable: 'Tabelle ansehen',
  changeName: 'Namen ändern',
  players: { one: '{n} Person', other: '{n} Personen' },
  place: 'Platz',
  player: 'Name',
  points: 'Punkte',
  noName: 'Ohne Namen',
  you: 'Du',
  notThisGame:
    'Dieser Server würfelt oder antwortet anders, deshalb wurde das Ergebnis nicht eingetragen. Lade die Seite vor der nächsten Partie neu.',
  tableFull: 'Diese Tabelle ist voll.',
} as const satisfies Translation<typeof en>;
