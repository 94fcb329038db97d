import { describe, expect, it } from 'vitest';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import { PLAN, samplePlan, storedYear } from '../year/sample-year.ts';
import type { FolderToPrint } from './folder.ts';
import { renderFolder } from './render-folder.ts';
import { sampleFolder, yearWithClasses } from './sample-folder.fixture.ts';

const typefaces = await loadTypefaces(findInPackages);
const pagesOf = async (folder: FolderToPrint) => shownTexts(await renderFolder(folder, typefaces));
const textsOf = async (folder: FolderToPrint) =>
  (await pagesOf(folder)).map((page) => page.join(' '));
/** Codes of classes are on the page from right to left. */
const onPage = (code: string): string => [...code].reverse().join('');
const shows = { marks: true, standing: true };

describe('a folder for a visitor', () => {
  it('has the lessons of the day with their places and plans, and where each class is', async () => {
    const [first = '', plan = ''] = await textsOf(sampleFolder('en'));
    for (const said of [
      ...['Sunday 22 November 2026', 'Week 10, First term', '6 classes', '228 pupils'],
      ...['08:00', onPage('2م3'), '3 of 3', 'p. 2', 'Lesson 12 of 37'],
      'Plans of the day (1 of 5 lessons)',
      'Remarks of the visitor',
    ]) {
      expect(first).toContain(said);
    }
    expect(plan).toContain('Objective');
    expect(plan).toContain('45 minutes');
  });

  it('names the pages of its parts', async () => {
    const pages = await pagesOf(sampleFolder('en', { choice: shows }));
    const [first = []] = pages;
    const folioOf = (title: string) => first[first.indexOf(title) + 1];
    expect(folioOf('Log of lessons and annual distribution')).toBe('3');
    expect(folioOf('Class lists')).toBe('4 – 9');
    expect(folioOf('Marks')).toBe('10 – 15');
    expect(pages[3]).toContain('Class list');
    expect(pages[9]).toContain('Marks: First term');
    expect(pages).toHaveLength(15);
  });

  it('says what each class was taught last, what comes next, and which lesson of all it is', async () => {
    const [, , log = []] = await pagesOf(sampleFolder('en'));
    for (const said of ['Taught last', 'Comes next', 'Lesson 12 of 37', onPage('2م3')])
      expect(log).toContain(said);
    // Of each of three courses three lessons before Sunday the 22nd, and three from it on, the newest last.
    const dates = log
      .filter((text) => /^\d\d\/\d\d$/.test(text))
      .map((text) => Number(text.slice(0, 2)));
    expect(dates).toHaveLength(18);
    dates.forEach((day, index) => {
      if (index % 2 === 0) expect(day).toBeLessThan(22);
      else expect(day).toBeGreaterThanOrEqual(22);
    });
    // A class without a distribution is not there, and its absence is on the first page.
    expect(log).not.toContain(onPage('4م2'));
  });

  it('does not name a lost lesson among those that were taught', async () => {
    const lessonsOn = (pages: string[][]) =>
      (pages[2] ?? []).filter((text) => text.startsWith('19/11')).length;
    const before = lessonsOn(await pagesOf(sampleFolder('en')));
    const stored = yearWithClasses(6);
    const of = stored.classes.find(({ name }) => name === '1م1')?.id ?? '';
    const dated = sampleFolder('en').year?.courses.find(({ classId }) => classId === of);
    const lost = (dated?.real.sessions ?? []).filter(({ date }) => date === '2026-11-19');
    const sessions = (dated?.real.sessions ?? []).map((one) =>
      lost.includes(one) ? { ...one, what: 'lost' as const } : one,
    );
    const folder = sampleFolder('en');
    const courses = (folder.year?.courses ?? []).map((one) =>
      one.classId === of ? { ...one, real: { ...one.real, sessions } } : one,
    );
    const year = folder.year && { ...folder.year, courses };
    expect(before).toBe(1);
    expect(lessonsOn(await pagesOf({ ...folder, year }))).toBe(0);
  });

  it('divides no course between pages of the log', async () => {
    const subjects = Array.from({ length: 30 }, (_, index) => `مادة ${index + 1}`);
    const folder = sampleFolder('en');
    const [first] = (folder.year?.courses ?? []).filter(({ real }) => real.lines.length > 0);
    const courses = subjects.map((subject) => ({
      ...first!,
      course: { className: '2م3', subject },
    }));
    const pages = await pagesOf({ ...folder, year: folder.year && { ...folder.year, courses } });
    const logs = pages.filter((page) => page.includes('Comes next'));
    expect(logs.length).toBeGreaterThan(1);
    const counts = logs.map((page) => page.filter((text) => /^\d\d\/\d\d$/.test(text)).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30 * 6);
    for (const count of counts) expect(count % 6).toBe(0);
  });

  it('has no trace of marks, of lost sessions and of what is behind unless the teacher shows them', async () => {
    const hidden = (await textsOf(sampleFolder('en'))).join(' ');
    const shown = (await textsOf(sampleFolder('en', { choice: shows }))).join(' ');
    for (const said of ['Marks', 'Lost', 'Made up', 'Against the plan', 'On time']) {
      expect(hidden).not.toContain(said);
      expect(shown).toContain(said);
    }
    expect(shown).toContain('1 session behind');
    expect(hidden).not.toContain('behind');
  });

  it('says in words what is missing, and nothing if nothing is', async () => {
    const stored = yearWithClasses(3);
    const [first = ''] = await textsOf(sampleFolder('en', { profile: undefined }, { stored }));
    expect(first).toContain('Not in this folder');
    expect(first).toContain('name and school of the teacher');
    expect(first).toContain(`where the class is in the year: ${onPage('4م2')}`);
    expect(first).toContain(`class list: ${onPage('4م2')}`);
    expect(first).not.toContain('marks:');

    const timetable = storedYear.schoolYear.timetable.filter(
      ({ className }) => className !== '4م2',
    );
    const whole = { ...yearWithClasses(3), schoolYear: { ...storedYear.schoolYear, timetable } };
    const folder = sampleFolder('en', {}, { stored: whole });
    const at = '2026-11-22T08:00:00.000Z';
    const classes = folder.classes.map((one) => ({
      ...one,
      rolls: { '2026-11-22-2': { taken: { at, pupils: [...one.pupilIds] }, marks: {} } },
      seating: { rows: 1, columns: 1, aisles: [], seats: { '1-1': 'p1' } },
    }));
    const [complete = ''] = await textsOf({ ...folder, classes });
    expect(complete).not.toContain('Not in this folder');
  });

  it('names classes without marks, if it shows marks', async () => {
    const folder = sampleFolder('en', { choice: shows });
    const [one, ...others] = folder.classes;
    const { terms: _, ...listed } = one!.listed;
    const [first = ''] = await textsOf({ ...folder, classes: [{ ...one!, listed }, ...others] });
    expect(first).toContain(`marks: ${onPage('1م1')}`);
  });

  it('has lists without a timetable, and says that the lessons are missing', async () => {
    const stored = { ...yearWithClasses(6), schoolYear: { timetable: [] } };
    const [first = '', list = ''] = await textsOf(sampleFolder('en', {}, { stored }));
    expect(first).toContain('no timetable is saved');
    expect(first).not.toContain('Where each class');
    expect(list).toContain('Class list');
  });

  it('is one page for a teacher who has saved nothing', async () => {
    const stored = { ...yearWithClasses(0), schoolYear: { timetable: [] } };
    expect(await pagesOf(sampleFolder('ar', { profile: undefined }, { stored }))).toHaveLength(1);
  });

  it('says that a holiday has no lessons', async () => {
    const [first = ''] = await textsOf(sampleFolder('en', { date: '2026-12-27' }));
    expect(first).toContain('No lessons on this day.');
    expect(first).toContain('Second term');
  });

  it('gives the courses a page of their own if they are many', async () => {
    const subjects = Array.from({ length: 20 }, (_, index) => `مادة ${index + 1}`);
    const timetable = subjects.map((subject, index) => ({
      ...{ day: 0 as const, className: '4ب1', subject },
      period: ((index % 8) + 1) as 1,
    }));
    const classes = [{ id: 'a', name: '4ب1', changedAt: '2026-09-20T08:00:00.000Z' }];
    const stored = { ...storedYear, classes, logs: [], sheets: [], schoolYear: { timetable } };
    const pages = await pagesOf(sampleFolder('en', {}, { stored }));
    expect(pages[1]).toContain('Where each class is in the year');
  });

  it('cuts a long plan at sentences, so that it is one page', async () => {
    const sentence = 'The teacher asks a question about triangles. ';
    const phases = samplePlan.phases.flatMap((phase) =>
      [1, 2].map((copy) => ({
        ...{ ...phase, id: `${phase.id}-${copy}`, session: 3, assessment: sentence.repeat(9) },
        ...{ teacher: sentence.repeat(40), pupils: sentence.repeat(30) },
      })),
    );
    const folder = sampleFolder('en');
    const plans = new Map([[PLAN, { ...samplePlan, phases, trace: sentence.repeat(30) }]]);
    const pages = await pagesOf({ ...folder, year: folder.year && { ...folder.year, plans } });
    const [, plan = [], , list = []] = pages;
    expect(plan).toContain('Written summary');
    expect(plan.join(' ')).toContain('The teacher asks a question about triangles.');
    expect(list).toContain('Class list');
  });
});

describe('a sheet for a substitute', () => {
  const reader = 'substitute';

  it('has what to do in each lesson, and the pupils on its back', async () => {
    const [sheet = '', back = '', ...others] = await textsOf(sampleFolder('en', { reader }));
    expect(others).toEqual([]);
    expect(sheet).toContain('Sheet for a substitute');
    expect(sheet).toContain('يبرهن على تقايس مثلثين');
    expect(sheet).not.toContain('Where each class');
    expect(back).toContain(`Class ${onPage('2م3')}`);
    // Of classes that are not taught on this day, no name.
    expect(back).not.toContain(onPage('3م1'));
  });

  it('is one sheet for six classes of 60', async () => {
    const names = yearWithClasses(6).classes.map(({ name }) => name);
    const timetable = names.map((className, index) => ({
      ...{ day: 0 as const, className },
      period: (index + 1) as 1,
    }));
    const stored = { ...yearWithClasses(6), schoolYear: { timetable } };
    for (const language of ['en', 'ar'] as const) {
      const pages = await pagesOf(sampleFolder(language, { reader }, { stored, pupils: 60 }));
      expect(pages).toHaveLength(2);
      expect(pages[1]!.filter((text) => /^\D*60\b/.test(text)).length).toBeGreaterThanOrEqual(6);
    }
  });

  it('is for any day and any names', async () => {
    const long = 'عبد الرحمن بن عبد القادر '.repeat(12);
    const folder = sampleFolder('ar', { reader, date: '2026-11-27' });
    expect(await pagesOf(folder)).toHaveLength(1);
    const named = folder.classes.map((one) => ({
      ...one,
      listed: { ...one.listed, pupils: [{ fullName: long }, { fullName: '\u202eX$\\frac' }] },
    }));
    expect(await pagesOf({ ...folder, date: '2026-11-22', classes: named })).toHaveLength(2);
    await pagesOf({ ...folder, date: '2026-11-22', classes: named, reader: 'visit' });
  });
});
