import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { markSheetContent, type MarkSheetContent } from '../../model/mark-sheet.ts';
import { savedPupil } from '../../model/saved-class.ts';
import { terms, type Term } from '../../model/term.ts';
import { byRank, termReport } from './term-report.ts';
import { yearReport } from './year-report.ts';

const list = z.array(z.nullable(z.union([z.number(), z.string()])));
const statistics = z.nullable(z.record(z.string(), z.unknown()));
/** What `recompute.py` has worked out with exact fractions. */
const recomputed = z.record(
  z.string(),
  z.object({
    pupils: z.array(savedPupil),
    sheets: z.record(z.string(), markSheetContent),
    expected: z.object({
      terms: z.record(
        z.string(),
        z.object({
          averages: list,
          missing: list,
          ranks: list,
          progress: list,
          honours: list,
          columns: z.array(statistics),
          all: statistics,
          girls: statistics,
          boys: statistics,
        }),
      ),
      year: z.object({ averages: list, ranks: list, moved: list, all: statistics }),
    }),
  }),
);
const classes = z.parse(
  recomputed,
  JSON.parse(readFileSync('test/fixtures/reports/classes.json', 'utf8')),
);

const pupilsOf = (...names: readonly string[]) =>
  names.map((fullName, index) => ({ id: `p${index}`, fullName }));
const sheetOf = (...marks: readonly string[]): MarkSheetContent => ({
  columns: [{ id: 'c1', heading: 'الفرض', role: 'test', scale: 20 }],
  marks: Object.fromEntries(
    marks.flatMap((text, index) => (text ? [[`p${index}`, { c1: { text } }]] : [])),
  ),
  averages: { preset: 'custom', scale: 20, parts: [{ roles: ['test'], weight: 1 }] },
});

describe.each(Object.entries(classes))('the %s class', (_, { pupils, sheets, expected }) => {
  const byTerm = new Map<Term, MarkSheetContent>(
    terms.flatMap((term) => {
      const sheet = sheets[term];
      return sheet ? [[term, sheet] as const] : [];
    }),
  );

  it.each(Object.entries(expected.terms))(
    'has the figures of exact fractions in term %s',
    (term, own) => {
      const report = termReport({ pupils }, byTerm, Number(term) as Term)!;
      const of = <T>(pick: (pupil: (typeof report.pupils)[number]) => T) =>
        report.pupils.map((pupil) => pick(pupil) ?? null);
      expect(of(({ average }) => average)).toEqual(own.averages);
      expect(of(({ worked }) => ('missing' in worked ? worked.missing : null))).toEqual(
        own.missing,
      );
      expect(of(({ rank }) => rank)).toEqual(own.ranks);
      expect(of(({ progress }) => progress)).toEqual(own.progress);
      expect(of(({ honour }) => honour)).toEqual(own.honours);
      expect(report.columns.map((column) => column.statistics)).toMatchObject(own.columns);
      expect(report.statistics).toMatchObject(own.all!);
      expect(report.girls).toMatchObject(own.girls!);
      expect(report.boys).toMatchObject(own.boys!);
    },
  );

  it('has the year of exact fractions', () => {
    const report = yearReport({ pupils }, byTerm);
    expect(report.pupils.map(({ average }) => average ?? null)).toEqual(expected.year.averages);
    expect(report.pupils.map(({ rank }) => rank ?? null)).toEqual(expected.year.ranks);
    expect(report.pupils.map(({ moved }) => moved ?? null)).toEqual(expected.year.moved);
    if (expected.year.all) expect(report.statistics).toMatchObject(expected.year.all);
    else expect(report.statistics).toBeUndefined();
  });
});

describe('a report', () => {
  const pupils = pupilsOf('ا', 'ب', 'ج', 'د');

  it('of a term without a sheet does not exist, and the year goes on without it', () => {
    const sheets = new Map([[2 as const, sheetOf('12')]]);
    expect(termReport({ pupils }, sheets, 1)).toBeUndefined();
    expect(yearReport({ pupils }, sheets).pupils[0]).toMatchObject({
      terms: [undefined, { average: 12, rank: 1 }, undefined],
      average: undefined,
      moved: undefined,
    });
  });

  it.each([
    ['no mark', sheetOf()],
    ['only absences', sheetOf('غ', 'غ', 'غ', 'غ')],
    ['marks above the full mark', sheetOf('25', '30')],
  ])('has no figures with %s', (_, sheet) => {
    const report = termReport({ pupils }, new Map([[1, sheet]]), 1)!;
    expect(report.statistics).toBeUndefined();
    expect(report.pupils.every(({ rank, honour }) => rank === undefined && !honour)).toBe(true);
  });

  it('has the figures of columns, but no averages, without a rule', () => {
    const { averages: _, ...sheet } = sheetOf('12', '9');
    const report = termReport({ pupils }, new Map([[1, sheet]]), 1)!;
    expect(report.columns[0]?.statistics).toMatchObject({ marked: 2, mean: 10.5 });
    expect(report.statistics).toBeUndefined();
  });

  it('of one pupil ranks that pupil first', () => {
    const report = termReport({ pupils: pupilsOf('ا') }, new Map([[1, sheetOf('7')]]), 1)!;
    expect(report.pupils[0]).toMatchObject({ rank: 1, average: 7 });
    expect(report.statistics).toMatchObject({ mean: 7, median: 7, passed: 0 });
  });

  it('counts no pupil who has left, and says nothing of progress for one who has come', () => {
    const sheets = new Map<Term, MarkSheetContent>([
      [1, sheetOf('12', '', '18')],
      [2, sheetOf('13', '10')],
    ]);
    const report = termReport({ pupils: pupils.slice(0, 2) }, sheets, 2)!;
    expect(report.pupils.map(({ progress }) => progress)).toEqual([1, undefined]);
    expect(report.before).toMatchObject({ marked: 1, mean: 12 });
  });

  it('orders ties by the list, and pupils without an average last', () => {
    const report = termReport({ pupils }, new Map([[1, sheetOf('12', '', '15', '12')]]), 1)!;
    expect(byRank(report.pupils).map(({ fullName, rank }) => [fullName, rank])).toEqual([
      ['ج', 1],
      ['ا', 2],
      ['د', 2],
      ['ب', undefined],
    ]);
  });

  it('awards by the teacher’s own thresholds', () => {
    const report = termReport({ pupils }, new Map([[1, sheetOf('13', '16', '18')]]), 1, {
      'honour-roll': 13,
      congratulations: 16.5,
    })!;
    expect(report.pupils.map(({ honour }) => honour)).toEqual([
      'honour-roll',
      'honour-roll',
      'congratulations',
      undefined,
    ]);
  });

  it('says when the rule was edited between terms', () => {
    const [first, second] = [sheetOf('12'), sheetOf('13')];
    const edited = {
      ...second,
      averages: { ...second.averages!, parts: [{ roles: ['test' as const], weight: 2 }] },
    };
    const sheets = new Map<Term, MarkSheetContent>([
      [1, first],
      [2, edited],
      [3, edited],
    ]);
    expect(termReport({ pupils }, sheets, 2)).toMatchObject({ hasOtherRuleBefore: true });
    expect(termReport({ pupils }, sheets, 3)).toMatchObject({ hasOtherRuleBefore: false });
  });
});

it('names a pupil who has left with the average of what was written, in no figure and without a rank', () => {
  const left = [
    { id: 'p2', fullName: 'ج', leftOn: '2026-11-12' },
    { id: 'p9', fullName: 'د', leftOn: '2026-11-13' },
  ];
  const kept = { pupils: pupilsOf('ا', 'ب') };
  const sheets = new Map([[1, sheetOf('12', '8', '20')]] as const);
  const without = termReport(kept, sheets, 1)!;
  const report = termReport({ ...kept, left }, sheets, 1)!;
  const named = { id: 'p2', fullName: 'ج', leftOn: '2026-11-12' };
  expect(report.left).toEqual([
    expect.objectContaining({ ...named, average: 20, marks: ['20'], rank: undefined }),
  ]);
  expect(report).toEqual({ ...without, left: report.left });
  const year = yearReport({ ...kept, left }, sheets);
  expect(year.left).toEqual([
    {
      ...named,
      terms: [{ average: 20, rank: undefined }, undefined, undefined],
      ...{ average: undefined, rank: undefined, honour: undefined, moved: undefined },
    },
  ]);
  expect(year.pupils).toEqual(yearReport(kept, sheets).pupils);
});
