import { describe, expect, it } from 'vitest';
import { rollPlaces } from '#shared/attendance/roll-places.ts';
import type { Roll } from '#shared/model/attendance.ts';
import { attendanceForms, contentsPresets } from '#shared/model/notebook-contents.ts';
import { planPages } from '#shared/notebook/page-plan.ts';
import { printedRegister } from '#shared/paper/printed-sheet.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { cellFaults, cornerFaults, rasterPages, readNumbers } from '#test/support/raster-pdf.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import type { StoredYear } from '../year/date-year.ts';
import { sampleYearNotebook, storedYear } from '../year/sample-year.ts';
import { messagesIn } from './messages.ts';
import type { NotebookInput } from './notebook.ts';
import { renderNotebook } from './render-notebook.ts';
import { sampleNotebook } from './sample-notebook.ts';

const typefaces = await loadTypefaces(findInPackages);
const bare = {
  ...contentsPresets['marks-only'],
  ...{ marks: [], results: false, statistics: false, attendance: 'every-day' as const },
};
const AT = '2026-11-20T08:00:00.000Z';
const className = '2م3';

/** A notebook with the registers of one saved class. */
function notebook(
  language: 'en' | 'ar',
  size: number,
  more: Partial<NotebookInput> & { stored?: StoredYear } = {},
): NotebookInput {
  const { stored = storedYear, ...rest } = more;
  const sample = sampleYearNotebook(language, { contents: bare }, stored);
  const [listed] = sampleNotebook(language, 1, size).listed.classes;
  const pupils = Array.from({ length: size }, (_, index) => `p${index}`);
  const [{ id: classId = '' } = {}] = storedYear.classes;
  return {
    ...sample,
    listed: { classes: listed ? [{ ...listed, name: className }] : [] },
    saved: [{ classId, classVersion: 3, pupils, subject: 'الرياضيات', terms: [] }],
    ...rest,
  };
}
const render = (input: NotebookInput) => renderNotebook(input, { typefaces });
const monthOf = (month: string) => (register: { columns: { rolls: { key: string }[] }[] }) =>
  register.columns[0]?.rolls[0]?.key.startsWith(month) === true;
const keysOf = (register: { columns: { rolls: { key: string }[] }[] } | undefined) =>
  register?.columns.map(({ rolls }) => rolls.map(({ key }) => key).join('+'));

/** Everybody present in November up to a date, except some. */
function rollsOf(input: NotebookInput, signs: Roll['marks'], until: string) {
  const [saved] = input.saved ?? [];
  const sessions = (input.year?.courses ?? [])
    .filter(({ course }) => course.className === className)
    .map(({ real }) => real.sessions);
  const places = rollPlaces(sessions, false).filter(({ date, isLost }) => !isLost && date < until);
  const taken = { at: AT, pupils: [...(saved?.pupils ?? [])] };
  const rolls = places.map(({ key }): [string, Roll] => [
    key,
    { taken, marks: key === '2026-11-10-3' ? signs : {} },
  ]);
  return new Map([[saved?.classId ?? '', Object.fromEntries(rolls)]]);
}

describe('a register that is read from photos', () => {
  it.each([
    ['en', 60],
    ['ar', 38],
    ['ar', 12],
  ] as const)('is where its layout says, in %s for %i pupils', async (language, pupils) => {
    const { pdf, registers, pages } = await render(notebook(language, pupils));
    const onPages = pupils > 44 ? 2 : 1;
    // September to May: in June there are no lessons.
    expect(registers).toHaveLength(9 * onPages);
    const last = pages - onPages;
    const some = [0, onPages, registers.length - 1];
    const shown = await rasterPages(
      pdf,
      some.map((index) => last - registers.length + index),
    );
    for (const [nth, index] of some.entries()) {
      const sheet = registers[index]!;
      expect(printedRegister.safeParse({ ...sheet, printedAt: AT }).error).toBeUndefined();
      expect(cornerFaults(shown[nth]!, sheet)).toEqual([]);
      expect(cellFaults(shown[nth]!, sheet)).toEqual([]);
      expect(readNumbers(shown[nth]!, registers)).toEqual([sheet.number]);
      expect(sheet.layout.rows[0]!.bottom - sheet.layout.rows[0]!.top).toBeGreaterThan(5.49);
    }
  });

  it('has a column for each roll, and none to read for a lost session, a holiday or exams', async () => {
    const { registers } = await render(notebook('ar', 38));
    const november = keysOf(registers.find(monthOf('2026-11')));
    expect(november).toContain('2026-11-10-3');
    expect(november).not.toContain('2026-11-17-3');
    expect(november).not.toContain('2026-11-01-2');
    // A make-up on a day that has a session already.
    expect(november).toEqual(expect.arrayContaining(['2026-11-24-3', '2026-11-24-5']));
    const december = keysOf(registers.find(monthOf('2026-12')))!;
    expect(december.filter((key) => key >= '2026-12-06' && key < '2026-12-11')).toEqual([]);
  });

  it('prints the signs that are known, and remembers them', async () => {
    const input = notebook('en', 12);
    const signs: Roll['marks'] = {
      p2: { sign: 'absent', at: AT },
      p5: { sign: 'excused', at: AT },
      p7: { sign: 'present', at: AT },
    };
    const rolls = rollsOf(input, signs, '2026-12-01');
    const { registers, pdf } = await render({ ...input, rolls });
    const november = registers.find(monthOf('2026-11'))!;
    const column = keysOf(november)!.indexOf('2026-11-10-3');
    expect(november.printed).toEqual([
      { row: 2, column, sign: 'absent' },
      { row: 5, column, sign: 'excused' },
    ]);
    const texts = (await shownTexts(pdf)).find((page) =>
      page.includes('Attendance: November 2026'),
    )!;
    expect(texts.filter((text) => text === '2')).not.toEqual([]);
    // Two of twelve pupils in one of sixteen sessions.
    expect(texts.join(' ')).toMatch(/Attendance 9[89]\.\d/u);
    const december = (await shownTexts(pdf)).find((page) =>
      page.includes('Attendance: December 2026'),
    )!;
    expect(december.join(' ')).not.toMatch(/Attendance \d/u);
  });

  it('gives both halves of a class one column where they come one after the other', async () => {
    const timetable = [
      { day: 0, period: 1, className, half: 1 },
      { day: 0, period: 2, className, half: 2 },
      { day: 2, period: 3, className },
    ] as const;
    const schoolYear = { ...storedYear.schoolYear, timetable: [...timetable] };
    const { registers } = await render(
      notebook('en', 12, { schoolYear, stored: { ...storedYear, logs: [], schoolYear } }),
    );
    const october = registers.find(monthOf('2026-10'))!;
    expect(october.columns[0]?.rolls).toEqual([
      { key: '2026-10-04-1', half: 1 },
      { key: '2026-10-04-2', half: 2 },
    ]);
    expect(october.columns[1]?.rolls).toEqual([{ key: '2026-10-06-3' }]);
  });

  it.each([
    ['the profile', 'Primary', undefined],
    ['the class, whatever the profile says', 'Middle', 'Primary'],
  ] as const)(
    'has half-days in a primary school by %s, on the pages they need',
    async (_, level, ofClass) => {
      const contents = { ...bare, attendance: 'two-months' as const };
      const timetable = [0, 1, 2, 3, 4].flatMap((day) =>
        [1, 2, 3, 5, 6].map((period) => ({
          ...{ day: day as 0, period: period as 1, className, subject: `مادة ${period}` },
        })),
      );
      const schoolYear = { ...storedYear.schoolYear, timetable, exams: [] };
      const owner = { ...storedYear.owner, level };
      const classes = storedYear.classes.map((one) => ({ ...one, level: ofClass }));
      const input = notebook('ar', 38, {
        contents,
        schoolYear,
        stored: { ...storedYear, classes, logs: [], schoolYear, owner },
      });
      const { registers, pages } = await render(input);
      const planned = planPages({
        ...{ ...input.options, contents, schoolYear, level, cornerMarks: true },
        season: input.profile.academicSeason,
        classes: [{ name: className, pupils: 38, level: ofClass }],
      });
      expect(planned.pages).toBe(pages);
      const october = registers.filter(monthOf('2026-10'));
      expect(october).toHaveLength(2);
      const keys = october.flatMap((register) => keysOf(register) ?? []);
      expect(keys.slice(0, 2)).toEqual(['2026-10-01-am', '2026-10-01-pm']);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.toSorted()).toEqual(keys);
      for (const { layout } of registers)
        for (const { left, right } of layout.columns) expect(right - left).toBeGreaterThan(4.3);
    },
  );

  it.each(attendanceForms)('has as many pages as are planned for %s', async (attendance) => {
    for (const pupils of [12, 41, 60]) {
      const input = notebook('en', pupils, { contents: { ...bare, attendance } });
      const { pages } = await render(input);
      const { profile, schoolYear, options, contents } = input;
      const planned = planPages({
        ...{ ...options, contents, schoolYear, season: profile.academicSeason },
        ...{ level: profile.level, subject: profile.subject, cornerMarks: true },
        classes: [{ name: className, pupils }],
      });
      expect(planned.pages, String(pupils)).toBe(pages);
    }
  });
});

it('is printed by the day, with the same signs, where no class is saved or no year is known', async () => {
  const { saved: _, ...unsaved } = notebook('en', 12);
  const { year: __, ...undated } = notebook('en', 12);
  const { signs } = messagesIn('en').register;
  for (const input of [unsaved, undated]) {
    const { registers, pdf } = await render(input);
    expect(registers).toEqual([]);
    const page = (await shownTexts(pdf)).find((texts) =>
      texts.includes('Attendance: November 2026'),
    )!;
    expect(page).toEqual(expect.arrayContaining([signs.absent, signs.late, signs.excused]));
  }
});
