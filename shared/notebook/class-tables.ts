import { areaHeight, densities } from './page-geometry.ts';
import type { Density } from './page-geometry.ts';

const MILLIMETRE = 72 / 25.4;

/** Heights of a pupil's row, points: the least that can be written in, what is easy to write in, and what looks lost beyond. */
export const rowHeights = { least: 5.5 * MILLIMETRE, easy: 16, most: 21 } as const;

/** Rows left free at the end of a list for pupils who join during the year. */
const NEWCOMERS = 2;

/** What stands around the pupils' rows of a table: points. */
export interface ClassTable {
  readonly head: number;
  /** Under the table, on each of its pages: as high as room is left for. */
  readonly foot: { readonly least: number; readonly most: number };
}

/** The tables that have a row for each pupil. */
export const classTables = {
  list: { head: 24, foot: { least: 22, most: 22 } },
  attendance: { head: 40, foot: { least: 26, most: 26 } },
  marks: { head: 38, foot: { least: 32, most: 66 } },
  results: { head: 34, foot: { least: 32, most: 66 } },
} as const satisfies Record<string, ClassTable>;

/** How a table of a class stands on its pages. */
export interface ClassTableLayout {
  readonly pages: number;
  readonly density: Density;
  /** How many rows for newcomers there are. */
  readonly spareRows: number;
  /** Points. */
  readonly rowHeight: number;
  readonly footHeight: number;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/**
 * Lays a table of a class over the fewest pages on which its rows can be written in: on roomy pages where these are as
 * few, with rows for newcomers where these cost no page. What is left goes to the rows until they are easy to write in,
 * then to the foot, then to the rows again.
 */
export function layOutClassTable(pupils: number, { head, foot }: ClassTable): ClassTableLayout {
  const roomOn = (density: Density): number => areaHeight(density) - head;
  const pagesOn = (density: Density, rows: number): number => {
    const most = Math.floor((roomOn(density) - foot.least + 1e-6) / rowHeights.least);
    return Math.max(1, Math.ceil(rows / most));
  };
  const pages = pagesOn('tight', pupils);
  const density = densities.find((each) => pagesOn(each, pupils) === pages) ?? 'tight';
  let spareRows = NEWCOMERS;
  while (spareRows > 0 && pagesOn(density, pupils + spareRows) > pages) spareRows -= 1;
  const rows = Math.max(1, Math.ceil((pupils + spareRows) / pages));
  const room = roomOn(density);
  const footHeight = clamp(room - rows * rowHeights.easy, foot.least, foot.most);
  const rowHeight = Math.min((room - footHeight) / rows, rowHeights.most);
  return { pages, density, spareRows, rowHeight, footHeight };
}
