import { areaHeight, cornerRoom, densities } from './page-geometry.ts';
import type { Density } from './page-geometry.ts';

const MILLIMETRE = 72 / 25.4;

/** Heights of a pupil's row in points: the lowest to write in, a comfortable one, and the highest. */
export const rowHeights = { least: 5.5 * MILLIMETRE, easy: 16, most: 21 } as const;

/** Rows left free at the end of a list for pupils who join during the year. */
const NEWCOMERS = 2;

/** Heights around the pupils' rows of a table, in points. */
export interface ClassTable {
  readonly head: number;
  /** Left free above the table. */
  readonly above?: number;
  /** Space under the table on each page; it may grow to `most`. */
  readonly foot: { readonly least: number; readonly most: number };
}

/** The tables that have a row for each pupil. */
export const classTables = {
  list: { head: 24, foot: { least: 22, most: 22 } },
  attendance: { head: 40, foot: { least: 26, most: 26 } },
  register: { head: 40, above: cornerRoom.above, foot: { least: 50, most: 54 } },
  marks: { head: 38, foot: { least: 32, most: 66 } },
  marksWithCorners: { head: 38, above: cornerRoom.above, foot: { least: 38, most: 72 } },
  results: { head: 34, foot: { least: 32, most: 66 } },
} as const satisfies Record<string, ClassTable>;

export interface ClassTableLayout {
  readonly pages: number;
  readonly density: Density;
  readonly spareRows: number;
  /** Points. */
  readonly rowHeight: number;
  readonly footHeight: number;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/**
 * Lays out a class's table on the fewest pages with writable rows. It prefers roomy pages and newcomer rows if they
 * need no more pages. Remaining space goes to the rows until they are comfortable, then to the foot, then to the rows
 * again.
 */
export function layOutClassTable(
  pupils: number,
  { head, above = 0, foot }: ClassTable,
): ClassTableLayout {
  const roomOn = (density: Density): number => areaHeight(density) - above - head;
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
