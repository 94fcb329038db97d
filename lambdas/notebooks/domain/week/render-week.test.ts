import { describe, expect, it } from 'vitest';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { dateYear, type StoredYear } from '../year/date-year.ts';
import { SEASON, storedYear } from '../year/sample-year.ts';
import { renderWeek } from './render-week.ts';

const typefaces = await loadTypefaces(findInPackages);
const weekOf = async (
  sunday: string,
  language: 'en' | 'ar' = 'en',
  stored: StoredYear = storedYear,
) => {
  const { schoolYear, holidays } = stored;
  const week = { sunday, season: SEASON, language, schoolYear, holidays, profile: sampleProfile };
  const pdf = await renderWeek(
    { ...week, year: dateYear(stored), printedOn: '2026-11-28' },
    typefaces,
  );
  const pages = await shownTexts(pdf);
  expect(pages).toHaveLength(1);
  return pages[0]!;
};

describe('a week on a sheet', () => {
  it('has each session with its lesson and part', async () => {
    const shown = await weekOf('2026-11-22');
    expect(shown).toContain('Week 10');
    const text = shown.join(' ');
    for (const said of ['Part 3 of 3', 'Half 1', 'Make-up', '08:00', 'Sunday']) {
      expect(text).toContain(said);
    }
    expect(shown.filter((part) => part === 'Period 1')).toHaveLength(1);
    expect(shown).toContain('Lost sessions and make-ups');
  });

  it('names the subjects of a teacher of one class', async () => {
    const timetable = [
      { day: 0, period: 1, className: '2م3' },
      { day: 0, period: 2, className: '2م3', subject: 'Sciences' },
    ] as const;
    const schoolYear = { timetable: [...timetable] };
    const shown = await weekOf('2026-11-22', 'en', { ...storedYear, schoolYear, logs: [] });
    expect(shown).toContain('Sciences');
    expect(shown.join(' ')).not.toContain('2م3');
  });

  it('says the part of a lesson whose subject has a long name', async () => {
    const subject = 'التربية العلمية والتكنولوجية';
    const timetable = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((period) => ({
      ...{ day: 0 as const, period, className: '4ب1' },
      subject: period === 1 ? subject : `${subject} ${period}`,
    }));
    const lessons = Array.from({ length: 30 }, () => ({ lesson: 'درس', sessions: 3 }));
    const distributions = timetable.map((one) => ({
      ...{ subject: one.subject, level: 'Primary' as const, year: 4, lessons },
    }));
    const owner = { ...storedYear.owner, level: 'Primary' as const };
    const stored = { ...storedYear, owner, schoolYear: { timetable }, distributions, logs: [] };
    const text = (await weekOf('2026-11-22', 'en', stored)).join(' ');
    expect(text.match(/Part \d of 3/g)).toHaveLength(8);
  });

  it('has the hours of most days, and those of the others beside the class', async () => {
    const shown = (await weekOf('2027-02-07')).join(' ');
    expect(shown).toContain('08:30–09:15');
    // Sunday is the day before the short hours begin.
    expect(shown.match(/· 08:00/g)).toHaveLength(1);
    expect((await weekOf('2027-02-14')).join(' ')).not.toContain('08:00');
  });

  it('writes formulas in a line', async () => {
    const distributions = storedYear.distributions.map((one) => ({
      ...one,
      lessons: [{ lesson: 'المعادلة $x^2 = \\frac{1}{2}$', sessions: 40 }],
    }));
    const text = (await weekOf('2026-11-22', 'ar', { ...storedYear, distributions })).join(' ');
    expect(text).not.toMatch(/[$\\]/);
    expect(text).toContain('x² = 1/2');
  });

  it('says what was lost, and exams', async () => {
    expect((await weekOf('2026-11-15')).join(' ')).toContain('Lost: strike');
    expect((await weekOf('2026-12-06')).filter((text) => text === 'Exam').length).toBeGreaterThan(
      10,
    );
  });

  it('names a holiday', async () => {
    expect((await weekOf('2026-12-20', 'ar')).join(' ')).toContain('الشتاء');
  });

  it('is an empty grid without a timetable, and outside the year of lessons', async () => {
    const schoolYear = { timetable: [] };
    expect(await weekOf('2026-11-22', 'en', { ...storedYear, schoolYear })).toContain('Period 6');
    for (const sunday of ['2026-08-02', '2027-06-06']) {
      const shown = await weekOf(sunday);
      expect(shown.join(' ')).not.toContain('Week');
      expect(shown).toContain('Remarks');
    }
  });

  it('has texts of any length on one page', async () => {
    const long = 'درس طويل جدا لا ينتهي '.repeat(20).slice(0, 300);
    const timetable = ([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap((period) =>
      ([0, 1, 2, 3, 4] as const).map((day) => ({ day, period, className: '2م3'.repeat(9) })),
    );
    const distributions = storedYear.distributions.map((one) => ({
      ...one,
      lessons: [{ lesson: long, sessions: 40 }],
    }));
    await weekOf('2026-11-22', 'ar', { ...storedYear, schoolYear: { timetable }, distributions });
  });
});
