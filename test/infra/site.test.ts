import path from 'node:path';
import { expect, it } from 'vitest';
import { filesByPath } from '../../frontend/src/app/router/page-files.ts';
import { initialScripts, kilobytes, scriptsOf } from '../support/site-scripts.ts';

const initial = initialScripts();
const pages: readonly (readonly [route: string, names: readonly string[]])[] = [
  ...Object.entries(filesByPath).map(([route, file]) => {
    const [feature] = file.split('/');
    return [route, [path.basename(file, '.tsx'), `texts-en-US-${feature}`]] as const;
  }),
  // A game comes by a file of its own, after its page.
  ['the quiz', ['quiz-game', 'texts-en-US-games']],
  ['the spinner', ['spinner-game', 'texts-en-US-games']],
];

it('the first screen needs at most 140 KB of scripts', () => {
  expect(kilobytes(initial)).toBeLessThanOrEqual(140);
});

it.each(pages)('%s needs at most 50 KB more', (_route, names) => {
  // The identity provider's client comes once, with the session, whatever the page.
  const known = new Map([...initial, ...scriptsOf(['firebase'], initial)]);
  expect(kilobytes(scriptsOf(names, known))).toBeLessThanOrEqual(50);
});

it('the board of marks, which comes after its page, needs at most 60 KB with it', () => {
  const known = new Map([...initial, ...scriptsOf(['firebase'], initial)]);
  const names = ['review-page', 'review-board', 'texts-en-US-grades', 'texts-en-US-review'];
  expect(kilobytes(scriptsOf(names, known))).toBeLessThanOrEqual(60);
});

it('the form of a notebook, which comes after its page, needs at most 60 KB with it', () => {
  const known = new Map([...initial, ...scriptsOf(['firebase'], initial)]);
  const names = ['create-notebook-page', 'notebook-form', 'texts-en-US-notebooks'];
  expect(kilobytes(scriptsOf(names, known))).toBeLessThanOrEqual(60);
});

it.each(Object.entries(filesByPath))('%s needs at most 6 KB more in Arabic', (_route, file) => {
  const texts = (locale: string) =>
    ['common', file.split('/')[0]].map((name) => `texts-${locale}-${name}`);
  const arabic = scriptsOf([...texts('ar'), 'rtl-cache'], initial);
  const english = scriptsOf(texts('en-US'), new Map());
  expect(kilobytes(arabic) - kilobytes(english)).toBeLessThanOrEqual(6);
});
