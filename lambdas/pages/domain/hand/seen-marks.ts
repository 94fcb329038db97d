import * as z from 'zod/mini';
import { findEachDoubt } from '#shared/page/doubts.ts';
import { seenMark } from '#shared/page/page-reading.ts';
import {
  gradebook,
  pictureBox,
  type Gradebook,
  type GradebookCell,
} from '#shared/model/gradebook.ts';
import type { ConfirmedCell } from '../../engines/page-reader/hand/learn-page.ts';

/** A mark that was seen in a picture; the place of its cell tells it from the others. */
const placedMark = z.extend(seenMark, { box: pictureBox });
export type PlacedMark = z.infer<typeof placedMark>;

export const readPage = z.extend(gradebook, { seen: z.optional(z.array(placedMark)) });

export const jobMarks = z.array(z.object({ picture: z.int(), seen: z.array(placedMark) }));
export type JobMarks = z.infer<typeof jobMarks>;

const isOfMarks = ({ columns }: Gradebook, index: number): boolean =>
  ['mark', 'average'].includes(columns[index]?.kind ?? '');

/** The cells of marks of the rows that are on a picture, by their places. */
const cellsOn = (book: Gradebook, picture: number): ReadonlyMap<string, GradebookCell> =>
  new Map(
    book.rows
      .filter(({ page = 0 }) => page === picture)
      .flatMap(({ cells }) => cells.filter((_, index) => isOfMarks(book, index)))
      .flatMap((cell) => (cell.box ? [[cell.box.join(), cell]] : [])),
  );

/** What was seen in the cells of a confirmed gradebook, by picture; nothing of rows that were deleted. */
export const confirmedCells = (book: Gradebook, job: JobMarks): readonly ConfirmedCell[][] =>
  job.map(({ picture, seen }) => {
    const cells = cellsOn(book, picture);
    return seen.flatMap(({ box, notes }) => {
      const cell = cells.get(box.join());
      return cell ? [{ notes, text: cell.text }] : [];
    });
  });

/** The cells that are doubtful by any rule. */
const doubtfulCells = (book: Gradebook): ReadonlySet<GradebookCell | undefined> =>
  new Set(findEachDoubt(book).map(({ row, column }) => book.rows[row]?.cells[column]));

const mapCells = (book: Gradebook, change: (cell: GradebookCell) => GradebookCell): Gradebook => ({
  ...book,
  rows: book.rows.map((row) => ({ ...row, cells: row.cells.map(change) })),
});

/** Notes the marks that only the learnt handwriting makes sure. */
export function noteByHand(book: Gradebook, seen: readonly PlacedMark[]): Gradebook {
  const cells = cellsOn(book, 0);
  const settled = new Map(
    seen.flatMap(({ box, alone }) => {
      const cell = alone && cells.get(box.join());
      return cell ? [[cell, { ...cell, ...alone }] as const] : [];
    }),
  );
  if (settled.size === 0) return book;
  const without = doubtfulCells(mapCells(book, (cell) => settled.get(cell) ?? cell));
  return mapCells(book, (cell) =>
    without.has(settled.get(cell)) ? { ...cell, byHand: true as const } : cell,
  );
}

/** The gradebook without notes at marks that are doubtful all the same. */
export function withoutDoubtful(book: Gradebook): Gradebook {
  if (!book.rows.some(({ cells }) => cells.some(({ byHand }) => byHand))) return book;
  const doubtful = doubtfulCells(book);
  return mapCells(book, (cell) => {
    const { byHand: _, ...rest } = cell;
    return doubtful.has(cell) ? rest : cell;
  });
}
