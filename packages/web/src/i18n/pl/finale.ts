import type en from '../en/finale.ts';
import type { Translation } from '../message.ts';

export default {
  'says.win': '„Dobra gra! Poproszę o\u00a0rewanż.”',
  'says.loss': '„Dobra gra. Jeszcze raz?”',
  'says.draw': '„Remis! Rozstrzygniemy to?”',
  best: 'Twój rekord. Wcześniej: {n}.',
  next: 'Następny przeciwnik: {name}',
  easier: 'Łatwiejsza gra',
  again: 'Jeszcze raz',
  lookBack: 'Obejrzyj',
  'idea.cross':
    'Pomysł na następny raz: twoja największa posiadłość to {kind}, {squares}. Jeszcze jeden krzyżyk daje tam {points}.',
  'idea.castle':
    'Pomysł na następny raz: twój zamek nie został użyty. Jego krzyżyk w\u00a0twojej największej posiadłości, {kind}, daje {points}.',
  'idea.crown':
    'Pomysł na następny raz: twoja największa posiadłość to {kind}, {squares}. Jeszcze jedna korona daje tam {points}.',
  skip: 'Przejdź do wyniku',
  bestDomain: 'Twoja najlepsza posiadłość – {domain}',
  ladder: 'Twoja drabina',
  bonus: 'Premia z\u00a0księgi: {gain}.',
} as const satisfies Translation<typeof en>;
