import path from 'node:path';
import { expect, it } from 'vitest';
import { filesByPath } from '../../frontend/src/app/router/page-files.ts';
import { initialScripts, kilobytes, scriptsOf } from '../support/site-scripts.ts';

const initial = initialScripts();
const pages: readonly (readonly [route: string, name: string])[] = [
  ...Object.entries(filesByPath).map(
    ([route, file]) => [route, path.basename(file, '.tsx')] as const,
  ),
  // A game comes by a file of its own, after its page.
  ['the quiz', 'quiz-game'],
  ['the spinner', 'spinner-game'],
];

it('the first screen needs at most 140 KB of scripts', () => {
  expect(kilobytes(initial)).toBeLessThanOrEqual(140);
});

it.each(pages)('%s needs at most 50 KB more', (_route, name) => {
  // The identity provider's client comes once, with the session, whatever the page.
  const known = new Map([...initial, ...scriptsOf('firebase', initial)]);
  expect(kilobytes(scriptsOf(name, known))).toBeLessThanOrEqual(50);
});

it('Arabic needs at most 6 KB more than English', () => {
  const arabic = new Map([...scriptsOf('ar', initial), ...scriptsOf('rtl-cache', initial)]);
  const english = scriptsOf('en-US', new Map());
  expect(kilobytes(arabic) - kilobytes(english)).toBeLessThanOrEqual(6);
});
