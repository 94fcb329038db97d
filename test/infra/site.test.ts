import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageFileOf } from '#frontend/app/router/page-files.ts';
import { textsOf } from '#frontend/i18n/shared-texts.ts';
import { pages as routes } from '#shared/model/pages.ts';
import {
  initialScripts,
  kilobytes,
  scriptsOf,
  storedFiles,
  storedScripts,
} from '../support/site-scripts.ts';

const initial = initialScripts();
/** The feature and the file of every route's page. */
const pages = Object.entries(routes).map(([name, route]) => {
  const [file = ''] = globSync(`frontend/src/features/*/pages/${pageFileOf(name)}`);
  const feature = path.basename(path.resolve(file, '../..'));
  return { route, feature, page: path.basename(file, '.tsx') };
});

it('the first screen needs at most 140 KB of scripts', () => {
  expect(kilobytes(initial)).toBeLessThanOrEqual(140);
});

it.each(pages)('$route needs at most 50 KB more than the first screen', ({ page, feature }) => {
  const names = [page, `texts-en-US-${feature}`];
  // The identity provider's client is loaded once, with the session, on any page.
  const known = new Map([...initial, ...scriptsOf(['firebase'], initial)]);
  expect(kilobytes(scriptsOf(names, known))).toBeLessThanOrEqual(50);
});

it('the review of marks with its questions needs at most 66 KB including its page', () => {
  const names = ['grade-review-page', 'review-board', 'texts-en-US-grades', 'texts-en-US-review'];
  const known = new Map([...initial, ...scriptsOf(['firebase'], initial)]);
  expect(kilobytes(scriptsOf(names, known))).toBeLessThanOrEqual(66);
});

it.each([
  ['the form of a notebook', ['create-notebook-page', 'notebook-form', 'texts-en-US-notebooks']],
  ['the form of an extraction', ['extract-grades-page', 'extraction-form', 'texts-en-US-grades']],
  ['the quiz', ['game-page', 'quiz-game', 'texts-en-US-games']],
  ['the spinner', ['game-page', 'spinner-game', 'texts-en-US-games']],
])('%s, loaded after its page, needs at most 62 KB including it', (_part, names) => {
  const known = new Map([...initial, ...scriptsOf(['firebase'], initial)]);
  expect(kilobytes(scriptsOf(names, known))).toBeLessThanOrEqual(62);
});

it.each(pages)('$route needs at most 6 KB more in Arabic', ({ feature }) => {
  const texts = (locale: string) => ['common', feature].map((name) => `texts-${locale}-${name}`);
  const arabic = scriptsOf([...texts('ar'), 'rtl-cache'], initial);
  const english = scriptsOf(texts('en-US'), new Map());
  expect(kilobytes(arabic) - kilobytes(english)).toBeLessThanOrEqual(6);
});

describe('what opens without a network', () => {
  const { stored, needed } = storedScripts();

  it('is whole: each script has the scripts that it needs before it runs', () => {
    expect([...needed.keys()].filter((file) => !stored.has(file))).toEqual([]);
  });

  const names = ['dashboard', 'classes', 'class', 'classMarks', 'markSheet'];
  const ofJobs = ['gradeReview', 'draft', 'games', 'game'];
  it.each([...names, ...ofJobs])('has the page of %s with its texts in both languages', (name) => {
    const page = path.basename(pageFileOf(name), '.tsx');
    const { feature = '' } = pages.find((one) => one.page === page) ?? {};
    const texts = textsOf(feature).flatMap((file) => [`texts-ar-${file}`, `texts-en-US-${file}`]);
    expect(scriptsOf([page, ...texts], stored)).toEqual(new Map());
  });

  it('has the first screen, the letters of both scripts, and all that pages load for offline use', () => {
    expect([...initial.keys()].filter((file) => !stored.has(file))).toEqual([]);
    const parts = ['readex-pro-arabic', 'readex-pro-latin', 'rtl-cache', 'offline-note', 'copies'];
    const menus = ['navigation-drawer', 'user-menu-list', 'texts-ar-review', 'texts-ar-draft'];
    for (const name of [...parts, ...menus])
      expect(storedFiles().some((url) => url.startsWith(`/assets/${name}-`))).toBe(true);
  });

  it('has at most 750 KB of scripts', () => {
    expect(kilobytes(stored)).toBeLessThanOrEqual(750);
  });
});
