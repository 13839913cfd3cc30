import type en from '../../en/discovery/coach.ts';
import type { Translation } from '../../message.ts';

export default {
  'aim.do': 'Baue ein Königreich aus Dominosteinen. Wer mehr Punkte hat, gewinnt.',
  'aim.why': 'Tippe auf einen dieser Dominosteine und nimm ihn.',
  'aim.whyKeys': 'Wähle einen mit den Pfeiltasten, dann drücke Enter.',
  'pick.do': 'Jeder nimmt zwei, darum bist du noch einmal am Zug.',
  'pick.why': 'Mit einer kleinen Zahl wählst du nächstes Mal früher.',
  'place.do': 'Lege ihn: Tippe auf ein Feld.',
  'place.keys': 'Lege ihn in dein Königreich: Pfeiltasten, dann Enter.',
  'place.why': 'Eine Hälfte muss die Burg oder ihr eigenes Land berühren.',
  'points.do': 'Die Plakette zeigt die Punkte. Drehe ihn, oder probiere andere Felder.',
  'points.why': 'Er liegt erst, wenn du bestätigst.',
  'next.do': 'Wähle einen Dominostein für deinen nächsten Zug.',
  'next.why': 'Du legst ihn, wenn diese Reihe zu Ende ist.',
  'crowns.do': 'Gleiches Land, das sich berührt, zählt Felder\u00a0×\u00a0Kronen.',
  'crowns.why': 'Land ohne Krone ist noch nichts wert.',
  'size.do': 'Dein Königreich ist so breit, wie es sein darf.',
  'size.why': 'Keine Seite darf länger als {n} Felder sein.',
  'pass.do': 'Er passt nirgends, also ist er verloren.',
  'pass.why': 'Das kommt vor. Der nächste gehört dir schon.',
  'last.do': 'Das sind die letzten Dominosteine.',
  'last.why': 'Wähle, was noch passt.',
  'end.do': 'Das war der letzte Dominostein. Gut gespielt!',
  'end.why': 'Jetzt wird jedes Gebiet gezählt.',
} as const satisfies Translation<typeof en>;
