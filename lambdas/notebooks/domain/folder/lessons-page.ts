import { blocksOf } from '#shared/course/blocks.ts';
import type { Session } from '#shared/course/course.ts';
import { joinSaid } from '#shared/text/join-said.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { addPage } from '../notebook/page-frame.ts';
import { kindOf, lessonOf } from '../year/day-rows.ts';
import type { DatedCourse } from '../year/teachers-year.ts';
import { shortDate } from '../year/year-weeks.ts';
import { nameCourses } from './day.ts';
import type { FolderBook } from './folder.ts';
import { placeOf } from './standing-rows.ts';

/** How many lessons are shown of each course, before the day and from it on. */
const SHOWN = 3;
/** Lengths are in points. */
const HEAD = 36;
const ROW = 20;
const WIDTHS = { class: 96, date: 40 } as const;

type Block = readonly [Session, ...Session[]];

/** Lost sessions leave no trace here: whether they are shown is the teacher's choice. */
const isTaught = ({ what }: Session): boolean =>
  what === 'line' || what === 'own' || what === 'test';

/** What was taught last, newest last, and what comes next from the day on. */
function around({ real }: DatedCourse, date: string): { last: Block[]; next: Block[] } {
  const taught = real.sessions.filter(isTaught);
  const [before, after] = [
    taught.filter((one) => one.date < date),
    taught.filter((one) => one.date >= date),
  ];
  return { last: blocksOf(before).slice(-SHOWN), next: blocksOf(after).slice(0, SHOWN) };
}

function cellsOf({ messages }: FolderBook, block: Block | undefined): Cell[] {
  if (!block) return [{ text: '' }, { text: '' }];
  const { text, note } = lessonOf(messages, block);
  const lesson = text.replaceAll('\n', ' · ') || kindOf(messages.records, block);
  return [
    { text: isolate(shortDate(block[0].date)) },
    { text: joinSaid([lesson, ...(note === undefined ? [] : [note])], ' · ') },
  ];
}

function rowsOf(book: FolderBook, dated: DatedCourse): Cell[][] {
  const { last, next } = around(dated, book.folder.date);
  if (last.length + next.length === 0) return [];
  const name = nameCourses(book.folder)(dated.course);
  const about: Cell[] = [
    { text: name, weight: 'bold' },
    { text: placeOf(book, dated) },
    { text: '' },
  ];
  return about.map((cell, row) => [cell, ...cellsOf(book, last[row]), ...cellsOf(book, next[row])]);
}

function columnsOf({ texts }: FolderBook): Column[] {
  const date = { heading: texts.date, width: WIDTHS.date, align: 'center' } as const;
  const lesson = { heading: texts.lesson, align: 'start' } as const;
  return [
    { heading: texts.class, width: WIDTHS.class, align: 'start', rowHeading: true },
    ...[date, lesson].map((column) => ({ ...column, group: texts.taughtLast })),
    ...[date, lesson].map((column) => ({ ...column, group: texts.comesNext })),
  ];
}

/** Draws what each course was taught last and what comes next, by its annual distribution and its log. */
export function drawLessons(book: FolderBook, tag: StructureElement): void {
  const rows = (book.folder.year?.courses ?? []).flatMap((dated) => rowsOf(book, dated));
  if (rows.length === 0) return;
  const flow = new Flow(() => addPage(book, { title: book.texts.log, tag }));
  // A course is not divided between pages.
  const most = SHOWN * Math.floor((flow.room - HEAD) / (SHOWN * ROW));
  for (let from = 0; from < rows.length; from += most) {
    if (from > 0) flow.turn();
    const shown = rows.slice(from, from + most);
    drawTable(book, flow, {
      columns: columnsOf(book),
      rows: shown,
      ...{ rowHeight: ROW, headHeight: HEAD, size: 8.5, snug: true, tag },
      guides: shown.map((_, index) => index + 1).filter((row) => row % SHOWN === 0),
    });
  }
}
