import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import { planPages } from '#shared/notebook/page-plan.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { all, readElement, widths } from '#test/support/pdf-structure.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import { dateYear, type StoredYear } from '../year/date-year.ts';
import { sampleYearNotebook, storedYear } from '../year/sample-year.ts';
import { messagesIn } from './messages.ts';
import type { NotebookInput } from './notebook.ts';
import { renderNotebook } from './render-notebook.ts';

const typefaces = await loadTypefaces(findInPackages);
const messages = messagesIn('en');
const { daily, distribution } = messages.records;

const contents = {
  ...contentsPresets['marks-only'],
  ...{ marks: [], results: false, statistics: false, annualDistribution: true, dailyPages: 1 },
};
const november = { from: '2026-11-01', to: '2026-11-30' };

async function pagesOf(input: NotebookInput) {
  const { pdf, pages } = await renderNotebook(input, { typefaces });
  const shown = await shownTexts(pdf);
  const having = (title: string) => shown.filter((texts) => texts.includes(title));
  return { pages, days: having(daily.procedure), years: having(distribution.lessons) };
}
const notebook = (
  stored: StoredYear = storedYear,
  dailyDays: NotebookInput['dailyDays'] = november,
) => sampleYearNotebook('en', { contents, ...(dailyDays && { dailyDays }) }, stored);
const plan = ({ profile, listed, schoolYear, dailyDays, options }: NotebookInput) =>
  planPages({
    ...options,
    ...{ contents, dailyDays, schoolYear },
    season: profile.academicSeason,
    subject: profile.subject,
    cornerMarks: false,
    classes: listed.classes.map(({ name, pupils }) => ({ name, pupils: pupils.length })),
  }).pages;

describe('daily pages with dates', () => {
  it('are one for each day with lessons, and none on holidays', async () => {
    const { days } = await pagesOf(notebook());
    const dates = days.map((texts) => texts.find((text) => /^\d\d\/\d\d\/\d{4}$/.test(text)));
    // The first is a Sunday and a holiday.
    expect(dates[0]).toBe('02/11/2026');
    expect(dates).toHaveLength(21);
    expect(dates).not.toContain('01/11/2026');
    expect(new Set(dates).size).toBe(dates.length);
  });

  it('have the lessons of their day, and room for others', async () => {
    const { days } = await pagesOf(notebook());
    const page = days.find((texts) => texts.includes('22/11/2026'))!;
    const text = page.join(' ');
    for (const said of ['Sunday', 'Period 2', '09:00', 'Part 3 of 3', 'Half 1']) {
      expect(text).toContain(said);
    }
    expect(page.filter((shown) => shown.startsWith('Period'))).toHaveLength(5);
  });

  it('are as many as the form says, also with other parts', async () => {
    const input = notebook();
    expect(plan(input)).toBe((await pagesOf(input)).pages);
    const without = { ...input, dailyDays: { from: '2026-07-01', to: '2026-07-31' } };
    expect(plan(without)).toBe((await pagesOf(without)).pages);
    expect((await pagesOf(without)).days).toEqual([]);
  });

  it('have a page for a make-up on a day without lessons', async () => {
    const [log] = storedYear.logs;
    const entries = { '2026-11-14-3': { extra: true } } as const;
    const document = { ...log!.document, content: { entries } };
    const logs = [{ ...log!, document }];
    const { days } = await pagesOf(notebook({ ...storedYear, logs }));
    const saturday = days.find((texts) => texts.includes('14/11/2026'));
    expect(saturday?.join(' ')).toContain('Make-up');
  });

  it('are blank from Sunday to Thursday without a timetable', async () => {
    const { year: _, ...input } = notebook({ ...storedYear, schoolYear: { timetable: [] } });
    const { days } = await pagesOf({ ...input, schoolYear: { timetable: [] } });
    expect(days).toHaveLength(21);
    expect(days.flat().filter((text) => text.startsWith('Period'))).toEqual([]);
  });

  it('keep one page a day, whatever is written', async () => {
    const long = 'كلمة طويلة جدا في نص لا ينتهي '.repeat(12).slice(0, 300).trim();
    const timetable = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((period) => ({
      ...{ day: 0 as const, period, className: '1ب1' },
      subject: `التربية الإسلامية والتربية المدنية ${period}`,
    }));
    const schoolYear = { timetable, hours: { morning: '08:00', afternoon: '13:00', minutes: 45 } };
    const distributions = storedYear.distributions.slice(0, 1).flatMap((one) =>
      timetable.map(({ subject }) => ({
        ...{ ...one, subject, year: 1, level: 'Primary' as const },
        lessons: [{ lesson: long, field: long, sessions: 20 }],
      })),
    );
    const owner = { ...storedYear.owner, level: 'Primary' as const };
    const [log] = storedYear.logs;
    const stored = { ...storedYear, owner, schoolYear, distributions, logs: [log!] };
    const input = notebook(stored, { from: '2026-11-22', to: '2026-11-26' });
    const courses = dateYear(stored)!.courses;
    expect(courses.length).toBe(8);
    expect(courses[0]!.real.sessions[0]!.what).toBe('line');
    expect((await pagesOf(input)).days).toHaveLength(1);
  });
});

describe('the annual distribution', () => {
  it('has the lessons of each week, and what was taught', async () => {
    const { years } = await pagesOf(notebook());
    const [page] = years;
    const text = page!.join(' ');
    expect(text).toContain('3/4');
    expect(text).toContain('4/4');
    expect(page).toContain('35');
    expect(text).toContain('Taught until');
  });

  it('is a form for classes without a course', async () => {
    const { years } = await pagesOf({
      ...notebook(),
      listed: { classes: [{ name: '5م1', pupils: [] }] },
    });
    const [page] = years;
    expect(page!.join(' ')).toContain('Hours');
    expect(page).toContain('43');
  });

  it('leaves weeks that are not over to be written, if the teacher wishes it', async () => {
    const input = notebook();
    const shown = async (lessonsAhead: boolean) => {
      const options = { ...input.options, lessonsAhead };
      const { years } = await pagesOf({ ...input, options });
      return years[0]!.join(' ');
    };
    expect(await shown(true)).toMatch(/22\/11 – 26\/11 .*\(1–2 of 3\)/);
    expect(await shown(false)).not.toMatch(/22\/11 – 26\/11 .*of 3/);
    expect(await shown(false)).toMatch(/01\/11 – 05\/11 .*\(2–3 of 3\)/);
  });

  it('says what the year has no sessions left for, unless the teacher leaves it out', async () => {
    const more = { lesson: 'الحجوم', sessions: 40 };
    const distributions = storedYear.distributions.map((one) => ({
      ...one,
      lessons: [...one.lessons, more],
    }));
    const input = notebook({ ...storedYear, distributions });
    const shown = async (unplacedLessons: boolean) => {
      const options = { ...input.options, unplacedLessons };
      const { years } = await pagesOf({ ...input, options });
      return years[0]!.join(' ');
    };
    expect(await shown(true)).toMatch(/Not in the year: .*sessions\)/);
    expect(await shown(false)).not.toContain('Not in the year');
  });

  it('has room for hundreds of lessons, and says how many more are outside the year', async () => {
    const lessons = Array.from({ length: 400 }, (_, index) => ({ lesson: `مورد رقم ${index}` }));
    const distributions = storedYear.distributions.map((one) => ({ ...one, lessons }));
    const { years } = await pagesOf(notebook({ ...storedYear, distributions }));
    expect(years[0]!.join(' ')).toMatch(/Not in the year: .*\+2\d\d/);
  });

  it('has a page for each subject of a class', async () => {
    const timetable = [
      { day: 0, period: 1, className: '2م3' },
      { day: 0, period: 2, className: '2م3', subject: 'التربية العلمية' },
      { day: 1, period: 1, className: '2م4' },
    ] as const;
    const input = notebook({ ...storedYear, logs: [], schoolYear: { timetable: [...timetable] } });
    const { years, pages } = await pagesOf(input);
    expect(years).toHaveLength(3);
    expect(plan(input)).toBe(pages);
  });
});

it('have complete rows in every table for blind readers', async () => {
  const { pdf } = await renderNotebook(notebook(), { typefaces });
  const { catalog } = await PDFDocument.load(pdf);
  const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const tables = all(readElement(tree.lookup(PDFName.of('K'), PDFDict)), 'Table');
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) expect(new Set(widths(table)).size, widths(table).join()).toBe(1);
});
