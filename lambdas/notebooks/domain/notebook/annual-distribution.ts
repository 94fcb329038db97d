import { levelGroups } from '#shared/notebook/level-groups.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { schoolWeeks } from './school-weeks.ts';
import type { SchoolWeek } from './school-weeks.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import { digits } from './sections.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Cell } from '#lambdas/print/layout/table-model.ts';
import { clipText } from '#lambdas/print/layout/text-box.ts';

const HEAD = 24;
const REMARKS = 124;
const SIZE = 8.5;

/** Formats `22/12`; the year is in the heading of the notebook. */
const shortDate = (date: string): string => date.slice(5).split('-').toReversed().join('/');

function weekCells(
  book: Notebook,
  weeks: readonly SchoolWeek[],
  index: number,
): (Cell | undefined)[] {
  const week = weeks[index];
  if (!week) return [];
  const { month, days, holidays } = week;
  const begins = weeks[index - 1]?.month !== month;
  const names = holidays.map(({ name }) => name).join(' · ');
  const style = { size: SIZE, minSize: SIZE * 0.75 };
  return [
    begins ? { text: book.messages.months[month - 1] ?? '', weight: 'bold' } : { text: '' },
    digits(String(index + 1)),
    days && { text: `${isolate(shortDate(days.from))} – ${isolate(shortDate(days.to))}` },
    undefined,
    undefined,
    undefined,
    names === '' ? undefined : { text: clipText(book, names, REMARKS - 8, style) },
  ];
}

/** Gives weeks without lessons a coloured background. */
function drawGrounds({ page, y }: Flow, weeks: readonly SchoolWeek[], rowHeight: number): void {
  const { canvas, area } = page;
  weeks.forEach(({ isFree }, index) => {
    const row = { ...area, y: y + HEAD + index * rowHeight, height: rowHeight };
    if (isFree) canvas.fill(row, palette.mist);
  });
}

function drawYear(book: Notebook, flow: Flow, section: Section): void {
  const { messages, input } = book;
  const { distribution } = messages.records;
  const season = input.profile.academicSeason;
  const weeks = schoolWeeks(season, holidaysOf(input.schoolYear, season, input.language));
  const rowHeight = (flow.room - HEAD) / weeks.length;
  drawGrounds(flow, weeks, rowHeight);
  const centred = { align: 'center' } as const;
  drawTable(book, flow, {
    columns: [
      { heading: distribution.month, width: 56, ...centred, rowHeading: true },
      { heading: distribution.week, width: 32, ...centred, rowHeading: true },
      { heading: distribution.dates, width: 74, ...centred },
      { heading: distribution.unit, width: 84, ...centred },
      { heading: distribution.lessons, ...centred },
      { heading: distribution.hours, width: 38, ...centred },
      { heading: distribution.remarks, width: REMARKS, align: 'start' },
    ],
    rows: weeks.map((_, index) => weekCells(book, weeks, index)),
    rowHeight,
    headHeight: HEAD,
    guides: weeks.flatMap(({ month }, index) => (month === weeks[index - 1]?.month ? [] : [index])),
    size: SIZE,
    tag: section.tag,
  });
}

/** Draws a form for the lessons of the year by week, with the holidays: one page for the classes of each level. */
export function drawAnnualDistribution(book: Notebook, section: Section): Flow {
  const { distribution } = book.messages.records;
  const groups = levelGroups(book.input.listed.classes.map(({ name }) => name));
  const titles = groups.map((names) => distribution.of(names.map(isolate).join(' · '))).values();
  const flow = new Flow(() =>
    addPage(book, { ...section, title: titles.next().value ?? section.title }),
  );
  drawYear(book, flow, section);
  groups.slice(1).forEach(() => {
    flow.turn();
    drawYear(book, flow, section);
  });
  return flow;
}
