import { absenceRate, classFigures, takenRolls } from '#shared/attendance/totals.ts';
import { isTaken } from '#shared/attendance/roll.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import type { AttendancePage } from '#shared/notebook/attendance-pages.ts';
import { classTables } from '#shared/notebook/class-tables.ts';
import { cornerRoom } from '#shared/notebook/page-geometry.ts';
import type { DrawnSign } from '#shared/paper/printed-sheet.ts';
import { dayOf, weekdayOf } from '#shared/school-year/iso-date.ts';
import { drawTable, type TablePart } from '#lambdas/print/layout/table.ts';
import type { Column } from '#lambdas/print/layout/table-model.ts';
import { writeText } from '#lambdas/print/layout/text-box.ts';
import { drawCorners, gridOf } from '#lambdas/print/paper/draw-corners.ts';
import { drawHatching, drawRollSign } from '#lambdas/print/paper/roll-signs.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { drawNote, drawSigns } from './attendance-legend.ts';
import {
  columnsOn,
  isLost,
  signOf,
  type ClassRegister,
  type RollColumn,
} from './class-register.ts';
import type { Notebook } from './notebook.ts';
import { subjectOf, type Section } from './page-frame.ts';
import { beginClassTable, pupilColumns } from './sections.ts';

/** Points: names and totals, and the widest box of a roll. */
const WIDTHS = { names: 118, total: 24, widest: 23 } as const;
/** Height of the row below the pupils, in points. */
const FOOT = 17;
const LINE = 10;

/** Where the rows of a part end, in points. */
const bottomOf = ({ head, heights }: TablePart): number =>
  heights.reduce((sum, height) => sum + height, head.y + head.height);

/** The day on which the week of a date begins. */
const weekOf = (date: string): number => dayOf(date) - weekdayOf(date);

function dateColumns(book: Notebook, columns: readonly RollColumn[], isSingle: boolean): Column[] {
  const { weekdayInitials, months, halfDays } = book.messages;
  return columns.map(({ date, places: [first] }, index) => {
    const before = columns[index - 1]?.date;
    const isAlone = columns.filter((column) => column.date === date).length === 1;
    const part = first.key.slice(11);
    const said = part === 'am' || part === 'pm' ? halfDays[part] : `·${part}`;
    const day = String(Number(date.slice(8)));
    return {
      heading: weekdayInitials[weekdayOf(date)] ?? '',
      note: isAlone ? day : `${day}${said}`,
      align: 'center',
      width: 0,
      divider: before === undefined || weekOf(date) !== weekOf(before),
      ...(!isSingle && { group: months[Number(date.slice(5, 7)) - 1] ?? '' }),
    };
  });
}

/** Draws what is known of a part of the table: hatched columns of lost sessions, and signs in grey. */
function drawKnown(
  part: TablePart,
  columns: readonly RollColumn[],
  { saved, rolls }: ClassRegister,
  from: number,
): { row: number; column: number; sign: DrawnSign }[] {
  const { canvas, head, heights, first } = part;
  const top = head.y + head.height;
  const height = heights.reduce((sum, one) => sum + one, 0);
  const printed: { row: number; column: number; sign: DrawnSign }[] = [];
  for (const [index, column] of columns.entries()) {
    const placed = part.columns[from + index];
    if (!placed) continue;
    const x = head.x + placed.x;
    if (isLost(column)) {
      drawHatching(canvas, { x, y: top, width: placed.width, height }, palette.cell);
      continue;
    }
    let y = top;
    for (const [row, rowHeight] of heights.entries()) {
      const pupil = saved.pupils[first + row];
      const sign = pupil === undefined ? undefined : signOf(column, rolls, pupil);
      if (sign) {
        drawRollSign(canvas, sign, [x + placed.width / 2, y + rowHeight / 2], palette.cell);
        printed.push({ row, column: index, sign });
      }
      y += rowHeight;
    }
  }
  return printed;
}

/** Draws the last row: who was absent in each session, and the rate of the whole page, as far as they are known. */
function drawFoot(
  book: Notebook,
  section: Section,
  part: TablePart,
  columns: readonly RollColumn[],
  { rolls }: ClassRegister,
  from: number,
): void {
  const { canvas, head } = part;
  const y = bottomOf(part);
  const box = { x: head.x, y, width: head.width, height: FOOT };
  const edges = [from, ...columns.map((_, index) => from + index + 1)];
  const rule = { colour: palette.cell, width: 0.6 };
  canvas.lines(
    edges.flatMap((index) => {
      const x = head.x + (part.columns[index]?.x ?? head.width);
      return [[x, y, x, y + FOOT] as const];
    }),
    rule,
  );
  canvas.outline(box, { colour: palette.cell, width: 1 });
  const { absentees, rate } = book.messages.register;
  const tag = section.tag.add('P');
  const style = { size: 8, minSize: 5, weight: 'bold', colour: palette.muted, tag } as const;
  const firstX = part.columns[from]?.x ?? 0;
  writeText(book, canvas, absentees, { ...box, x: box.x + 4, width: firstX - 8 }, style);
  const taken = takenRolls(rolls);
  const keysOf = ({ places }: RollColumn) => places.map(({ key }) => key);
  columns.forEach((column, index) => {
    const placed = part.columns[from + index];
    const keys = keysOf(column).filter((key) => rolls[key] && isTaken(rolls[key]));
    if (!placed || keys.length === 0 || keys.length < column.places.length) return;
    const { absentees: missed } = classFigures(taken.filter(({ key }) => keys.includes(key)));
    const cell = { ...box, x: head.x + placed.x, width: placed.width };
    writeText(book, canvas, String(missed), cell, { ...style, align: 'center', direction: 'ltr' });
  });
  const all = columns.filter((column) => !isLost(column)).flatMap(keysOf);
  const isWhole = all.every((key) => rolls[key] && isTaken(rolls[key]));
  const missing = isWhole
    ? absenceRate(classFigures(taken.filter(({ key }) => all.includes(key))))
    : undefined;
  const share =
    missing === undefined ? '' : ` ${book.messages.percentage(((1 - missing) * 100).toFixed(1))}`;
  const x = (part.columns[from + columns.length]?.x ?? 0) + 3;
  writeText(
    book,
    canvas,
    `${rate}${share}`,
    { ...box, x: head.x + x, width: head.width - x - 3 },
    style,
  );
}

/** @param bottom of the table, in points */
function drawLegend(
  book: Notebook,
  section: Section,
  { canvas, head }: TablePart,
  bottom: number,
  hasLost: boolean,
): void {
  const inset = cornerRoom.beside;
  const line = {
    x: head.x + inset,
    y: bottom + cornerRoom.below + 1,
    width: head.width - 2 * inset,
    height: LINE,
  };
  const { excuse, printed } = book.messages.register;
  drawSigns(book, canvas, section, line, hasLost);
  drawNote(book, canvas, section, { ...line, y: line.y + LINE + 2 }, `${excuse} ${printed}`);
}

/** Draws a page of a register that is read from a photo: a column for each roll, and what is known in grey. */
export function drawRegister(
  book: Notebook,
  section: Section,
  listedClass: ListedClass,
  register: ClassRegister,
  page: AttendancePage,
): void {
  const { messages } = book;
  const columns = columnsOn(register, page);
  const withCorners = { ...section, hasCorners: true };
  const { flow, footHeight, table } = beginClassTable(
    book,
    withCorners,
    listedClass,
    classTables.register,
  );
  const pupil = pupilColumns(book, WIDTHS.names);
  const from = pupil.length;
  const totals = [messages.absences, messages.excusedAbsences, messages.lates].map(
    (heading, index): Column => ({
      heading,
      width: WIDTHS.total,
      align: 'center',
      divider: index === 0,
    }),
  );
  const fixed = [...pupil, ...totals].reduce((sum, { width = 0 }) => sum + width, 0);
  const width = Math.min(WIDTHS.widest, (flow.page.area.width - fixed) / columns.length);
  const dates = dateColumns(book, columns, page.length === 1).map((column) => ({
    ...column,
    width,
  }));
  const [number, name] = pupil;
  const parts = drawTable(book, flow, {
    columns: [
      ...(number ? [number] : []),
      ...(name
        ? [{ ...name, width: WIDTHS.names + flow.page.area.width - fixed - width * columns.length }]
        : []),
      ...dates,
      ...totals,
    ],
    ...table,
    light: true,
  });
  const { saved } = register;
  const kept = columns.flatMap((column, index) => (isLost(column) ? [] : [{ column, index }]));
  const subject = saved.subject ?? subjectOf(book, listedClass);
  for (const part of parts) {
    const isLast = part === parts.at(-1);
    const printed = drawKnown(part, columns, register, from);
    if (isLast) drawFoot(book, section, part, columns, register, from);
    const numberOfPage = book.newNumber();
    const layout = gridOf(
      part,
      kept.map(({ index }) => from + index),
      book.direction,
      isLast ? FOOT : 0,
    );
    drawCorners(part, layout, numberOfPage, book.direction);
    drawLegend(book, section, part, bottomOf(part) + (isLast ? FOOT : 0), columns.some(isLost));
    const pupils = saved.pupils.slice(part.first, part.first + part.heights.length);
    book.registers.push({
      ...{ number: numberOfPage, layout, pupils },
      ...{ classId: saved.classId, classVersion: saved.classVersion },
      ...(subject !== '' && { subject }),
      spareRows: part.heights.length - pupils.length,
      columns: kept.map(({ column }) => ({
        rolls: column.places.map(({ key, half }) => ({ key, ...(half && { half }) })),
      })),
      printed: printed.flatMap(({ column, ...one }) => {
        const place = kept.findIndex(({ index }) => index === column);
        return place < 0 ? [] : [{ ...one, column: place }];
      }),
    });
  }
  flow.y += footHeight;
}
