import type en from '../../en/discovery/coach.ts';
import type { Translation } from '../../message.ts';

export default {
  'aim.do': 'Baue ein Königreich aus Dominos. Die meisten Punkte gewinnen.',
  'aim.why': 'Gleiches Land, das sich berührt, ist ein Gebiet.',
  'pick.do': 'Nimm eines dieser Dominos.',
  'pick.why': 'Mit einer kleinen Zahl wählst du nächstes Mal früher.',
  'place.do': 'Lege es in dein Königreich. Tippe auf ein Feld.',
  'place.why': 'Eine Hälfte muss die Burg oder ihr eigenes Land berühren.',
  'points.do': 'Die Plakette zeigt die Punkte. Drehe es, oder probiere andere Felder.',
  'points.why': 'Es liegt erst, wenn du bestätigst.',
  'next.do': 'Wähle ein Domino für deinen nächsten Zug.',
  'next.why': 'Du legst es, wenn diese Reihe zu Ende ist.',
  'crowns.do': 'Ein Gebiet zählt seine Felder mal seine Kronen.',
  'crowns.why': 'Land ohne Krone ist noch nichts wert.',
  'size.do': 'Dein Königreich ist so breit, wie es sein darf.',
  'size.why': 'Keine Seite ist länger als {n} Felder.',
  'pass.do': 'Das passt nirgends, also ist es verloren.',
  'pass.why': 'Das kommt vor. Das nächste gehört dir schon.',
  'last.do': 'Das sind die letzten Dominos.',
  'last.why': 'Wähle, was noch passt.',
  'end.do': 'Das war das letzte Domino. Gut gespielt!',
  'end.why': 'Jetzt wird jedes Gebiet gezählt.',
} as const satisfies Translation<typeof en>;
