import { expect, test } from 'vitest';
import { embedCode } from '../src/records/address.ts';
import { findServerAddress, isOtherServer } from '../src/server-origin.ts';

test('a page of our own server plays there, whatever its address says', () => {
  expect(findServerAddress(undefined, '')).toBe('');
  expect(findServerAddress(undefined, '?server=https://elsewhere.example')).toBe('');
});

test('a page of any web host plays on the server it was built for, or its address names', () => {
  expect(findServerAddress('', '')).toBe(null);
  expect(findServerAddress('https://play.example', '')).toBe('https://play.example');
  expect(findServerAddress('https://play.example', '?server=https://other.example/')).toBe('https://other.example');
  expect(findServerAddress('', '?server=http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
});

test('a server is named by its address alone, with TLS or on this machine', () => {
  for (const wrong of ['http://play.example', 'play.example', 'javascript:alert(1)', 'file:///etc', 'data:,', '']) {
    expect([wrong, findServerAddress('', `?server=${encodeURIComponent(wrong)}`)]).toEqual([wrong, null]);
  }
  expect(findServerAddress('', '?server=https://play.example/path?x')).toBe('https://play.example');
});

test('a server that a link names is another one than the page’s own', () => {
  expect(isOtherServer(undefined, '?server=https://other.example')).toBe(false);
  expect(isOtherServer('https://play.example', '')).toBe(false);
  expect(isOtherServer('https://play.example/', '?server=https://play.example')).toBe(false);
  expect(isOtherServer('https://play.example', '?server=https://other.example')).toBe(true);
  expect(isOtherServer('', '?server=https://other.example')).toBe(true);
  expect(isOtherServer('', '')).toBe(false);
});

test('a game on a server elsewhere is embedded from that server', async () => {
  expect(await embedCode('duel', '#/g/23456789abcdef', 'https://play.example')).toContain(
    'src="https://play.example/embed/#/g/23456789abcdef"',
  );
});
