import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageFileOf } from '#frontend/app/router/page-files.ts';
import { textsOf } from '#frontend/i18n/shared-texts.ts';
import { framesOf } from '#shared/model/browser-error.ts';
import { locales } from '#shared/model/locale.ts';
import { pages as routes, pagesByAudience } from '#shared/model/pages.ts';
import {
  built,
  initialScripts,
  kilobytes,
  scriptsOf,
  storedFiles,
  storedScripts,
} from '../support/site-scripts.ts';

/** KB above the budgets in a copy of the project in which generators have written examples. */
const EXAMPLES = process.env['GENERATED_EXAMPLES'] === undefined ? 0 : 0.5;

/** The feature and the file of every route's page, and what it may need in KB beyond what its users have anyway. */
const pages = Object.entries(routes).map(([name, route]) => {
  const [file = ''] = globSync(`frontend/src/features/*/pages/${pageFileOf(name)}`);
  const feature = path.basename(path.resolve(file, '../..'));
  const forUsers = !Object.hasOwn({ ...pagesByAudience.visitors, ...pagesByAudience.anyone }, name);
  const page = path.basename(file, '.tsx');
  return { route, feature, page, forUsers, budget: forUsers ? 42 : 39 };
});

/** The built file of a page: the dashboard's is the one that signed-in users have anyway. */
const fileOf = (page: string): string => (page === 'dashboard-page' ? 'home' : page);
/** The built file of a feature's texts. */
const textsFileOf = (feature: string): string =>
  ['dashboard', 'today'].includes(feature) ? 'session' : feature;

/** What a signed-in user's browser loads on any page, the dashboard included. */
const signedIn = ['home'];
const table = ['mark-grid', 'document-bar', 'grid-overlays'];
const besideTable = ['report-buttons', 'mark-formula'];
const textsOfMarks = ['page-review', 'documents', 'jobs', 'photos', 'review'];
/** All that a browser loads for a screen before somebody presses anything, and its budget in KB as sent. */
const screens = [
  ['the login page', 140, ['login-page', 'school-button'], ['auth']],
  ['the dashboard', 172, signedIn, []],
  ['the classes', 189, [...signedIn, 'classes-page'], ['classes', 'jobs']],
  ['a class', 190, [...signedIn, 'class-page'], ['class-frame', 'classes', 'jobs']],
  [
    'the marks of a class',
    185,
    [...signedIn, 'class-marks-page'],
    ['class-frame', 'classes', 'jobs'],
  ],
  [
    'a mark sheet',
    231,
    [...signedIn, 'mark-sheet-page', 'sheet-board', ...table, ...besideTable, 'fill-workbook'],
    ['mark-sheets', 'class-frame', 'documents', 'review', 'record'],
  ],
  [
    'all subjects of a class',
    246,
    [...signedIn, 'class-subjects-page', 'subjects-board', ...table],
    ['mark-sheets', 'class-frame', 'documents', 'review', 'record', 'subjects'],
  ],
  [
    'a review of marks',
    244,
    [
      ...[...signedIn, 'grade-review-page', 'review-board', ...table, ...besideTable],
      ...['reviewed-photo', 'below-table', 'use-take-class', 'review-overlays'],
    ],
    textsOfMarks,
  ],
  [
    'the board of a draft',
    274,
    [
      ...[...signedIn, 'draft-page', 'draft-part', 'draft-sheet', 'figure-picture'],
      ...['directed-text', 'source-headings', 'job-steps', 'content-forms'],
    ],
    ['ai-content', 'documents', 'jobs', 'draft'],
  ],
] as const;

describe.each(locales)('as sent in %s', (locale) => {
  const initial = initialScripts(locale);
  // What any page of signed-in users has is loaded once, with the session.
  const known = new Map([...initial, ...scriptsOf(['home'], initial)]);
  const textsNamed = (files: readonly string[]) => files.map((file) => `texts-${locale}-${file}`);

  it('what every page needs has at most 119 KB of scripts', () => {
    expect(kilobytes(initial)).toBeLessThanOrEqual(119 + EXAMPLES);
  });

  it.each(screens)('%s has at most %d KB of scripts', (_screen, budget, parts, texts) => {
    const common = parts.some((part) => part === 'home') ? ['session'] : [];
    const whole = scriptsOf([...parts, ...textsNamed([...common, ...texts])], new Map());
    expect(kilobytes(new Map([...initial, ...whole]))).toBeLessThanOrEqual(budget + EXAMPLES);
  });

  it.each(pages)('$route needs at most $budget KB more', ({ page, feature, forUsers, budget }) => {
    const names = [fileOf(page), ...textsNamed([textsFileOf(feature)])];
    const more = scriptsOf(names, forUsers ? known : initial);
    expect(kilobytes(more)).toBeLessThanOrEqual(budget + EXAMPLES);
  });

  it.each([
    ['the form of a notebook', ['create-notebook-page', 'notebook-form'], 'notebooks'],
    ['the form of an extraction', ['extract-grades-page', 'extraction-form'], 'page-review'],
    ['the quiz', ['game-page', 'quiz-game'], 'games'],
    ['the spinner', ['game-page', 'spinner-game'], 'games'],
  ])('%s, loaded after its page, needs at most 50 KB including it', (_part, names, texts) => {
    expect(kilobytes(scriptsOf([...names, ...textsNamed([texts])], known))).toBeLessThanOrEqual(
      50 + EXAMPLES,
    );
  });
});

describe('what opens without a network', () => {
  const { stored, needed } = storedScripts();

  it('is whole: each script has the scripts that it needs before it runs', () => {
    expect([...needed.keys()].filter((file) => !stored.has(file))).toEqual([]);
  });

  const names = ['dashboard', 'classes', 'class', 'classMarks', 'classSubjects', 'markSheet'];
  const ofJobs = ['gradeReview', 'draft', 'games', 'game'];
  it.each([...names, ...ofJobs])('has the page of %s with its texts in both languages', (name) => {
    const page = path.basename(pageFileOf(name), '.tsx');
    const { feature = '' } = pages.find((one) => one.page === page) ?? {};
    const texts = textsOf(feature)
      .map(textsFileOf)
      .flatMap((file) => [`texts-ar-${file}`, `texts-en-US-${file}`]);
    expect(scriptsOf([fileOf(page), ...texts], stored)).toEqual(new Map());
  });

  it('has the first screen, the letters of both scripts, and all that pages load for offline use', () => {
    const initial = locales.flatMap((locale) => [...initialScripts(locale).keys()]);
    expect(initial.filter((file) => !stored.has(file))).toEqual([]);
    const parts = ['readex-pro-arabic', 'readex-pro-latin', 'rtl-cache', 'home'];
    const texts = ['texts-ar-session', 'texts-ar-review', 'texts-ar-draft'];
    const menus = ['navigation-drawer', 'user-menu-list', ...texts];
    for (const name of [...parts, ...menus])
      expect(storedFiles().some((url) => url.startsWith(`/assets/${name}-`))).toBe(true);
  });

  it('has what the pages of documents show, which is loaded after them', () => {
    const boards = ['sheet-board', 'subjects-board', 'review-board', 'draft-part', 'class-lessons'];
    expect(scriptsOf(boards, stored)).toEqual(new Map());
  });

  it('has the rolls of a class with what shows them, and the folder that was made last', () => {
    const parts = ['class-roll-page', 'opened-roll', 'roll-button', 'session-dialog', 'day-parts'];
    const read = ['class-attendance-page', 'class-attendance', 'test-absences', 'folder-dialog'];
    const texts = locales.flatMap((locale) =>
      ['roll', 'attendance', 'folder'].map((name) => `texts-${locale}-${name}`),
    );
    expect(scriptsOf([...parts, ...read, ...texts], stored)).toEqual(new Map());
  });

  it('has no script that only parts load which need a network', () => {
    const names = [...stored.keys()].map((file) => path.basename(file));
    for (const part of ['upload-file', 'use-photos', 'register-photo', 'class-register-page'])
      expect(names.filter((name) => name.startsWith(`${part}-`))).toEqual([]);
  });

  it('has the seating plan of a class, and the spinner that picks by it', () => {
    const parts = ['class-seating-page', 'class-seats', 'seat-plan', 'spinner-seats'];
    const texts = locales.map((locale) => `texts-${locale}-seating`);
    expect(scriptsOf([...parts, ...texts], stored)).toEqual(new Map());
  });

  it('has the appraisals and advice of one class and of all, with their texts', () => {
    const parts = ['remarks-panel', 'fill-classes', 'all-appraisals', 'bank-dialog'];
    const texts = locales.map((locale) => `texts-${locale}-appraisals`);
    expect(scriptsOf([...parts, ...texts], stored)).toEqual(new Map());
  });

  it('never takes the place of an earlier release while a page of that is open', () => {
    const worker = readFileSync(path.join(built, 'sw.js'), 'utf8');
    expect(worker).toContain('precache');
    expect(worker).not.toMatch(/skipWaiting|clients\.claim/);
  });

  it('has at most 851 KB of scripts', () => {
    expect(kilobytes(stored)).toBeLessThanOrEqual(851 + EXAMPLES);
  });
});

it('every script is named so that a report of an error says where it was thrown', () => {
  const scripts = globSync('assets/*.js', { cwd: built });
  expect(scripts.length).toBeGreaterThan(100);
  for (const script of scripts) expect(framesOf([`/${script}:1:2`])).toHaveLength(1);
});
