import type en from '../en/same.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Te same kostki',
  lead: 'Każdy, kto wpisze to samo słowo, dostaje te same rzuty i te same rzędy, przeciw temu samemu przeciwnikowi. Działa bez sieci.',
  word: 'Słowo',
  wordNote: 'Dowolne słowo: imię, miejsce, dzisiejsza data.',
  needWord: 'Wpisz słowo, w którym jest co najmniej jedna litera lub cyfra.',
  pickWord: 'Wybierz za mnie',
  useWord: 'Użyj tego słowa',
  fromGame: 'Kostki z rozegranej partii',
  leadWord:
    'Każdy, kto wpisze {word}, gra tymi samymi kostkami; przeciwnik: {level}. Liczy się jedna próba; niczego nie można cofnąć.',
  leadGame:
    'Kostki z rozegranej partii, teraz dla ciebie; przeciwnik: {level}. Liczy się jedna próba; niczego nie można cofnąć.',
  seat1: 'Pierwsze miejsce',
  seat2: 'Drugie miejsce',
  fresh: 'Jeszcze nie zagrano.',
  freshOther: 'Te same kostki z drugiej strony. Obie partie razem to najuczciwszy krótki mecz.',
  pair: 'Oba miejsca razem: ty {a}, {level} {b}',
  invite: 'Zaproś innych',
  inviteWord: 'Wpisują słowo {word}, otwierają link albo skanują kod.',
  inviteGame: 'Otwierają link albo skanują kod.',
  link: 'Link do tych samych kostek',
  shareText: 'Zagraj tymi samymi kostkami: {word}',
  qr: 'Kod QR linku do tych samych kostek',
  another: 'Inne słowo',
  broken: 'Nie można odczytać kostek z tego linku. Poproś o niego jeszcze raz.',
  everyone: 'Wszyscy na tym serwerze',
  everyoneNote:
    'Serwer odtwarza twoją grę i\u00a0dopisuje wynik. Tabelę widzi ten, kto w\u00a0niej jest; po 30 dniach zostaje usunięta.',
  seeTable: 'Zobacz tabelę',
  changeName: 'Zmień imię',
  players: { one: '{n} osoba', few: '{n} osoby', many: '{n} osób', other: '{n} osoby' },
  place: 'Miejsce',
  player: 'Imię',
  points: 'Punkty',
  noName: 'Bez imienia',
  you: 'Ty',
  notThisGame:
    'Ten serwer losuje lub odpowiada inaczej, więc wyniku nie dopisano. Wczytaj stronę ponownie przed następną grą.',
  tableFull: 'Ta tabela jest pełna.',
} as const satisfies Translation<typeof en>;
