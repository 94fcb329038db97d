import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';
import { pages } from './pages.ts';

it.each(Object.values(pages))('recognises the page %s by its address', (page) => {
  expect(pageOf(page)).toBe(page);
});

it.each([
  ['/grades/01KJQ5N8000000000000000000', '/grades/:jobId'],
  ['/grades/extract', '/grades/extract'],
  ['/games/spinner', '/games/:gameId'],
  ['/pupils/salma', '…'],
  ['/grades/a/b', '…'],
  ['salma', '…'],
])('reduces %s to %s', (address, page) => {
  expect(pageOf(address)).toBe(page);
});
