import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Browser, seatTwo, startServer } from './people.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  const page = mkdtempSync(join(tmpdir(), 'castellan-page-'));
  mkdirSync(join(page, 'embed'));
  for (const file of ['index.html', 'embed/index.html']) writeFileSync(join(page, file), `<title>${file}</title>`);
  server = await startServer({ PAGE_DIRECTORY: page });
  return async () => {
    await server.stop();
    rmSync(page, { recursive: true, force: true });
  };
});

test('only what is made for it stands in frames of other pages', async () => {
  const embed = await fetch(`${server.base}/embed/`);
  expect(await embed.text()).toContain('embed/index.html');
  expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(embed.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(embed.headers.get('x-frame-options')).toBe(null);
  const { id } = await seatTwo(server.base);
  for (const path of ['/', '/embed/index.html', `/g/${id}`, `/api/games/${id}`, '/anything']) {
    const { headers } = await fetch(server.base + path);
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('a link to a game says who plays, to programs that show links, and leads to the game', async () => {
  const ada = new Browser(server.base);
  const { id, key } = await ada.client.create({ game: 'duel' });
  await ada.client.join(id, { name: 'Ada "<b>', seat: 1, key: key! });
  const html = await (await fetch(`${server.base}/g/${id}?lang=fr`)).text();
  const invitation = 'Ada &#34;&#60;b&#62; vous invite à une partie de Duel';
  expect(html).toContain(`<meta property="og:title" content="${invitation}">`);
  expect(html).toContain('<html lang="fr">');
  const picture = /<meta property="og:image" content="([^"]+)">/.exec(html)![1]!.replaceAll('&#38;', '&');
  const { status, headers } = await fetch(picture, { method: 'HEAD' });
  expect([picture.startsWith(`${server.base}/g/${id}/`), status, headers.get('content-type')]).toEqual([
    true,
    200,
    'image/png',
  ]);
  expect(html).toContain(`content="0; url=../#/g/${id}"`);
  expect(html).not.toContain(key);
  // Without the game a program gets a code, and a person a sentence with a way on.
  for (const unknown of ['z'.repeat(14), 'UNKNOWN']) {
    const program = await fetch(`${server.base}/g/${unknown}`);
    expect([program.status, await program.json()]).toEqual([404, { code: 'no-such-game' }]);
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'es-MX,en;q=0.5' };
    const person = await fetch(`${server.base}/g/${unknown}`, { headers });
    expect([person.status, person.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const shown = await person.text();
    expect(shown).toContain('<html lang="es">');
    expect(shown).toContain('Una invitación que nadie acepta caduca.');
    expect(shown).toContain('href="../#/online"');
    expect(await (await fetch(`${server.base}/g/${unknown}?lang=pl`, { headers })).text()).toContain('wygasa');
  }
  const { id: begun } = await seatTwo(server.base);
  const shown = await (await fetch(`${server.base}/g/${begun}?lang=xx`)).text();
  expect(shown).toContain('<meta property="og:title" content="Ada – Ben · Duel">');
  expect(shown).toMatch(/<meta property="og:description" content="0 : 0 · (Ada|Ben) to play">/);
});

test('oEmbed answers with a frame for games and replays of this server, as wide as there is room', async () => {
  const { id } = await seatTwo(server.base);
  const ask = (url: string, more = '') => fetch(`${server.base}/api/oembed?url=${encodeURIComponent(url)}${more}`);
  for (const url of [`${server.base}/g/${id}`, `${server.base}/#/g/${id}`]) {
    const answer = (await (await ask(url)).json()) as { html: string };
    expect(answer).toMatchObject({ type: 'rich', version: '1.0', width: 720, title: 'Ada – Ben · Duel' });
    expect(answer).toMatchObject({ thumbnail_width: 1200, thumbnail_height: 630 });
    expect(answer.html).toContain(`<iframe src="${server.base}/embed/#/g/${id}" width="720"`);
  }
  const xml = await ask(`${server.base}/g/${id}`, '&format=xml');
  expect([xml.status, xml.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  const text = await xml.text();
  expect(text).toMatch(
    /^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?>\n<oembed>\n {2}<version>1\.0<\/version>/,
  );
  expect(text).toContain('<title>Ada – Ben · Duel</title>');
  expect(text).toContain('<html>&#60;iframe src=');
  expect((await ask(`${server.base}/g/${id}`, '&format=yaml')).status).toBe(501);
  // Never wider or higher than there is room.
  const narrow = await (await ask(`${server.base}/g/${id}`, '&maxwidth=100&maxheight=90')).json();
  expect(narrow).toMatchObject({ width: 100, height: 90, html: expect.stringContaining('width="100" height="90"') });
  for (const [url, source] of [
    ['/#/r/1abc-_?at=3', '/embed/#/r/1abc-_?at=3'],
    [`/g/${id}?lang=fr&theme=dark&at=12#key`, `/embed/#/g/${id}?lang=fr&#38;theme=dark&#38;at=12`],
    [`/g/${id}?size=small`, `/embed/#/g/${id}?size=small`],
    [`/embed/#/g/${id}?theme=light`, `/embed/#/g/${id}?theme=light`],
    [`/g/${id}?lang=xx&theme="&at=-1&seat=2&constructor=1`, `/embed/#/g/${id}`],
  ]) {
    const { html } = (await (await ask(server.base + url)).json()) as { html: string };
    expect(/src="([^"]*)"/.exec(html)![1]).toBe(server.base + source);
  }
  const { thumbnail_url } = (await (await ask(`${server.base}/g/${id}?lang=fr`)).json()) as { thumbnail_url: string };
  expect(thumbnail_url).toContain('lang=fr');
  const page = await (await fetch(`${server.base}/g/${id}?lang=fr`)).text();
  expect(page).toContain(encodeURIComponent(`${server.base}/g/${id}?lang=fr`));
  for (const url of [
    `https://elsewhere.example/g/${id}`,
    `${server.base}/#/online`,
    `${server.base}/g/${'z'.repeat(14)}`,
  ])
    expect([url, (await ask(url)).status]).toEqual([url, 404]);
});
