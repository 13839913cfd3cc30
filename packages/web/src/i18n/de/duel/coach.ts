import type en from '../../en/duel/coach.ts';
import type { Translation } from '../../message.ts';

export default {
  'aim.do': 'Fülle deine Karte mit Wappen. Die meisten Punkte gewinnen.',
  'aim.why': 'Gleiche Wappen, die sich berühren, sind ein Gebiet.',
  'pick.do': 'Nimm einen davon.',
  'pick.why': 'Dann nimmt {name} zwei, und der letzte ist deiner.',
  'pickTwo.do': 'Jetzt nimmst du zwei von dreien.',
  'pickTwo.why': 'Den letzten bekommt {name}.',
  'joker.do': 'Du hast ein Fragezeichen: jedes Wappen, das du willst.',
  'joker.why': 'Wähle es, oder tippe auf die Karte.',
  'place.do': 'Zeichne deine zwei Würfel nebeneinander. Tippe auf die Karte.',
  'place.why': 'Einer muss die Burg oder sein eigenes Wappen berühren.',
  'points.do': 'Die Plakette zeigt die Punkte. Probiere andere Felder.',
  'points.why': 'Gezeichnet wird erst, wenn du bestätigst.',
  'crosses.do': 'Ein Gebiet zählt seine Felder mal seine Kreuze.',
  'crosses.why': 'Ohne Kreuz ist es noch nichts wert.',
  'power.do': 'Deine Zeile ist zuerst voll: Ihre Kraft gehört dir, einmal.',
  'power.why': 'Sie wartet unter deiner Karte.',
  'tick.do': 'Ein Würfel ohne Kreuz hakt ein Kästchen im Zauberbuch ab.',
  'tick.why': 'Wer zuerst eine Zeile füllt, gewinnt ihre Kraft.',
  'castle.do': 'Deine Burg kann einem Würfel ein Kreuz geben, einmal.',
  'castle.why': 'In einem großen Gebiet ist es am meisten wert.',
  'pass.do': 'Nichts passt: Du setzt aus.',
  'pass.why': 'Das passiert allen. Der nächste Wurf ist ein neuer.',
  'end.do': 'Das war das letzte Feld. Gut gespielt!',
  'end.why': 'Jetzt wird jedes Gebiet gezählt.',
} as const satisfies Translation<typeof en>;
