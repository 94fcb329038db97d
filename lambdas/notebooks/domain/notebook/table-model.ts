import type { Direction } from '#shared/model/locale.ts';
import type { Align } from '#core/pdf/canvas.ts';
import type { StructureElement } from '#core/pdf/structure.ts';

export interface Column {
  heading: string;
  /** Beneath the heading, smaller, always left to right: `/20`, a date. */
  note?: string;
  /** Points. Columns without a width share what is left. */
  width?: number;
  align?: Align;
  /** Neighbouring columns of one group share a heading above theirs. */
  group?: string;
  /** A stronger line before this column. */
  divider?: boolean;
  /** Worked out, not written: on a ground, between stronger lines. */
  tinted?: boolean;
  /** Not to be filled in: a holiday. */
  shaded?: boolean;
  /** The cell names its row; neighbouring ones make one heading in the reading order. */
  rowHeading?: boolean;
}

/** Text of a cell; a name or a code brings its own direction. */
export interface Cell {
  text: string;
  direction?: Direction;
  weight?: 'regular' | 'bold';
}

export interface Table {
  columns: readonly Column[];
  /** Cells by column; missing ones are left to the pen. */
  rows: readonly (readonly (Cell | undefined)[])[];
  /** Height of a row; a row grows with a text that wraps. */
  rowHeight: number;
  /** Rows may be this low if that saves a page. */
  leastRowHeight?: number;
  /** How many of the last rows are left out where they would take another page. */
  spareRows?: number;
  headHeight: number;
  /** After how many rows from the top stronger lines stand; after every fifth where nothing is said. */
  guides?: readonly number[];
  /** Texts that are too long take two lines within the least row height, if need be small ones. */
  snug?: boolean;
  /** Text size of the cells. */
  size?: number;
  /** Height kept free under the table on each of its pages. */
  reserve?: number;
  tag: StructureElement;
}

/** Columns with their place: `x` from the table's start edge. */
export interface PlacedColumn extends Column {
  x: number;
  width: number;
}

/** Size of a cell's text and the space beside it, points. */
export const TEXT_SIZE = 9;
export const PADDING = 3.5;
/** Height of the upper level of a head with groups, points. */
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

/** Gives each column its place in a width. */
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
