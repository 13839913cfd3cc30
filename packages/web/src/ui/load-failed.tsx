import './load-failed.css';
import { signal } from '@preact/signals';
import { type Locale, locale } from '../i18n/index.ts';
import { link } from '../router.ts';

interface Words {
  readonly screen: string;
  readonly part: string;
  readonly again: string;
  readonly start: string;
}

/** Kept with the code and not with the other sentences, because those may be what did not arrive. */
const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    screen: 'This page could not be loaded. Check your connection.',
    part: 'A part of this page could not be loaded. Your game is kept: try again when you are connected.',
    again: 'Try again',
    start: 'Start page',
  },
  fr: {
    screen: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion.',
    part: 'Une partie de cette page n’a pas pu être chargée. Votre partie est conservée : réessayez une fois connecté.',
    again: 'Réessayer',
    start: 'Accueil',
  },
  pl: {
    screen: 'Nie udało się wczytać tej strony. Sprawdź połączenie.',
    part: 'Nie udało się wczytać części tej strony. Twoja gra jest zachowana: spróbuj ponownie, gdy połączenie wróci.',
    again: 'Spróbuj ponownie',
    start: 'Strona startowa',
  },
  es: {
    screen: 'No se ha podido cargar esta página. Comprueba tu conexión.',
    part: 'No se ha podido cargar una parte de esta página. Tu partida está guardada: reintenta cuando tengas conexión.',
    again: 'Reintentar',
    start: 'Inicio',
  },
};

/** A file that a screen asked for while it was shown did not arrive. */
const partFailed = signal(false);

export function watchLoading(): void {
  addEventListener('vite:preloadError', () => {
    partFailed.value = true;
  });
}

/** Everything a screen asked for is there after all. */
export function loadingSucceeded(): void {
  partFailed.value = false;
}

/** A browser does not ask twice for a script that failed, so the page starts anew, but only once there is one to start. */
async function tryAgain(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  location.reload();
}

/** In place of a screen that did not arrive. */
export function ScreenFailed() {
  const words = WORDS[locale.value];
  return (
    <main class="load-failed" tabIndex={-1}>
      <h1>Castellan</h1>
      <p role="alert">{words.screen}</p>
      <button type="button" onClick={tryAgain}>
        {words.again}
      </button>
      <a href={link()}>{words.start}</a>
    </main>
  );
}

/** Beside a screen of which a part did not arrive. */
export function PartFailed() {
  if (!partFailed.value) return null;
  const words = WORDS[locale.value];
  return (
    <aside class="load-failed part">
      <p role="alert">{words.part}</p>
      <button type="button" onClick={tryAgain}>
        {words.again}
      </button>
    </aside>
  );
}
