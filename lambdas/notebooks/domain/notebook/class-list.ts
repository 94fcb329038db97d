import type { ClassRoster, Pupil } from '../../../../shared/model/roster.ts';
import { firstStrongDirection } from '../../../core/typography/direction.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { palette } from '../../../core/pdf/palette.ts';
import {
  beginSection,
  digits,
  pupilCells,
  pupilColumns,
  pupilRows,
  printedDate,
} from './sections.ts';
import type { Flow } from './flow.ts';
import { drawTable } from './table.ts';
import type { Cell, Column } from './table-model.ts';
import { clipText, writeText } from './text-box.ts';

interface Extra {
  column: Column;
  cell: (pupil: Pupil) => Cell | undefined;
}

/** The optional columns that at least one pupil fills. */
function extraColumns({ messages }: Notebook, { pupils }: ClassRoster): Extra[] {
  const column = (heading: string, width: number): Column => ({ heading, width, align: 'center' });
  const extras: { has: (pupil: Pupil) => unknown; extra: Extra }[] = [
    {
      has: (pupil) => pupil.registrationNumber,
      extra: {
        column: column(messages.registrationNumber, 96),
        cell: ({ registrationNumber }) =>
          registrationNumber === undefined ? undefined : digits(registrationNumber),
      },
    },
    {
      has: (pupil) => pupil.dateOfBirth,
      extra: {
        column: column(messages.dateOfBirth, 68),
        cell: ({ dateOfBirth }) =>
          dateOfBirth === undefined ? undefined : digits(printedDate(dateOfBirth)),
      },
    },
    {
      has: (pupil) => pupil.gender,
      extra: {
        column: column(messages.gender, 32),
        cell: ({ gender }) => gender && { text: messages.genders[gender] },
      },
    },
  ];
  return extras.filter(({ has }) => pupils.some(has)).map(({ extra }) => extra);
}

/** How many pupils, girls and boys; the sexes only when the list gives every pupil's. */
function counts({ messages }: Notebook, { pupils }: ClassRoster): string[] {
  const of = (gender: Pupil['gender']) => pupils.filter((pupil) => pupil.gender === gender).length;
  const known = of(undefined) === 0;
  return [
    messages.count(messages.pupils, pupils.length),
    ...(known ? [messages.count(messages.girls, of('female'))] : []),
    ...(known ? [messages.count(messages.boys, of('male'))] : []),
  ];
}

/** A band under the heading: subject on one side, head count on the other. */
function drawBand(book: Notebook, flow: Flow, section: Section, roster: ClassRoster): void {
  const { canvas, area } = flow.page;
  const band = { x: area.x, y: flow.y, width: area.width, height: 22 };
  canvas.fill(band, palette.paper);
  const inner = { ...band, x: band.x + 8, width: band.width - 16 };
  const style = { size: 10, minSize: 6, weight: 'bold', tag: section.tag.add('P') } as const;
  const start = { ...inner, width: inner.width / 2 - 6 };
  const subject = roster.subject ?? book.input.profile.subject;
  const direction = firstStrongDirection(subject, book.direction);
  const shown = clipText(book, subject, start.width, style);
  writeText(book, canvas, shown, start, { ...style, direction });
  const end = { ...start, x: inner.x + inner.width / 2 + 6 };
  const text = counts(book, roster).join('   ·   ');
  writeText(book, canvas, text, end, { ...style, weight: 'regular', align: 'end' });
  flow.y += band.height + 8;
}

/** The class list: numbers, names, and what the spreadsheet knows of each pupil. */
export function drawClassList(book: Notebook, section: Section, roster: ClassRoster): void {
  const flow = beginSection(book, section);
  drawBand(book, flow, section, roster);
  const extras = extraColumns(book, roster);
  const headHeight = 22;
  const table = pupilRows(book, roster, (pupil, index) => [
    ...pupilCells(book, pupil, index),
    ...extras.map(({ cell }) => cell(pupil)),
  ]);
  drawTable(book, flow, {
    columns: [
      ...pupilColumns(book, 190),
      ...extras.map(({ column }) => column),
      { heading: book.messages.remarks },
    ],
    ...table,
    headHeight,
    size: 10,
    tag: section.tag,
  });
}
