// Before the first paint: the player's choice of theme, language and size of text, or the system's. Not in the page, so that a strict content policy allows it.
{
  const page = document.documentElement;
  // A browser that forbids storage throws where it is asked for.
  const saved = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const chosen = saved('castellan.theme');
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  page.dataset.theme = dark ? 'dark' : 'light';
  page.dataset.text = saved('castellan.text') ?? '100';

  // The page's own script or its sentences did not arrive: the only thing it cannot say itself.
  const failures = {
    en: ['Castellan could not be loaded. Check your connection.', 'Try again'],
    fr: ['Castellan n’a pas pu être chargé. Vérifiez votre connexion.', 'Réessayer'],
    pl: ['Nie udało się wczytać Castellana. Sprawdź połączenie.', 'Spróbuj ponownie'],
    es: ['No se ha podido cargar Castellan. Comprueba tu conexión.', 'Reintentar'],
    de: ['Castellan konnte nicht geladen werden. Prüfe deine Verbindung.', 'Noch einmal versuchen'],
  };
  const known = (tag) => Object.keys(failures).find((name) => tag?.toLowerCase().startsWith(name));
  page.lang = known(saved('castellan.locale')) ?? navigator.languages.map(known).find((name) => name) ?? 'en';
  // The build writes here where each language's first sentences are.
  const sentences = {
    /* __LANGUAGES__ */
  }[page.lang];
  if (sentences) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `./${sentences}`;
    document.head.append(link);
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const main = document.createElement('main');
      main.className = 'load-failed';
      const sentence = document.createElement('p');
      sentence.setAttribute('role', 'alert');
      const again = document.createElement('button');
      [sentence.textContent, again.textContent] = failures[page.lang];
      // Only once there is a page to load: the browser's own error page has no way back.
      again.addEventListener('click', () => {
        fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
          () => location.reload(),
          () => {},
        );
      });
      main.append(sentence, again);
      const show = () => document.getElementById('app').replaceChildren(main);
      if (document.body) show();
      else addEventListener('DOMContentLoaded', show);
    },
    true,
  );
}
