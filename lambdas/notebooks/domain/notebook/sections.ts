import type { Pupil } from '#shared/model/pupil.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { layOutClassTable, rowHeights } from '#shared/notebook/class-tables.ts';
import type { ClassTable } from '#shared/notebook/class-tables.ts';
import type { Density } from '#shared/notebook/page-geometry.ts';
import { firstStrongDirection } from '#lambdas/print/typography/direction.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import type { Cell, Column, Table } from '#lambdas/print/layout/table-model.ts';

const NUMBER_WIDTH = 24;

/** Begins a section on a new page; its further pages repeat the heading. */
export function beginSection(book: Notebook, section: Section, density?: Density): Flow {
  const { title } = section;
  return new Flow((continued) => {
    const shown = continued ? book.messages.continued(title) : title;
    return addPage(book, { ...section, title: shown }, density);
  });
}

/** A text with a direction of its own: a name or a code. */
export const ownDirection = (book: Notebook, text: string): Cell => ({
  text,
  direction: firstStrongDirection(text, book.direction),
});

/** A cell whose digits keep their order in any context. */
export const digits = (text: string): Cell => ({ text, direction: 'ltr' });

/** The first two columns of every list of a class. */
export const pupilColumns = (book: Notebook, width?: number): Column[] => [
  { heading: book.messages.number, width: NUMBER_WIDTH, align: 'center', rowHeading: true },
  { heading: book.messages.name, width, align: 'start', rowHeading: true },
];

export const pupilCells = (book: Notebook, pupil: Pupil, index: number): Cell[] => [
  digits(String(index + 1)),
  ownDirection(book, pupil.fullName),
];

type Row = (Cell | undefined)[];

/** A table of a class on its first page: the arguments of `drawTable` except the columns. */
interface ClassTablePages {
  flow: Flow;
  /** The maximum height of what follows the table, in points. */
  footHeight: number;
  table: Pick<
    Table,
    | 'rows'
    | 'spareRows'
    | 'rowHeight'
    | 'leastRowHeight'
    | 'headHeight'
    | 'reserve'
    | 'snug'
    | 'tag'
  >;
}

/** Begins a table with a row for each pupil and spare rows, on as few pages as are comfortable to write on. */
export function beginClassTable(
  book: Notebook,
  section: Section,
  { pupils }: ListedClass,
  table: ClassTable,
  cells: (pupil: Pupil, index: number) => Row = (pupil, index) => pupilCells(book, pupil, index),
): ClassTablePages {
  const { density, spareRows, rowHeight, footHeight } = layOutClassTable(pupils.length, table);
  const newcomers = Array.from({ length: spareRows }, (_, index) => [
    digits(String(pupils.length + index + 1)),
  ]);
  return {
    flow: beginSection(book, section, density),
    footHeight,
    table: {
      rows: [...pupils.map(cells), ...newcomers],
      spareRows,
      rowHeight,
      leastRowHeight: rowHeights.least,
      headHeight: table.head,
      reserve: footHeight,
      snug: true,
      tag: section.tag,
    },
  };
}
