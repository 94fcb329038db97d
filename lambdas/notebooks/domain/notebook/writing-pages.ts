import type { ListedClass } from '#shared/model/listed-classes.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { beginSection, digits } from './sections.ts';
import { printedDate } from '#lambdas/print/typography/printed-day.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';

/** 5 mm in points, the squares of school paper. */
const SQUARE = (5 * 72) / 25.4;
const REMEDIATION_ROWS = 15;
/** Of the names of all groups: with more they would need a second page. */
const LETTERS = 1_500;

type Line = readonly [number, number, number, number];

export function drawNotes(book: Notebook, section: Section): void {
  const { canvas, area } = addPage(book, section);
  const columns = Math.floor(area.width / SQUARE);
  const rows = Math.floor(area.height / SQUARE);
  const width = columns * SQUARE;
  const height = rows * SQUARE;
  const { x, y } = { x: area.x + (area.width - width) / 2, y: area.y };
  const across = Array.from({ length: rows + 1 }, (_, row): Line => {
    const at = y + row * SQUARE;
    return [x, at, x + width, at];
  });
  const down = Array.from({ length: columns + 1 }, (_, column): Line => {
    const at = x + column * SQUARE;
    return [at, y, at, y + height];
  });
  canvas.lines([...across, ...down], { colour: palette.square, width: 0.4 });
  const margin = x + 4 * SQUARE;
  canvas.lines([[margin, y, margin, y + height]], { colour: palette.saffron, width: 0.6 });
}

type Row = readonly (Cell | undefined)[];

/** The names of a group, cut after this many letters. */
function namesOf(book: Notebook, names: readonly string[], most: number): string {
  const shown = names.map(isolate);
  while (shown.length > 1 && shown.join(book.messages.and).length > most) shown.pop();
  const left = names.length - shown.length;
  return [...shown, ...(left > 0 ? [book.messages.andMore(left)] : [])].join(book.messages.and);
}

/** The first rows: the questions that the whole class missed, then a group a row. The rest is left to write in. */
function groupRows(book: Notebook, { pupils, teachAgain }: ListedClass): Row[] {
  if (!teachAgain) return [];
  const { messages } = book;
  const { heading, date, missedByAll, groups } = teachAgain;
  const day = date === undefined ? undefined : digits(printedDate(date));
  const difficulty = (questions: readonly number[]): Cell => ({
    text: messages.missed(heading, questions.map(String)),
  });
  return [
    ...(missedByAll.length > 0
      ? [[day, { text: messages.wholeClass }, difficulty(missedByAll)]]
      : []),
    ...groups.map(({ question, pupils: members }): Row => {
      const names = members.flatMap((index) => pupils[index]?.fullName ?? []);
      const text = namesOf(book, names, LETTERS / groups.length);
      return [day, { text }, difficulty([question])];
    }),
  ];
}

/** Draws a form to follow up pupils who need help, begun with the groups of the newest test of the record. */
export function drawRemediation(book: Notebook, section: Section, listedClass: ListedClass): void {
  const { messages } = book;
  const flow = beginSection(book, section);
  const headHeight = 24;
  const columns: Column[] = [
    { heading: messages.date, width: 62, align: 'center' },
    { heading: messages.pupil, width: 158, align: 'start' },
    { heading: messages.difficulty, align: 'start' },
    { heading: messages.remedy, align: 'center' },
    { heading: messages.outcome, width: 74, align: 'center' },
  ];
  const groups = groupRows(book, listedClass);
  const blank = Array.from({ length: REMEDIATION_ROWS - groups.length }, (): Row => []);
  drawTable(book, flow, {
    columns,
    rows: [...groups, ...blank],
    spareRows: blank.length,
    rowHeight: (flow.room - headHeight) / REMEDIATION_ROWS,
    leastRowHeight: 24,
    headHeight,
    size: 8,
    tag: section.tag,
  });
}
