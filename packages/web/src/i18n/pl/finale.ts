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
  skip: 'Przejdź do wyniku',
  bestDomain: 'Twoja najlepsza posiadłość – {domain}',
  ladder: 'Twoja drabina',
  bonus: 'Premia z\u00a0księgi: {gain}.',
} as const satisfies Translation<typeof en>;
