// Before the first paint: the player's choice of theme and language, or the system's. Kept out of the page so that a strict content policy allows it.
{
  const chosen = localStorage.getItem('castellan.theme');
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.lang = localStorage.getItem('castellan.locale') ?? 'en';
}
