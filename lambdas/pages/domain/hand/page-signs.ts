import * as z from 'zod/mini';
import { findEachDoubt, SURE } from '#shared/page/doubts.ts';
import type { Gradebook, GradebookCell } from '#shared/model/gradebook.ts';
import type { MarkReading } from '../../engines/page-reader/digits/cell-image.ts';
import { cellNotesSchema } from '../../engines/page-reader/hand/hand.ts';
import type { ConfirmedCell } from '../../engines/page-reader/hand/learn-page.ts';
import type { PageReading } from '../../engines/page-reader/page-reading.ts';
import type { ReadSheet } from '../paper/printed-gradebook.ts';

/** A mark that was seen on a page, as files keep it. */
const pageSign = z.object({
  /** The middle of its cell, in ten-thousandths of the picture's width and height. */
  at: z.tuple([z.number(), z.number()]),
  notes: cellNotesSchema,
  /** What is read without the hand, if it is sure only with it. */
  alone: z.optional(z.object({ text: z.string(), confidence: z.number() })),
});
export type PageSign = z.infer<typeof pageSign>;

/** The marks that were seen in one picture. */
export const pageSigns = z.array(pageSign);
/** Those of a job, by the index of their picture. */
export const jobSigns = z.array(z.object({ picture: z.int(), signs: pageSigns }));
export type JobSigns = z.infer<typeof jobSigns>;

const TEN_THOUSAND = 10_000;

/** What was seen of a mark; nothing without a hand, or if other networks than those of pens have read it. */
function toSign(x: number, y: number, read: MarkReading | undefined): PageSign[] {
  const { notes, alone, text, confidence = 0 } = read ?? {};
  if (!notes || !alone) return [];
  const isSettled =
    confidence >= SURE.mark && (alone.confidence < SURE.mark || alone.text !== text);
  return [
    {
      at: [Math.round(x * TEN_THOUSAND), Math.round(y * TEN_THOUSAND)],
      notes,
      ...(isSettled && { alone }),
    },
  ];
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The marks that were seen on a page; none if the hand is not learnt. */
export const signsOfPage = ({ width, height, tables }: PageReading): PageSign[] =>
  tables.flatMap(({ cells }) =>
    cells.flatMap(({ corners, mark }) =>
      toSign(
        meanOf(corners.map(({ x }) => x)) / width,
        meanOf(corners.map(({ y }) => y)) / height,
        mark,
      ),
    ),
  );

/** The marks that were seen on printed sheets, whose pages are in one picture. */
export const signsOfSheets = (
  sheets: readonly ReadSheet[],
  picture: { readonly width: number; readonly height: number },
): PageSign[] =>
  sheets.flatMap(({ reading, place }) =>
    reading.marks
      .flat()
      .flatMap(({ box, read }) =>
        toSign(
          (place.left + ((box.left + box.right) / 2) * place.width) / picture.width,
          (((box.top + box.bottom) / 2) * place.height) / picture.height,
          read,
        ),
      ),
  );

/** How far a point is from the middle of a cell; infinite if it is not in the cell. */
function distanceTo([x, y]: PageSign['at'], { box }: GradebookCell): number {
  if (!box) return Infinity;
  const [left, top, width, height] = box;
  const isIn = x >= left && x <= left + width && y >= top && y <= top + height;
  return isIn ? Math.hypot(x - left - width / 2, y - top - height / 2) : Infinity;
}

const isOfMarks = ({ columns }: Gradebook, index: number): boolean =>
  ['mark', 'average'].includes(columns[index]?.kind ?? '');

/** The cell of marks of a gradebook in which something was seen, of the rows that are on a picture. */
function cellOf(book: Gradebook, picture: number, at: PageSign['at']): GradebookCell | undefined {
  const near = book.rows
    .filter(({ page = 0 }) => page === picture)
    .flatMap(({ cells }) => cells.filter((_, index) => isOfMarks(book, index)))
    .map((cell) => ({ cell, distance: distanceTo(at, cell) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.cell;
}

/** What was seen in the cells of a confirmed gradebook, by picture; nothing of rows that were deleted. */
export const confirmedCells = (book: Gradebook, job: JobSigns): readonly ConfirmedCell[][] =>
  job.map(({ picture, signs }) =>
    signs.flatMap(({ at, notes }) => {
      const cell = cellOf(book, picture, at);
      return cell ? [{ notes, text: cell.text }] : [];
    }),
  );

/** The cells that are doubtful by any rule. */
const doubtfulCells = (book: Gradebook): ReadonlySet<GradebookCell | undefined> =>
  new Set(findEachDoubt(book).map(({ row, column }) => book.rows[row]?.cells[column]));

const mapCells = (book: Gradebook, change: (cell: GradebookCell) => GradebookCell): Gradebook => ({
  ...book,
  rows: book.rows.map((row) => ({ ...row, cells: row.cells.map(change) })),
});

/**
 * Notes in a gradebook of one page which marks would be doubtful without the learnt handwriting. A mark that is sure for
 * another reason too, such as its row's average, owes nothing to it.
 */
export function noteByHand(book: Gradebook, signs: readonly PageSign[]): Gradebook {
  const settled = new Map(
    signs.flatMap(({ at, alone }) => {
      const cell = alone && cellOf(book, 0, at);
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
