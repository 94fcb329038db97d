import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { beginSection } from './sections.ts';
import { drawTable } from './table.ts';
import type { Column } from './table-model.ts';

const PERIODS = 4;
const HEAD = 40;
const SCHOOL_WEEK = [0, 1, 2, 3, 4];

/** The week, Sunday to Thursday, to be filled in: four periods in the morning and four in the afternoon. */
export function drawTimetable(book: Notebook, section: Section): void {
  const { messages } = book;
  const flow = beginSection(book, section);
  const half = (group: string): Column[] =>
    Array.from({ length: PERIODS }, (_, index) => ({
      heading: messages.period(index + 1),
      group,
      align: 'center',
      divider: index === 0,
    }));
  drawTable(book, flow, {
    columns: [
      { heading: messages.day, width: 62, align: 'center', tinted: true, rowHeading: true },
      ...half(messages.morning),
      ...half(messages.afternoon),
    ],
    rows: SCHOOL_WEEK.map((day) => [{ text: messages.weekdays[day] ?? '', weight: 'bold' }]),
    rowHeight: (flow.room - HEAD) / SCHOOL_WEEK.length,
    headHeight: HEAD,
    tag: section.tag,
  });
}
