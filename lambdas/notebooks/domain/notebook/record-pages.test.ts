import { describe, expect, it } from 'vitest';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import { rasterPages } from '#test/support/raster-pdf.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { officialTextsIn } from '#lambdas/print/official/official-texts.ts';
import { messagesIn } from './messages.ts';
import { renderNotebook } from './render-notebook.ts';
import { sampleNotebook, sampleTerm } from './sample-notebook.ts';
import type { NotebookInput } from './notebook.ts';

const typefaces = await loadTypefaces(findInPackages);
const messages = messagesIn('en');
const official = officialTextsIn('en');

/** The pages of a notebook in English with one class that has this record. */
async function pagesOf(
  record: Pick<ListedClass, 'terms' | 'teachAgain'> & Partial<Pick<ListedClass, 'pupils'>>,
  others: Partial<NotebookInput> = {},
) {
  const sample = sampleNotebook('en', 1, 8);
  const [listed] = sample.listed.classes;
  const input = { ...sample, listed: { classes: [{ ...listed!, ...record }] }, ...others };
  const { pdf, pages } = await renderNotebook(input, { typefaces });
  const shown = await shownTexts(pdf);
  const titled = (title: string) => shown.findLast((texts) => texts.includes(title)) ?? [];
  return { pages, titled, shown };
}
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const pageCount = (await pagesOf({})).pages;

describe('the pages of a class’s record', () => {
  it('award the honours of the newest period with averages', async () => {
    const { titled } = await pagesOf({ terms: [sampleTerm(1, 8)] });
    const shown = titled(messages.results).join(' ');
    expect(shown).toContain(messages.honoursOf('First term'));
    expect(shown).toMatch(
      new RegExp(`${official.honours.excellence}|${official.honours.encouragement}`),
    );
    const year = await pagesOf({ terms: [1, 2, 3].map((term) => sampleTerm(term as 1, 8)) });
    expect(year.titled(messages.results).join(' ')).toContain(messages.honoursOf(messages.year));
  });

  it('award them from the teacher’s own thresholds, and say whose they are', async () => {
    const honours = {
      ...{ thresholds: { excellence: 19.75 }, areUsual: false },
      ...{ source: 'Council of teachers', since: '2026-09-20' },
    };
    const { titled } = await pagesOf({ terms: [sampleTerm(1, 8)] }, { honours });
    const shown = titled(messages.results);
    expect(shown.join(' ')).toContain('Excellence 19.75 (out of 20). Council of teachers');
    expect(shown.filter((text) => Object.values(official.honours).includes(text))).toEqual([]);
  });

  it('name all classes of a level above the rule of their heading, however long the names are', async () => {
    const classes = Array.from({ length: 6 }, (_, at) => ({
      ...{ name: `السنة الثالثة متوسط القسم ${at + 1}`, pupils: [] },
    }));
    const sample = sampleNotebook('ar', 1, 1);
    const made = await renderNotebook({ ...sample, listed: { classes } }, { typefaces });
    const { distribution, council } = messagesIn('ar').records;
    const shown = await shownTexts(made.pdf);
    for (const words of [distribution.lessons, council.decisions]) {
      const at = shown.findIndex((texts) => texts.some((text) => text.includes(words)));
      const [page] = await rasterPages(made.pdf, [at]);
      const isWhite = (y: number): boolean =>
        range(10, 200).every((x) =>
          range(0, 4).every((part) => page!.darkAt(x, y + part / 4) < 60),
        );
      expect(isWhite(20.8)).toBe(true);
      expect(isWhite(10)).toBe(false);
    }
  });

  it('leave honours blank without marks', async () => {
    const shown = (await pagesOf({})).titled(messages.results);
    expect(shown.filter((text) => Object.values(official.honours).includes(text))).toEqual([]);
    expect(shown.join(' ')).not.toContain('Honours printed');
  });

  it('have the official heading on the cover and on the minutes', async () => {
    const { shown } = await pagesOf({});
    const minutes = shown.findLast((texts) => texts.includes(messages.records.council.decisions));
    for (const page of [shown[0], minutes]) {
      expect(page).toContain(official.republic);
      expect(page).toContain(official.ministry);
    }
  });

  it('have clock times once the teacher has set the hours of the school', async () => {
    const timetable = [{ day: 0, period: 6, className: '1م1' }] as const;
    const contents = { ...contentsPresets.complete, dailyPages: 1 };
    const timesOf = async (schoolYear: SchoolYear) => {
      const { titled } = await pagesOf({}, { schoolYear, contents });
      const pages = [messages.timetable, messages.records.daily.title];
      return pages.map((title) => titled(title).filter((text) => /^\d\d:\d\d/.test(text)));
    };
    const hours = { morning: '08:00', afternoon: '13:30', minutes: 55 };
    const [week, day] = await timesOf({ timetable: [...timetable], hours });
    expect(week).toHaveLength(8);
    expect(week).toContain('14:25–15:20');
    expect(day).toEqual(['14:25']);
    expect(await timesOf({ timetable: [...timetable] })).toEqual([[], []]);
  });

  it('seat the pupils in the order of the list', async () => {
    const pupils = ['Amel A', 'Badis B', 'C'.repeat(120)].map((fullName) => ({ fullName }));
    const { titled, pages } = await pagesOf({ pupils });
    const shown = titled(messages.records.seating.title).join(' ');
    expect(shown.indexOf('Amel A')).toBeGreaterThan(0);
    expect(shown.indexOf('Badis B')).toBeGreaterThan(shown.indexOf('Amel A'));
    expect(shown).toContain('…');
    expect(pages).toBe(pageCount);
  });

  it('begin the remediation with the groups of the newest test', async () => {
    const groups = [
      { question: 3, pupils: [0, 2] },
      { question: 1, pupils: [1] },
    ];
    const pupils = ['Amel A', 'Badis B', 'Chafia C'].map((fullName) => ({ fullName }));
    const teachAgain = { heading: 'Fractions', date: '2026-11-20', missedByAll: [2, 4], groups };
    const shown = (await pagesOf({ pupils, teachAgain })).titled(messages.remediation).join(' ');
    for (const text of ['The whole class', 'Amel A, Chafia C', '20/11/2026', 'questions 2, 4'])
      expect(shown).toContain(text);
    expect(shown.indexOf('question 3')).toBeLessThan(shown.indexOf('question 1'));
  });

  it('need one page for the groups of sixty pupils with the longest names', async () => {
    const pupils = Array.from({ length: 60 }, (_, index) => ({
      fullName: `${index} ${'Abdelkader '.repeat(12)}`.slice(0, 120),
    }));
    const groups = [1, 2, 3, 4, 5].map((question) => {
      return {
        question,
        pupils: pupils.flatMap((__, index) => (index % 5 === question - 1 ? [index] : [])),
      };
    });
    const missedByAll = Array.from({ length: 35 }, (_, index) => index + 6);
    const teachAgain = { heading: 'T'.repeat(60), date: '2026-11-20', missedByAll, groups };
    const { pages } = await pagesOf({ pupils, teachAgain });
    expect(pages).toBe((await pagesOf({ pupils })).pages);
  });
});
