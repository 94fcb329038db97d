import { expect, it } from 'vitest';
import { findEntries, type Entry } from './find-entries.ts';

const entry = (title: string, rest: Partial<Entry> = {}): Entry => ({
  ...{ id: title, group: 'drafts', title, to: `/${title}` },
  ...rest,
});
const titles = (entries: readonly Entry[], typed: string) =>
  findEntries(entries, typed).map(([group, own]) => [group, own.map(({ title }) => title)]);

it('finds names whatever forms their Arabic letters have', () => {
  const drafts = [entry('أُسُس المُثلّثات'), entry('القسمة الإقليدية'), entry('Fractions décimales')];
  expect(titles(drafts, 'اسس المثلثات')).toEqual([['drafts', ['أُسُس المُثلّثات']]]);
  expect(titles(drafts, 'الاقليديه')).toEqual([['drafts', ['القسمة الإقليدية']]]);
  expect(titles(drafts, 'DECIMALES frac')).toEqual([['drafts', ['Fractions décimales']]]);
  expect(titles(drafts, 'algebra')).toEqual([]);
});

it('finds a class by its code, and by its subject', () => {
  const classes = [
    entry('2م3', { group: 'classes', detail: 'الرياضيات' }),
    entry('3م2', { group: 'classes', detail: 'الفيزياء' }),
  ];
  expect(titles(classes, '٢م٣')).toEqual([['classes', ['2م3']]]);
  expect(titles(classes, 'فيزياء')).toEqual([['classes', ['3م2']]]);
});

it('finds pupils by any form of their letters and any order of their names, after everything else', () => {
  const pupils = ['بُوعلام أمينة', 'قاسمي يحيى', 'Léa Ben Ali'].map((name) =>
    entry(name, { group: 'pupils', detail: '2م3', isPart: true }),
  );
  const found = (typed: string) => titles([...pupils, entry('2م3', { group: 'pages' })], typed);
  expect(found('امينه بوعلام')).toEqual([['pupils', ['بُوعلام أمينة']]]);
  expect(found('يحيي')).toEqual([['pupils', ['قاسمي يحيى']]]);
  expect(found('lea')).toEqual([['pupils', ['Léa Ben Ali']]]);
  expect(found('2م3').map(([group]) => group)).toEqual(['pages', 'pupils']);
  expect(found('').map(([group]) => group)).toEqual(['pages']);
});

it('shows words that begin as typed before others, and groups in their order', () => {
  const entries = [
    entry('Statements', { group: 'pages' }),
    entry('Contest'),
    entry('Test of fractions'),
    entry('1AM', { group: 'classes' }),
  ];
  expect(titles(entries, 'tes')).toEqual([['drafts', ['Test of fractions', 'Contest']]]);
  expect(titles(entries, '').map(([group]) => group)).toEqual(['classes', 'drafts', 'pages']);
});

it('shows a few of each group at first, and parts of a class only when something is typed', () => {
  const drafts = Array.from({ length: 20 }, (_, index) => entry(`Draft ${index}`));
  const part = entry('1AM', { group: 'classes', detail: 'marks', isPart: true });
  expect(titles([...drafts, part], '')).toEqual([
    ['drafts', ['Draft 0', 'Draft 1', 'Draft 2', 'Draft 3']],
  ]);
  expect(titles([...drafts, part], '1am')).toEqual([['classes', ['1AM']]]);
  expect(findEntries(drafts, 'draft')[0]?.[1]).toHaveLength(8);
});

it('shows what was made or changed last before the groups, of whatever kind, and nothing twice', () => {
  const day = (number: number) => ({ at: `2026-11-${String(number).padStart(2, '0')}T08:00:00Z` });
  const drafts = [9, 5, 3, 2, 1].map((number) => entry(`Draft ${number}`, day(number)));
  const marks = entry('1AM', { group: 'classes', isPart: true, ...day(7) });
  const notebook = entry('Notebook', { group: 'notebooks', ...day(4) });
  const all = [entry('1AM', { group: 'classes', id: 'class' }), marks, ...drafts, notebook];
  expect(titles(all, '')).toEqual([
    ['recent', ['Draft 9', '1AM', 'Draft 5', 'Notebook', 'Draft 3']],
    ['classes', ['1AM']],
    ['drafts', ['Draft 2', 'Draft 1']],
  ]);
  expect(titles(all, 'draft')).toEqual([
    ['drafts', ['Draft 9', 'Draft 5', 'Draft 3', 'Draft 2', 'Draft 1']],
  ]);
});
