// Before the first paint: the player's choice of theme and language, or the system's. Kept out of the page so that a strict content policy allows it.
{
  const page = document.documentElement;
  const chosen = localStorage.getItem('castellan.theme');
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  page.dataset.theme = dark ? 'dark' : 'light';

  const known = (tag) => ['en', 'fr', 'pl', 'es'].find((name) => tag?.toLowerCase().startsWith(name));
  page.lang =
    known(localStorage.getItem('castellan.locale')) ?? navigator.languages.map(known).find((name) => name) ?? 'en';
  // The build writes here where each language's first sentences are.
  const sentences = {
    /* __COMMON__ */
  }[page.lang];
  if (sentences) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `./${sentences}`;
    document.head.append(link);
  }
}
