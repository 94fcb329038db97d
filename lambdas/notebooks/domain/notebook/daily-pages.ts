import type { Lesson } from '#shared/model/school-year.ts';
import { schoolWeek } from '#shared/model/school-year.ts';
import { clockTimes } from '#shared/school-year/period-hours.ts';
import { drawFields } from '#lambdas/print/layout/fields.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import { ownDirection } from './sections.ts';
import { drawSignatureBoxes } from '#lambdas/print/layout/signature-boxes.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Cell } from '#lambdas/print/layout/table-model.ts';

const HEAD = 26;
const ROWS = 8;
const SIGNATURES = 72;
const GAP = 10;

interface SchoolDay {
  day?: number;
  lessons: readonly Lesson[];
}

/** The days on which the timetable has lessons; one day without a number if there are none. */
function daysWithLessons({ input }: Notebook): SchoolDay[] {
  const timetable = input.schoolYear?.timetable ?? [];
  const days = schoolWeek
    .map((day) => ({
      day,
      lessons: timetable
        .filter((lesson) => lesson.day === day)
        .toSorted((a, b) => a.period - b.period),
    }))
    .filter(({ lessons }) => lessons.length > 0);
  return days.length > 0 ? days : [{ lessons: [] }];
}

function drawDay(book: Notebook, flow: Flow, section: Section, { day, lessons }: SchoolDay): void {
  const { messages } = book;
  const { daily } = messages.records;
  const weekday = day === undefined ? undefined : messages.weekdays[day];
  drawFields(book, flow, section, [{ label: daily.day, value: weekday }, { label: daily.date }]);
  flow.y += 4;
  const centred = { align: 'center' } as const;
  const hours = book.input.schoolYear?.hours;
  const rows = lessons.map(({ period, className }): Cell[] => [
    { text: [daily.period(period), ...(hours ? [clockTimes(period, hours).from] : [])].join('\n') },
    { ...ownDirection(book, className), weight: 'bold' },
  ]);
  drawTable(book, flow, {
    columns: [
      { heading: daily.time, width: 46, ...centred, tinted: true },
      { heading: daily.class, width: 38, ...centred },
      { heading: daily.activity, width: 58, ...centred },
      { heading: daily.lesson, width: 72, ...centred },
      { heading: daily.objective, width: 72, ...centred },
      { heading: daily.procedure, ...centred },
      { heading: daily.materials, width: 50, ...centred },
      { heading: daily.remarks, width: 54, ...centred },
    ],
    rows: Array.from({ length: ROWS }, (_, index) => rows[index] ?? []),
    rowHeight: (flow.room - HEAD - SIGNATURES - GAP) / ROWS,
    headHeight: HEAD,
    // Without a timetable, a guide line shows where the afternoon begins.
    guides: lessons.length > 0 ? [] : [ROWS / 2],
    tag: section.tag,
  });
  const { director, inspector } = messages.signatures;
  drawSignatureBoxes(book, flow, section, [director, inspector], SIGNATURES);
}

/** Draws the chosen number of daily pages, with the lessons of one school day after another. */
export function drawDailyPages(book: Notebook, section: Section): Flow {
  const days = daysWithLessons(book);
  const flow = new Flow(() => addPage(book, section));
  for (let page = 0; page < book.input.contents.dailyPages; page += 1) {
    if (page > 0) flow.turn();
    drawDay(book, flow, section, days[page % days.length] ?? { lessons: [] });
  }
  return flow;
}
