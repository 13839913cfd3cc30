import type en from '../en/learn.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Lernen',
  lead: 'Du spielst auf einem echten Plan, Schritt für Schritt; nichts kann schiefgehen.',
  start: 'Erste Partie beginnen',
  resume: 'Weiter mit Schritt {n} von {of}',
  again: 'Noch einmal',
  finished: 'Abgeschlossen',
  rules: 'Regeln lesen',
  editions: 'Worin sich die gedruckten Ausgaben widersprechen',
  editionsNote: 'Die Regelhefte nebeneinander.',

  firstGame: 'Erste Partie {game}',
  stepOf: 'Schritt {n} von {of}',
  skip: 'Lektion verlassen',
  restart: 'Von vorn beginnen',
  back: 'Zurück',
  goOn: 'Weiter',
  opponent: 'Gegner',
  invitation: 'Zurück zur Einladung',
  playNow: 'Jetzt spielen',
  domainTap: 'Tippe auf ein Gebiet, um zu sehen, was es wert ist.',
  done: 'Das war die erste Partie: Du kennst die Regeln. Wie man gewinnt, zeigt der Kurs.',
} as const satisfies Translation<typeof en>;
