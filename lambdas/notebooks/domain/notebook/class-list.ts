import type { Pupil } from '#shared/model/pupil.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { classTables } from '#shared/notebook/class-tables.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { beginClassTable, digits, pupilCells, pupilColumns } from './sections.ts';
import { printedDate } from '#lambdas/print/typography/printed-day.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import { writeText } from '#lambdas/print/layout/text-box.ts';

interface Extra {
  column: Column;
  cell: (pupil: Pupil) => Cell | undefined;
}

/** The optional columns for which at least one pupil has a value. */
function extraColumns({ messages }: Notebook, { pupils }: ListedClass): Extra[] {
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

/** The numbers of girls and boys; `undefined` unless every pupil's sex is given, because a partial count misleads. */
export function countSexes(pupils: readonly Pupil[]): { girls: number; boys: number } | undefined {
  const girls = pupils.filter(({ gender }) => gender === 'female').length;
  const boys = pupils.filter(({ gender }) => gender === 'male').length;
  return pupils.length > 0 && girls + boys === pupils.length ? { girls, boys } : undefined;
}

/** Text with the numbers of pupils, girls and boys. */
function counts({ messages }: Notebook, { pupils }: ListedClass): string {
  const sexes = countSexes(pupils);
  return [
    messages.count(messages.pupils, pupils.length),
    ...(sexes
      ? [messages.count(messages.girls, sexes.girls), messages.count(messages.boys, sexes.boys)]
      : []),
  ].join('   ·   ');
}

/** Draws the class list: numbers, names, optional columns, and the head count below. */
export function drawClassList(book: Notebook, section: Section, listedClass: ListedClass): void {
  const extras = extraColumns(book, listedClass);
  const cells = (pupil: Pupil, index: number) => [
    ...pupilCells(book, pupil, index),
    ...extras.map(({ cell }) => cell(pupil)),
  ];
  const { flow, footHeight, table } = beginClassTable(
    book,
    section,
    listedClass,
    classTables.list,
    cells,
  );
  drawTable(book, flow, {
    columns: [
      ...pupilColumns(book, 190),
      ...extras.map(({ column }) => column),
      { heading: book.messages.remarks },
    ],
    ...table,
    size: 10,
  });
  const { canvas, area } = flow.page;
  const band = { ...area, y: flow.y + 4, height: footHeight - 4 };
  canvas.fill(band, palette.mist);
  const inner = { ...band, x: band.x + 8, width: band.width - 16 };
  const style = { size: 10, minSize: 6, weight: 'bold', tag: section.tag.add('P') } as const;
  writeText(book, canvas, counts(book, listedClass), inner, style);
}
