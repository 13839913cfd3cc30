import { link, replaceAddress } from './router.ts';

/** The device opened the page with a record: shared as text, or a file that the records screen asks for. The address says so once. */
export function readLaunch(): void {
  const query = new URLSearchParams(location.search);
  const shared = query.get('shared') || query.get('shared-link');
  if (!shared && query.get('open') !== 'record') return;
  const text = shared ? `?${new URLSearchParams({ text: shared })}` : '';
  replaceAddress(location.pathname + link('records') + text);
}
