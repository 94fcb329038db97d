import type { Direction } from '#shared/model/locale.ts';
import type { Align } from '../pdf/canvas.ts';
import type { StructureElement } from '../pdf/structure.ts';

export interface Column {
  heading: string;
  /** Below the heading, smaller and always left to right: `/20`, a date. */
  note?: string;
  /** Points. Columns without a width share the remaining width. */
  width?: number;
  align?: Align;
  /** Neighbouring columns of one group share a heading above theirs. */
  group?: string;
  /** A stronger line before this column. */
  divider?: boolean;
  /** Computed: on a tinted background, between stronger lines. */
  tinted?: boolean;
  /** Not to be filled in, such as a holiday. */
  shaded?: boolean;
  /** The cell is its row's heading; neighbouring ones form one heading in the reading order. */
  rowHeading?: boolean;
}

/** Text of a cell; a name or a code has its own direction. */
export interface Cell {
  text: string;
  direction?: Direction;
  weight?: 'regular' | 'bold';
  /** Below the text, smaller: a clock time, the part of a lesson. Not in tables with snug texts. */
  note?: string;
}

export interface Table {
  columns: readonly Column[];
  /** Cells by column; missing ones are left empty to write in. */
  rows: readonly (readonly (Cell | undefined)[])[];
  /** Minimum height of a row, which grows if its text wraps. */
  rowHeight: number;
  /** Rows may be as low as this if that saves a page. */
  leastRowHeight?: number;
  /** The number of rows at the end that are dropped if they would need another page. */
  spareRows?: number;
  headHeight: number;
  /** The row numbers after which a stronger line is drawn; every fifth by default. */
  guides?: readonly number[];
  /** Rules lighter than any pen, so that what is written can be told from them in a photo. */
  light?: boolean;
  /** Sets texts that are too long on two lines within the least row height, in a small size if needed. */
  snug?: boolean;
  /** Lines of such texts; 2 by default. The row must be high enough for them in the smallest size. */
  snugLines?: number;
  /** Where texts are in a row that is higher than they are. */
  vertical?: 'top' | 'middle';
  /** Text size of the cells. */
  size?: number;
  /** How small a text may become to stay on its line; three quarters of the size by default. */
  minSize?: number;
  /** The height of each row of a table on one page, which has room for its texts; instead of `rowHeight`. */
  heights?: readonly number[];
  /** Height kept free under the table on each of its pages. */
  reserve?: number;
  tag: StructureElement;
}

/** A column with its position: `x` from the table's start edge. */
export interface PlacedColumn extends Column {
  x: number;
  width: number;
}

/** A cell's text size and padding, in points. */
export const TEXT_SIZE = 9;
export const PADDING = 3.5;
/** Height in points of the upper level of a head with groups. */
export const GROUP_HEIGHT = 16;

/** Neighbouring columns that share a group heading. */
export function columnGroups(columns: readonly PlacedColumn[]): PlacedColumn[][] {
  const groups: PlacedColumn[][] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && column.group !== undefined && last[0]?.group === column.group) last.push(column);
    else groups.push([column]);
  }
  return groups;
}

/** Assigns each column its position within a width. */
export function placeColumns(columns: readonly Column[], width: number): PlacedColumn[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const shared = columns.filter((column) => column.width === undefined).length;
  let x = 0;
  return columns.map((column) => {
    const placed = { ...column, x, width: column.width ?? (width - fixed) / shared };
    x += placed.width;
    return placed;
  });
}
