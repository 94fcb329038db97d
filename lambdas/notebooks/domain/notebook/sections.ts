import type { ClassRoster, Pupil } from '../../../../shared/model/roster.ts';
import { firstStrongDirection } from '../../../core/typography/direction.ts';
import { Flow } from './flow.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import type { Cell, Column, Table } from './table-model.ts';

const NUMBER_WIDTH = 24;
/** Rows left free at the end of a list for pupils who join during the year. */
const NEWCOMERS = 2;
/** Points: five millimetres can still be written in; more than the most looks lost. */
const ROW_HEIGHTS = { least: 14.17, most: 21 };

/** Begins a section on a new page; its further pages repeat the heading. */
export function beginSection(book: Notebook, section: Section): Flow {
  const { title } = section;
  return new Flow((continued) =>
    addPage(book, { ...section, title: continued ? book.messages.continued(title) : title }),
  );
}

/** A text that brings its own direction: a name, a code. */
export const ownDirection = (book: Notebook, text: string): Cell => ({
  text,
  direction: firstStrongDirection(text, book.direction),
});

/** `2012-01-31` as it is written here in both languages: 31/01/2012. Anything else stays as it is. */
export const printedDate = (date: string): string =>
  date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** Digits stay in their order whatever surrounds them. */
export const digits = (text: string): Cell => ({ text, direction: 'ltr' });

/** The two columns every list of a class begins with. */
export const pupilColumns = (book: Notebook, width?: number): Column[] => [
  { heading: book.messages.number, width: NUMBER_WIDTH, align: 'center', rowHeading: true },
  { heading: book.messages.name, width, align: 'start', rowHeading: true },
];

export const pupilCells = (book: Notebook, pupil: Pupil, index: number): Cell[] => [
  digits(String(index + 1)),
  ownDirection(book, pupil.fullName),
];

type Row = (Cell | undefined)[];

/** A row for each pupil, and numbered ones for newcomers where they fit. */
export function pupilRows(
  book: Notebook,
  { pupils }: ClassRoster,
  cells: (pupil: Pupil, index: number) => Row = (pupil, index) => pupilCells(book, pupil, index),
): Pick<Table, 'rows' | 'spareRows' | 'rowHeight' | 'leastRowHeight'> {
  const newcomers = Array.from({ length: NEWCOMERS }, (_, index) => [
    digits(String(pupils.length + index + 1)),
  ]);
  return {
    rows: [...pupils.map(cells), ...newcomers],
    spareRows: NEWCOMERS,
    rowHeight: ROW_HEIGHTS.most,
    leastRowHeight: ROW_HEIGHTS.least,
  };
}
