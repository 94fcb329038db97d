import { holidayRows, holidaysHeight, holidaysTable } from '#shared/notebook/front-matter.ts';
import { defaultHolidays } from '#shared/school-year/default-holidays.ts';
import { inSeason } from '#shared/school-year/in-season.ts';
import { weekdayOf } from '#shared/school-year/iso-date.ts';
import type { Holiday } from '#shared/model/school-year.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { beginPart } from './part-place.ts';
import { digits, ownDirection } from './sections.ts';
import { printedDate } from '#lambdas/print/typography/printed-day.ts';
import { drawTableNotes } from '#lambdas/print/layout/table-notes.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Cell } from '#lambdas/print/layout/table-model.ts';
import { clipText } from '#lambdas/print/layout/text-box.ts';

const NAME_WIDTH = 190;
const SIZE = 9.5;
const DAY = 86_400_000;

export function holidayList({ input, messages }: Notebook): {
  holidays: readonly Holiday[];
  notes: string[];
} {
  const { holidays: texts } = messages.records;
  const own = input.schoolYear && inSeason(input.schoolYear, input.profile.academicSeason).holidays;
  if (own) return { holidays: own, notes: [texts.own] };
  const preset = defaultHolidays(input.profile.academicSeason, input.language);
  const asOf = preset.asOf.split('-').toReversed().join('/');
  return { holidays: preset.holidays, notes: [texts.basis[preset.basis](asOf), texts.feasts] };
}

/** Draws the holidays of the season with their weekdays, and notes on their source. */
export function drawHolidays(book: Notebook, section: Section, before?: Flow): Flow {
  const { messages } = book;
  const { holidays: texts } = messages.records;
  const { holidays, notes } = holidayList(book);
  const flow = beginPart(
    book,
    section,
    book.input.contents.timetable ? before : undefined,
    holidaysHeight(holidays.length),
  );
  const dated = (date: string): Cell => ({
    text: `${messages.weekdays[weekdayOf(date)] ?? ''} ${isolate(printedDate(date))}`,
  });
  const rows = holidays.map(({ name, from, to }) => [
    ownDirection(book, clipText(book, name, NAME_WIDTH - 8, { size: SIZE, minSize: 7 })),
    dated(from),
    dated(to),
    digits(String((Date.parse(to) - Date.parse(from)) / DAY + 1)),
  ]);
  const date = { align: 'center' } as const;
  drawTable(book, flow, {
    columns: [
      { heading: texts.name, width: NAME_WIDTH, align: 'start', rowHeading: true },
      { heading: texts.from, ...date },
      { heading: texts.to, ...date },
      { heading: texts.days, width: 44, align: 'center', tinted: true },
    ],
    rows: Array.from({ length: holidayRows(rows.length) }, (_, index) => rows[index] ?? []),
    rowHeight: holidaysTable.row.most,
    leastRowHeight: holidaysTable.row.least,
    headHeight: holidaysTable.head,
    size: SIZE,
    reserve: holidaysTable.foot,
    tag: section.tag,
  });
  const { canvas, area } = flow.page;
  const foot = { ...area, x: area.x + 7, y: flow.y + 6, width: area.width - 7 };
  drawTableNotes(book, canvas, section, notes, { ...foot, height: holidaysTable.foot - 6 });
  flow.y += holidaysTable.foot;
  return flow;
}
