import {
  clipSnugText,
  snugHeight,
  snugLines,
  type Typesetting,
} from '#lambdas/print/layout/text-box.ts';

/** Points; a smaller text than the last cannot be read. */
const SIZES = [8, 7, 6] as const;
const LEAST = 6;
/** The least height of a row, which has room for one line. */
const LOW = 13;
/** Between the texts of a row and its rules, both together. */
const EDGE = 4;
/** Of a row whose texts are cut. */
const MOST_LINES = 5;
/** How many characters of a lesson's name are left if it is cut; the exact number is not searched for. */
const NAME = { most: 160, least: 10, step: 6 } as const;

/** The texts of a row that may take several lines. */
export interface RowTexts {
  readonly units: string;
  readonly lessons: string;
  readonly remarks: string;
}

/** The same before they are cut: names of lessons, to as many characters as are given. */
export interface RowToFit extends Omit<RowTexts, 'lessons'> {
  readonly lessons: (most?: number) => string;
}

export type RowWidths = Readonly<Record<keyof RowTexts, number>>;

export interface FittedRows {
  /** Points. */
  readonly size: number;
  readonly heights: readonly number[];
  readonly texts: readonly RowTexts[];
}

const columns = ['units', 'lessons', 'remarks'] as const;

/** The room is shared evenly; rows that need more than that get what they need. Undefined if it is too little. */
function shareRoom(needs: readonly number[], room: number): number[] | undefined {
  let [left, count] = [room, needs.length];
  for (const need of needs.toSorted((one, other) => other - one)) {
    if (need <= left / count) break;
    left -= need;
    count -= 1;
  }
  const level = count > 0 ? left / count : LOW;
  return left < 0 || level < LOW ? undefined : needs.map((need) => Math.max(need, level));
}

/** Cuts the texts of a row to some lines of the smallest size; all of its lessons keep a part of their names. */
function cutTexts(
  book: Typesetting,
  { units, lessons, remarks }: RowToFit,
  widths: RowWidths,
  most: number,
): RowTexts {
  const clip = (column: keyof RowTexts, text: string): string =>
    clipSnugText(book, text, widths[column], book.direction, most, LEAST);
  const fits = (characters: number): boolean =>
    snugLines(book, lessons(characters), widths.lessons, LEAST) <= most;
  let kept: number = NAME.least;
  let cut: number = NAME.most;
  while (cut - kept > NAME.step) {
    const middle = Math.floor((kept + cut) / 2);
    if (fits(middle)) kept = middle;
    else cut = middle;
  }
  return {
    units: clip('units', units),
    lessons: clip('lessons', lessons(kept)),
    remarks: clip('remarks', remarks),
  };
}

/**
 * Finds the largest size in which the texts of all rows have room on a page. Names are cut only in the smallest.
 * @param widths of the columns' texts, in points
 * @param room for all rows, in points
 */
export function fitWeeks(
  book: Typesetting,
  rows: readonly RowToFit[],
  widths: RowWidths,
  room: number,
): FittedRows {
  const whole = rows.map((row) => ({ ...row, lessons: row.lessons() }));
  const linesAt = (size: number): number[] =>
    whole.map((row) =>
      Math.max(...columns.map((column) => snugLines(book, row[column], widths[column], size))),
    );
  const heightsAt = (size: number, lines: readonly number[]): number[] | undefined =>
    shareRoom(
      lines.map((count) => snugHeight(count, size) + EDGE),
      room,
    );
  let lines: readonly number[] = [];
  for (const size of SIZES) {
    lines = linesAt(size);
    const heights = heightsAt(size, lines);
    if (heights) return { size, heights, texts: whole };
  }
  // As many lines for each row as all can have, and one more for the first ones that it leaves room for.
  let most = MOST_LINES;
  const cut = lines.map((count) => Math.min(count, most));
  for (; most > 1 && !heightsAt(LEAST, cut); most -= 1) {
    for (const [row, count] of lines.entries()) cut[row] = Math.min(count, most - 1);
  }
  for (const [row, count] of lines.entries()) {
    if (count > most && heightsAt(LEAST, cut.with(row, most + 1))) cut[row] = most + 1;
  }
  return {
    size: LEAST,
    heights: heightsAt(LEAST, cut) ?? rows.map(() => room / rows.length),
    texts: rows.map((row, index) => {
      const shown = cut[index] ?? 1;
      const isWhole = lines[index] === shown;
      return (isWhole && whole[index]) || cutTexts(book, row, widths, shown);
    }),
  };
}
