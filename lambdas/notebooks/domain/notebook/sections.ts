import type { ClassRoster, Pupil } from '../../../../shared/model/roster.ts';
import { firstStrongDirection } from '../typography/direction.ts';
import { Flow } from './flow.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import type { Cell, Column } from './table-model.ts';

const NUMBER_WIDTH = 24;
/** Rows left free under the list for pupils who join during the year. */
const NEWCOMERS = 2;
const ROW_HEIGHTS = { least: 15.4, most: 21 };

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

/** Digits stay in their order whatever surrounds them. */
export const digits = (text: string): Cell => ({ text, direction: 'ltr' });

/** The two columns every list of a class begins with. */
export const pupilColumns = (book: Notebook, width?: number): Column[] => [
  { heading: book.messages.number, width: NUMBER_WIDTH, align: 'center' },
  { heading: book.messages.name, width, align: 'start' },
];

export const pupilCells = (book: Notebook, pupil: Pupil, index: number): Cell[] => [
  digits(String(index + 1)),
  ownDirection(book, pupil.fullName),
];

/** A row for each pupil and a few numbered ones for newcomers. */
export function pupilRows(
  book: Notebook,
  { pupils }: ClassRoster,
  cells: (pupil: Pupil, index: number) => (Cell | undefined)[] = (pupil, index) =>
    pupilCells(book, pupil, index),
): (Cell | undefined)[][] {
  const newcomers = Array.from({ length: NEWCOMERS }, (_, index) => [
    digits(String(pupils.length + index + 1)),
  ]);
  return [...pupils.map(cells), ...newcomers];
}

/** The row height that fills a page with a class: between what can be written in and what looks lost. */
export function rowHeightFor(rows: number, room: number): number {
  const { least, most } = ROW_HEIGHTS;
  const even = room / rows;
  return even >= least ? Math.min(even, most) : Math.min(room / Math.ceil(rows / 2), most - 3);
}
