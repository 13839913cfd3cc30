import type en from '../en/learn.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Nauka',
  lead: 'Grasz na prawdziwej planszy, krok po kroku; nic nie może pójść źle.',
  start: 'Zacznij pierwszą grę',
  resume: 'Wróć do kroku {n} z {of}',
  again: 'Jeszcze raz',
  finished: 'Ukończona',
  rules: 'Przeczytaj zasady',
  editions: 'Czym różnią się drukowane wydania',
  editionsNote: 'Porównanie instrukcji.',

  firstGame: 'Pierwsza gra w {game}',
  stepOf: 'Krok {n} z {of}',
  skip: 'Opuść lekcję',
  restart: 'Zacznij od nowa',
  back: 'Wstecz',
  goOn: 'Dalej',
  opponent: 'Przeciwnik',
  invitation: 'Wróć do zaproszenia',
  playNow: 'Zagraj teraz',
  domainTap: 'Dotknij posiadłości, by zobaczyć, ile jest warta.',
  done: 'To była pierwsza gra: znasz zasady. Jak wygrywać, pokazuje kurs.',
} as const satisfies Translation<typeof en>;
