import { hoursOn } from '#shared/course/course-days.ts';
import { directionOf, type Language } from '#shared/model/locale.ts';
import type { ProfessionalProfile } from '#shared/model/profile.ts';
import {
  periods,
  type Holiday,
  type Lesson,
  type LessonHours,
  type SchoolYear,
} from '#shared/model/school-year.ts';
import { daysAfter, weekdayOf } from '#shared/school-year/iso-date.ts';
import { clockTimes } from '#shared/school-year/period-hours.ts';
import { joinSaid } from '#shared/text/join-said.ts';
import { fitItems, fitWords } from '#lambdas/print/layout/fit-sentences.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import { PADDING, type Cell, type Column } from '#lambdas/print/layout/table-model.ts';
import { drawTable, type TablePart } from '#lambdas/print/layout/table.ts';
import { clipText, writeText, type Typesetting } from '#lambdas/print/layout/text-box.ts';
import { A4_LANDSCAPE, type Box } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { printedDate, printedDay } from '#lambdas/print/typography/printed-day.ts';
import { messagesIn, type Messages } from '../notebook/messages.ts';
import { weekNumber } from '../notebook/school-weeks.ts';
import type { TeachersYear } from '../year/teachers-year.ts';
import { shortDate } from '../year/year-weeks.ts';
import { weekTexts, type WeekCell, type WeekTexts } from './week-cells.ts';

/** Lengths are in points. */
const MARGIN = 34;
const area: Box = {
  ...{ x: MARGIN, y: 74, width: A4_LANDSCAPE.width - 2 * MARGIN },
  height: A4_LANDSCAPE.height - 74 - 34,
};
const HEAD = 30;
const HOURS = 62;
const NOTES = { gap: 8, height: 58 } as const;
const SIZE = 9;
const TICK = 8;
/** From the foot of a cell. */
const DOTTED = 9;
/** The last row of the morning. */
const NOON = periods.length / 2;

export interface WeekToPrint {
  /** The first day, `YYYY-MM-DD`. */
  readonly sunday: string;
  readonly season: string;
  readonly language: Language;
  readonly profile: ProfessionalProfile | undefined;
  readonly schoolYear: SchoolYear;
  readonly holidays: readonly Holiday[];
  /** Undefined without a timetable: an empty grid is printed. */
  readonly year: Omit<TeachersYear, 'plans'> | undefined;
  readonly printedOn: string;
}

interface WeekSheet extends Typesetting {
  readonly week: WeekToPrint;
  readonly messages: Messages;
  readonly canvas: Canvas;
  readonly tag: StructureElement;
}

const lastDay = ({ sunday }: WeekToPrint, { days }: WeekTexts): string =>
  days.at(-1)?.date ?? daysAfter(sunday, 4);

function drawHeading(sheet: WeekSheet, texts: WeekTexts): void {
  const { week, messages, canvas, tag } = sheet;
  const { weekSheet } = messages.records;
  const { days } = week.year ?? {};
  const number = days && week.sunday <= days.to ? weekNumber(week.sunday, days) : 0;
  const isOfYear = number > 0;
  const dates = weekSheet.dates(printedDay(week.sunday), printedDay(lastDay(week, texts)));
  const { width } = area;
  const title = { x: MARGIN, y: 26, width: width / 2, height: 22 };
  const large = { size: 15, minSize: 9, weight: 'bold', colour: palette.teal } as const;
  const heading = isOfYear ? weekSheet.title(number) : dates;
  writeText(sheet, canvas, heading, title, { ...large, tag: tag.add('H1') });
  const small = { size: 9, minSize: 7, colour: palette.muted } as const;
  const below = { ...title, y: 49, height: 13 };
  if (isOfYear) writeText(sheet, canvas, dates, below, { ...small, tag: tag.add('P') });
  const { fullName = '', subject = '' } = week.profile ?? {};
  const whose = joinSaid([fullName && isolate(fullName), subject && isolate(subject)], ' · ');
  const end = { ...below, x: MARGIN + width / 2 };
  const style = { ...small, align: 'end' } as const;
  writeText(sheet, canvas, clipText(sheet, whose, end.width, style), end, {
    ...style,
    tag: tag.add('P'),
  });
  canvas.fill({ x: MARGIN, y: 65, width, height: 1 }, palette.teal);
}

/** The rows: all periods up to the last with a session, and at least two after noon. */
const rowsOf = ({ days }: WeekTexts): readonly Lesson['period'][] => {
  const last = Math.max(NOON + 2, ...days.flatMap(({ cells }) => [...cells.keys()]));
  return periods.filter((period) => period <= last);
};

/** The hours of most days; they may change within the week, as for Ramadan. */
function usualHours({ week }: WeekSheet, { days }: WeekTexts): LessonHours | undefined {
  const all = days.map(({ date }) => hoursOn(date, week.schoolYear));
  const daysWith = (hours: LessonHours | undefined): number =>
    all.filter((each) => each === hours).length;
  return all.toSorted((one, other) => daysWith(other) - daysWith(one))[0];
}

function hoursCell(
  { messages }: WeekSheet,
  period: Lesson['period'],
  hours: LessonHours | undefined,
): Cell {
  const text = messages.records.daily.period(period);
  if (!hours) return { text };
  const { from, to } = clockTimes(period, hours);
  return { text, note: `${from}–${to}` };
}

/** When a session begins, if that is not the time of its row. */
function ownTime(
  { week }: WeekSheet,
  date: string,
  period: Lesson['period'],
  usual: LessonHours | undefined,
): string {
  const hours = hoursOn(date, week.schoolYear);
  const from = hours && clockTimes(period, hours).from;
  const isUsual = usual && from === clockTimes(period, usual).from;
  return from === undefined || isUsual ? '' : ` · ${from}`;
}

function cellFor(sheet: WeekSheet, cell: WeekCell, box: Box): Cell {
  const bold = { size: SIZE, weight: 'bold' } as const;
  const { width } = box;
  const small = { size: SIZE * 0.85, minSize: SIZE * 0.68 };
  const height = box.height - SIZE * 1.5 - DOTTED - 6;
  const [lesson = '', ...parts] = cell.lines;
  // The part is below the lesson, or beside the class if the lesson needs that line.
  const below = parts.length * small.size * 1.5;
  const isHigh = height - below >= 2 * small.size * 1.5;
  const beside = isHigh ? '' : parts.map((part) => ` · ${part}`).join('');
  const taken = (sheet.pdf.bold.layout(beside, sheet.direction).width * SIZE) / 1000;
  const title = clipText(sheet, cell.title, width - TICK - 4 - taken, bold);
  // A name that is cut has lost the end of its isolate.
  const isCut = title !== cell.title;
  const text = (isCut ? isolate(title.replaceAll(/[\u2066-\u2069]/g, '')) : title) + beside;
  const room = { width, height: isHigh ? height - below : height };
  const shown = fitWords(sheet, lesson, room, small);
  const note = [shown, ...(isHigh ? parts : [])].join('\n');
  return { text, weight: 'bold', ...(note !== '' && { note }) };
}

/** Draws the grounds of free periods: in them a session could be made up. */
function drawFree(sheet: WeekSheet, texts: WeekTexts, rowHeight: number, width: number): void {
  for (const [column, { cells }] of texts.days.entries()) {
    for (const [row, period] of rowsOf(texts).entries()) {
      if (cells.has(period)) continue;
      const x = area.x + HOURS + column * width;
      const y = area.y + HEAD + row * rowHeight;
      sheet.canvas.fill({ x, y, width, height: rowHeight }, palette.mist);
    }
  }
}

/** Draws in each session a box to tick and a line to write on, and the line of noon. */
function drawMarks({ canvas }: WeekSheet, texts: WeekTexts, part: TablePart): void {
  const { columns, head, heights } = part;
  const shown = rowsOf(texts);
  let top = head.y + head.height;
  for (const [row, height] of heights.entries()) {
    const period = shown[row];
    for (const [index, { x, width }] of columns.slice(1).entries()) {
      const cell = period && texts.days[index]?.cells.get(period);
      if (!cell?.isTicked) continue;
      const from = head.x + x + PADDING;
      const to = head.x + x + width - PADDING;
      const tick = { x: to - TICK, y: top + 4, width: TICK, height: TICK };
      canvas.outline(tick, { colour: palette.guide, width: 0.7 });
      const y = top + height - DOTTED;
      canvas.lines([[from, y, to, y]], { colour: palette.guide, width: 0.5, dash: [0.6, 2.4] });
    }
    top += height;
    if (period === NOON) {
      canvas.lines([[head.x, top, head.x + head.width, top]], { colour: palette.ink, width: 1.2 });
    }
  }
}

function drawGrid(sheet: WeekSheet, flow: Flow, texts: WeekTexts): void {
  const { messages, tag, canvas } = sheet;
  const rows = rowsOf(texts);
  const rowHeight = (flow.room - HEAD - NOTES.gap - NOTES.height) / rows.length;
  const width = (area.width - HOURS) / texts.days.length;
  const box = { x: 0, y: 0, width: width - 2 * PADDING, height: rowHeight };
  const hours = usualHours(sheet, texts);
  drawFree(sheet, texts, rowHeight, width);
  const columns: Column[] = [
    { heading: messages.records.weekSheet.time, width: HOURS, align: 'center', rowHeading: true },
    ...texts.days.map(({ date }): Column => ({
      heading: `${messages.weekdays[weekdayOf(date)] ?? ''} ${isolate(shortDate(date))}`,
      align: 'start',
    })),
  ];
  const holiday = (names: readonly string[]): WeekCell => {
    return { title: '', lines: [names.join(messages.and)], isTicked: false };
  };
  const [part] = drawTable(sheet, flow, {
    columns,
    rows: rows.map((period, row) => [
      hoursCell(sheet, period, hours),
      ...texts.days.map(({ date, cells, names }) => {
        const cell = cells.get(period);
        const title = `${cell?.title ?? ''}${ownTime(sheet, date, period, hours)}`;
        if (cell) return cellFor(sheet, { ...cell, title }, box);
        if (row > 0 || names.length === 0) return undefined;
        const text = cellFor(sheet, holiday(names), box).note;
        return text === undefined ? undefined : { text };
      }),
    ]),
    rowHeight,
    headHeight: HEAD,
    size: SIZE,
    vertical: 'top',
    guides: [],
    tag,
  });
  if (part) drawMarks({ ...sheet, canvas }, texts, part);
}

/** Draws the boxes below the week: homework, lost sessions, remarks. */
function drawNotes(sheet: WeekSheet, flow: Flow, { homework, lost }: WeekTexts): void {
  const { messages, canvas, tag } = sheet;
  const { weekSheet } = messages.records;
  const boxes = [
    [weekSheet.homework, homework],
    [weekSheet.lost, lost],
    [weekSheet.remarks, []],
  ] as const;
  const width = (area.width - 2 * NOTES.gap) / boxes.length;
  boxes.forEach(([title, lines], index) => {
    const x = area.x + index * (width + NOTES.gap);
    const box = { x, y: flow.y + NOTES.gap, width, height: NOTES.height };
    canvas.outline(box, { colour: palette.line, width: 0.8 });
    const element = tag.add('P');
    const label = { x: x + 6, y: box.y + 2, width: width - 12, height: 12 };
    const bold = {
      size: 8,
      minSize: 6,
      weight: 'bold',
      colour: palette.muted,
      tag: element,
    } as const;
    writeText(sheet, canvas, title, label, bold);
    const inner = { ...label, y: label.y + 13, height: NOTES.height - 17 };
    const small = { size: 7.5, minSize: 6, vertical: 'top', tag: element } as const;
    const text = fitItems(sheet, lines, inner, small, messages.andMore);
    if (text !== '') writeText(sheet, canvas, text, inner, small);
  });
}

function drawFoot(sheet: WeekSheet): void {
  const { week, canvas } = sheet;
  const box = { x: area.x, y: A4_LANDSCAPE.height - 28, width: area.width, height: 11 };
  const style = { size: 8, minSize: 6, colour: palette.muted } as const;
  const school = week.profile?.school ?? '';
  writeText(sheet, canvas, clipText(sheet, school, area.width / 2, style), box, style);
  writeText(sheet, canvas, isolate(week.season), box, { ...style, align: 'end' });
}

/** Draws a week of a teacher on one landscape page: each session with its lesson, a box to tick and a line to write on. */
export async function renderWeek(week: WeekToPrint, typefaces: Typefaces): Promise<Uint8Array> {
  const { language, profile, sunday, year, schoolYear, holidays } = week;
  const pdf = await PdfBook.create(language, typefaces);
  const messages = messagesIn(language);
  const canvas = pdf.addPage(A4_LANDSCAPE);
  const tag = pdf.structure.add('Sect');
  const sheet = { pdf, direction: directionOf(language), week, messages, canvas, tag };
  const texts = weekTexts(messages, year ?? { courses: [] }, schoolYear, holidays, sunday);
  drawHeading(sheet, texts);
  const flow = new Flow(() => ({ canvas, area }));
  drawGrid(sheet, flow, texts);
  drawNotes(sheet, flow, texts);
  drawFoot(sheet);
  return pdf.save({
    title: messages.records.weekSheet.fileTitle(printedDate(sunday)),
    author: profile?.fullName ?? '',
    subject: profile?.subject ?? '',
    language,
    createdOn: week.printedOn,
  });
}
