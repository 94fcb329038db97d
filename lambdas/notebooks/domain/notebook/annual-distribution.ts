import { classKey } from '#shared/class-lists/class-code.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { areaWidth } from '#shared/notebook/page-geometry.ts';
import { levelGroups } from '#shared/notebook/level-groups.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { courseWeeks, schoolWeeks } from './school-weeks.ts';
import type { SchoolWeek } from './school-weeks.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { printedDay } from '#lambdas/print/typography/printed-day.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import { fitWeeks, type RowTexts, type RowToFit } from './fit-weeks.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import { digits } from './sections.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import { PADDING, type Cell } from '#lambdas/print/layout/table-model.ts';
import { drawTableNotes } from '#lambdas/print/layout/table-notes.ts';
import { clipText, setText, writeText } from '#lambdas/print/layout/text-box.ts';
import type { DatedCourse } from '../year/teachers-year.ts';
import { shortDate, weekOfCourse, type CourseWeek } from '../year/year-weeks.ts';

const HEAD = 24;
/** The line above the table, and the notes below it. */
const ABOUT = 16;
const FOOT = 30;
/** Widths of columns in points; the lessons get the rest. Without dates, more room is left to write the remarks. */
const FILLED = {
  ...{ month: 44, week: 28, dates: 60, unit: 68, sessions: 30, taught: 34, remarks: 72 },
  lessons: areaWidth - 336,
};
const EMPTY = { month: 56, week: 32, dates: 74, unit: 84, sessions: 42, taught: 0, remarks: 120 };
/** The smallest text of a cell, in points. */
const LEAST = 6;

/** A page of the distribution: the classes of a level, and their course if its lessons are dated. */
interface YearPage {
  readonly names: readonly string[];
  readonly course?: DatedCourse;
}

const isSame = (one: string, other: string): boolean => foldText(one) === foldText(other);

/** The page of each level, or of each of its subjects: with the year of the first class that has it. */
function yearPages({ input }: Notebook): YearPage[] {
  const groups = levelGroups(input.listed.classes.map(({ name }) => name));
  return groups.flatMap((names): YearPage[] => {
    const courses = names.flatMap((name) =>
      (input.year?.courses ?? []).filter(
        ({ course }) => classKey(course.className) === classKey(name),
      ),
    );
    const firsts = courses.filter(
      ({ course }, index) =>
        courses.findIndex((each) => isSame(each.course.subject, course.subject)) === index,
    );
    return firsts.length > 0 ? firsts.map((course) => ({ names, course })) : [{ names }];
  });
}

interface WeekRow {
  readonly week: SchoolWeek;
  /** Undefined without a dated course. */
  readonly of?: CourseWeek;
}

function rowsOf(book: Notebook, { course }: YearPage): WeekRow[] {
  const { input, messages } = book;
  const season = input.profile.academicSeason;
  const holidays = holidaysOf(input.schoolYear, season, input.language);
  const { year, schoolYear } = input;
  if (!course || !year || !schoolYear) {
    return schoolWeeks(season, holidays).map((week) => ({ week }));
  }
  return courseWeeks(year.days, holidays).map((week) => ({
    week,
    of: weekOfCourse(messages, course, week, schoolYear, input.generatedOn),
  }));
}

/** What is planned in a week is printed, if it is not left to write in until the week is over. */
const isShown = ({ input }: Notebook, { taught, isFree }: CourseWeek): boolean =>
  !isFree && (input.options.lessonsAhead || taught !== undefined);

/** The texts of a row that may need several lines. */
function textsOf(book: Notebook, { week, of }: WeekRow): RowToFit {
  const shown = of && isShown(book, of) ? of : undefined;
  const remarks = of?.remarks ?? week.holidays.map(({ name }) => isolate(name));
  return {
    units: shown?.units ?? '',
    lessons: shown?.lessons ?? (() => ''),
    remarks: remarks.join(' · '),
  };
}

const written = (text: string): Cell | undefined => (text === '' ? undefined : { text });

/** `3/4`, of a week that is over and had sessions. */
const taughtCell = ({ taught, sessions, isFree }: CourseWeek): Cell | undefined =>
  taught === undefined || isFree || taught + sessions === 0
    ? undefined
    : digits(`${taught}/${sessions}`);

function weekCells(
  book: Notebook,
  { week: { month, days }, of }: WeekRow,
  { units, lessons, remarks }: RowTexts,
  index: number,
  begins: boolean,
): (Cell | undefined)[] {
  return [
    begins ? { text: book.messages.months[month - 1] ?? '', weight: 'bold' } : { text: '' },
    digits(String(index + 1)),
    days && { text: `${isolate(shortDate(days.from))} – ${isolate(shortDate(days.to))}` },
    written(units),
    written(lessons),
    of && isShown(book, of) && of.sessions > 0 ? digits(String(of.sessions)) : undefined,
    ...(of ? [taughtCell(of)] : []),
    written(remarks),
  ];
}

/** Gives weeks without lessons a coloured background. */
function drawGrounds(
  { page, y }: Flow,
  rows: readonly WeekRow[],
  heights: readonly number[],
): void {
  let top = y + HEAD;
  for (const [index, { week, of }] of rows.entries()) {
    const height = heights[index] ?? 0;
    if (of?.isFree ?? week.isFree) page.canvas.fill({ ...page.area, y: top, height }, palette.mist);
    top += height;
  }
}

/** The number of sessions that most weeks have. */
function usualSessions(rows: readonly WeekRow[]): number {
  const counts = rows.map(({ of }) => of?.sessions ?? 0).filter((count) => count > 0);
  const times = (count: number): number => counts.filter((each) => each === count).length;
  return counts.toSorted((one, other) => times(other) - times(one))[0] ?? 0;
}

/** Writes whose year it is: the subject, the sessions of a usual week, and until when and where something was taught. */
function drawAbout(
  book: Notebook,
  flow: Flow,
  section: Section,
  { course }: DatedCourse,
  sessions: number,
): void {
  const { distribution } = book.messages.records;
  const { canvas, area } = flow.page;
  const box = { ...area, y: flow.y, height: ABOUT - 4 };
  const style = { size: 8.5, minSize: 6.5, colour: palette.muted } as const;
  const text = [
    isolate(course.subject),
    distribution.weekly(sessions),
    distribution.taughtUntil(printedDay(book.input.generatedOn), course.className),
  ].join(' · ');
  writeText(book, canvas, clipText(book, text, area.width, style), box, {
    ...style,
    tag: section.tag.add('P'),
  });
  flow.y += ABOUT;
}

const hasUnplaced = ({ input }: Notebook, { planned }: DatedCourse): boolean =>
  input.options.unplacedLessons && planned.unplaced.length > 0;

/** What is outside the year: as many lessons as two lines have room for, and how many more. */
function outsideText(book: Notebook, lessons: readonly string[], width: number): string {
  const { distribution } = book.messages.records;
  const textOf = (count: number): string => {
    const more = lessons.length - count;
    const shown = [...lessons.slice(0, count), ...(more > 0 ? [book.messages.andMore(more)] : [])];
    return distribution.outside(shown);
  };
  const isLow = (text: string): boolean =>
    setText(book, text, width, { size: 7.5, weight: 'bold' }).lines.length <= 2;
  // From one on: there may be hundreds, and long texts are slow to set.
  let count = 1;
  while (count < lessons.length && isLow(textOf(count + 1))) count += 1;
  return textOf(count);
}

/** Writes below the table what the year has no sessions left for. */
function drawUnplaced(
  book: Notebook,
  flow: Flow,
  section: Section,
  { planned }: DatedCourse,
): void {
  const { unplaced, lines, sessions } = planned;
  const { distribution } = book.messages.records;
  const all = unplaced.map(({ line, parts }) =>
    distribution.outsideLesson(line.line.lesson, parts),
  );
  const taking = sessions.filter(({ what }) => what === 'line' || what === 'test');
  const needed = lines.reduce((sum, { parts }) => sum + parts, 0);
  const { canvas, area } = flow.page;
  const box = { ...area, x: area.x + 7, y: flow.y + 4, width: area.width - 7, height: FOOT - 4 };
  const notes = [outsideText(book, all, box.width), distribution.counts(taking.length, needed)];
  drawTableNotes(book, canvas, section, notes, box);
}

function drawYear(book: Notebook, flow: Flow, section: Section, page: YearPage): void {
  const { distribution } = book.messages.records;
  const { course } = page;
  const rows = rowsOf(book, page);
  const isDated = course !== undefined && rows.some(({ of }) => of);
  if (isDated) drawAbout(book, flow, section, course, usualSessions(rows));
  const foot = isDated && hasUnplaced(book, course) ? FOOT : 0;
  const centred = { align: 'center' } as const;
  const width = isDated ? FILLED : EMPTY;
  const widths = {
    units: width.unit - 2 * PADDING,
    lessons: FILLED.lessons - 2 * PADDING,
    remarks: width.remarks - 2 * PADDING,
  };
  const toFit = rows.map((row) => textsOf(book, row));
  const { size, heights, texts } = fitWeeks(book, toFit, widths, flow.room - HEAD - foot);
  drawGrounds(flow, rows, heights);
  const months = rows.map(({ week }) => week.month);
  drawTable(book, flow, {
    columns: [
      { heading: distribution.month, width: width.month, ...centred, rowHeading: true },
      { heading: distribution.week, width: width.week, ...centred, rowHeading: true },
      { heading: distribution.dates, width: width.dates, ...centred },
      { heading: distribution.unit, width: width.unit, ...centred },
      { heading: distribution.lessons, align: isDated ? 'start' : 'center' },
      {
        heading: isDated ? distribution.sessions : distribution.hours,
        width: width.sessions,
        ...centred,
      },
      ...(isDated ? [{ heading: distribution.taught, width: width.taught, ...centred }] : []),
      {
        heading: isDated ? book.messages.remarks : distribution.remarks,
        ...{ width: width.remarks, align: 'start' },
      },
    ],
    rows: rows.flatMap((row, index) => {
      const written = texts[index];
      const begins = months[index] !== months[index - 1];
      return written ? [weekCells(book, row, written, index, begins)] : [];
    }),
    rowHeight: Math.min(...heights),
    heights,
    headHeight: HEAD,
    guides: months.flatMap((month, index) => (month === months[index - 1] ? [] : [index])),
    ...{ size, minSize: LEAST, snug: true, snugLines: Infinity },
    tag: section.tag,
  });
  if (foot > 0 && course) drawUnplaced(book, flow, section, course);
}

/**
 * Draws the lessons of the year by week, with the holidays: one page for the classes of each level and their subject.
 * Without a timetable or a distribution it is a form to fill in.
 */
export function drawAnnualDistribution(book: Notebook, section: Section): Flow {
  const { distribution } = book.messages.records;
  const pages = yearPages(book);
  const titles = pages.map(({ names }) => distribution.of(names.map(isolate).join(' · '))).values();
  const flow = new Flow(() =>
    addPage(book, { ...section, title: titles.next().value ?? section.title }),
  );
  pages.forEach((page, index) => {
    if (index > 0) flow.turn();
    drawYear(book, flow, section, page);
  });
  if (pages.length === 0) drawYear(book, flow, section, { names: [] });
  return flow;
}
