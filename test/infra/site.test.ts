import path from 'node:path';
import { expect, it } from 'vitest';
import { filesByPath } from '#frontend/app/router/page-files.ts';
import { initialScripts, kilobytes, scriptsOf } from '../support/site-scripts.ts';

const initial = initialScripts();
const pages: readonly (readonly [route: string, names: readonly string[]])[] = [
  ...Object.entries(filesByPath).map(([route, file]) => {
    const [feature] = file.split('/');
    return [route, [path.basename(file, '.tsx'), `texts-en-US-${feature}`]] as const;
  }),
];

it('the first screen needs at most 140 KB of scripts', () => {
  expect(kilobytes(initial)).toBeLessThanOrEqual(140);
});

it.each(pages)('%s needs at most 50 KB more', (_route, names) => {
  // The identity provider's client comes once, with the session, whatever the page.
  const known = new Map([...initial, ...scriptsOf(['firebase'], initial)]);
  expect(kilobytes(scriptsOf(names, known))).toBeLessThanOrEqual(50);
});

it('the board of marks, which asks about headings and lists as well, needs at most 64 KB with its page', () => {
  const names = ['review-page', 'review-board', 'texts-en-US-grades', 'texts-en-US-review'];
  const known = new Map([...initial, ...scriptsOf(['firebase'], initial)]);
  expect(kilobytes(scriptsOf(names, known))).toBeLessThanOrEqual(64);
});

it.each([
  ['the form of a notebook', ['create-notebook-page', 'notebook-form', 'texts-en-US-notebooks']],
  ['the form of an extraction', ['extract-grades-page', 'extraction-form', 'texts-en-US-grades']],
  ['the quiz', ['game-page', 'quiz-game', 'texts-en-US-games']],
  ['the spinner', ['game-page', 'spinner-game', 'texts-en-US-games']],
])('%s, which comes after its page, needs at most 60 KB with it', (_part, names) => {
  const known = new Map([...initial, ...scriptsOf(['firebase'], initial)]);
  expect(kilobytes(scriptsOf(names, known))).toBeLessThanOrEqual(60);
});

it.each(Object.entries(filesByPath))('%s needs at most 6 KB more in Arabic', (_route, file) => {
  const texts = (locale: string) =>
    ['common', file.split('/')[0]].map((name) => `texts-${locale}-${name}`);
  const arabic = scriptsOf([...texts('ar'), 'rtl-cache'], initial);
  const english = scriptsOf(texts('en-US'), new Map());
  expect(kilobytes(arabic) - kilobytes(english)).toBeLessThanOrEqual(6);
});
