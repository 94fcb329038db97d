import { fits } from './flow.ts';
import type { Table } from './table-model.ts';

/** Points by which rows are lowered to save a page, and by which the fill of pages is raised to share the rows. */
const STEP = 0.05;

/** Height in points for rows on a table's first page, and on each further one. */
export interface RowRoom {
  first: number;
  further: number;
}

/** A table's rows divided into pages: the height of each row, and the number of rows on each page. */
export interface TablePages {
  heights: number[];
  counts: number[];
}

/** Fills pages one after another with at most `most` points of rows, but at least one row. */
function fillPages(heights: readonly number[], room: RowRoom, most = Infinity): number[] {
  const counts = [0];
  let page = 0;
  let used = 0;
  for (const height of heights) {
    const left = Math.min(page === 0 ? room.first : room.further, most);
    if (used > 0 && !fits(used + height, left)) {
      page += 1;
      used = 0;
    }
    counts[page] = (counts[page] ?? 0) + 1;
    used += height;
  }
  return counts;
}

/** Distributes the rows evenly over the fewest pages that hold them. */
function sharePages(heights: readonly number[], room: RowRoom): number[] {
  const fewest = fillPages(heights, room).length;
  const total = heights.reduce((sum, height) => sum + height, 0);
  for (let most = total / fewest; ; most += STEP) {
    const counts = fillPages(heights, room, most);
    if (counts.length === fewest) return counts;
  }
}

/**
 * Divides a table's rows into the fewest pages that hold them at their least height. Adds the spare rows that fit,
 * raises the rows up to the wanted height, and shares them evenly.
 * @param needs the height that each row's texts need, in points
 */
export function layOutPages(
  { rowHeight, leastRowHeight = rowHeight, spareRows = 0 }: Omit<Table, 'rows'>,
  needs: readonly number[],
  room: RowRoom,
): TablePages {
  const heightsOf = (rows: number, height: number): number[] =>
    needs.slice(0, rows).map((need) => Math.max(height, need));
  const pagesOf = (rows: number, height: number): number =>
    fillPages(heightsOf(rows, height), room).length;
  const fewest = pagesOf(needs.length - spareRows, leastRowHeight);
  let rows = needs.length;
  while (pagesOf(rows, leastRowHeight) > fewest) rows -= 1;
  let height = rowHeight;
  while (height > leastRowHeight && pagesOf(rows, height) > fewest) height -= STEP;
  const heights = heightsOf(rows, Math.max(height, leastRowHeight));
  return { heights, counts: sharePages(heights, room) };
}
