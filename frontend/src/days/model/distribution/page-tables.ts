import { titleOf } from '#shared/distribution/plan-axes.ts';
import type { PdfLine } from '#frontend/lib/pdf/page-rules.ts';
import type { PageText, PdfText } from '#frontend/lib/pdf/page-text.ts';
import { readPage } from '#frontend/lib/sources/pdf/page-lines.ts';

/** Lines this near, in points, are the sides of one border. */
const NEAR = 3;
/** A page with more lines, or a table with more borders, is a drawing. */
const MOST_LINES = 1_500;
const MOST_SIDES = 150;

/** Lines above a table that may be its title. */
const LINES_ABOVE = 4;

/** A cell of a table, by the columns and rows that it covers. */
export interface TableCell {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
  /** A line for each paragraph. */
  readonly text: string;
}

/** A table of a page, from its top. */
export interface PageTable {
  /** Of the last lines above it. */
  readonly title: string;
  /** Where its columns end, in points from the left. */
  readonly sides: readonly number[];
  readonly rows: number;
  readonly cells: readonly TableCell[];
  /** Cells without text that reach its end: what they say may be on the next page. */
  readonly emptyAtEnd: readonly Omit<TableCell, 'text'>[];
}

/** Numbers that are near one another as one, in order. */
function clustered(numbers: readonly number[]): number[] {
  const clusters: number[] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = clusters.at(-1);
    if (last === undefined || number - last > NEAR) clusters.push(number);
  }
  return clusters;
}

const meets = (one: PdfLine, other: PdfLine): boolean => {
  const [across, up] = one.isUpright ? [other, one] : [one, other];
  return (
    across.isUpright !== up.isUpright &&
    up.at > across.from - NEAR &&
    up.at < across.to + NEAR &&
    across.at > up.from - NEAR &&
    across.at < up.to + NEAR
  );
};

/** Lines that end at one another, which is what a table is drawn with. */
function groupsOf(lines: readonly PdfLine[]): PdfLine[][] {
  const across = lines.filter(({ isUpright }) => !isUpright);
  const upright = lines.filter(({ isUpright }) => isUpright);
  const open = new Set(across);
  const free = new Set(upright);
  const groups: PdfLine[][] = [];
  for (const first of across) {
    if (!open.delete(first)) continue;
    const group = [first];
    for (const line of group) {
      const others = line.isUpright ? open : free;
      for (const other of others) {
        if (!meets(line, other)) continue;
        others.delete(other);
        group.push(other);
      }
    }
    if (group.some(({ isUpright }) => isUpright)) groups.push(group);
  }
  return groups;
}

/** Pieces of one border as one line, so that dots and dashes are few. */
function joined(lines: readonly PdfLine[]): PdfLine[] {
  const whole: { isUpright: boolean; at: number; from: number; to: number }[] = [];
  for (const isUpright of [true, false]) {
    const own = lines
      .filter((line) => line.isUpright === isUpright)
      .toSorted((one, other) => one.at - other.at);
    for (let start = 0; start < own.length;) {
      const at = own[start]?.at ?? 0;
      let end = start;
      while ((own[end]?.at ?? Infinity) - at <= NEAR) end += 1;
      const first = whole.length;
      for (const { from, to } of own
        .slice(start, end)
        .toSorted((one, other) => one.from - other.from)) {
        const last = whole.length > first ? whole.at(-1) : undefined;
        if (last && from <= last.to + NEAR) last.to = Math.max(last.to, to);
        else whole.push({ isUpright, at, from, to });
      }
      start = end;
    }
  }
  return whole;
}

const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** The middle of a piece of text, where its cell is looked for. */
const middleOf = ({ x, y, width, height, isTurned }: PdfText): readonly [number, number] =>
  isTurned ? [x - height * 0.3, y + width / 2] : [x + width / 2, y + height * 0.3];

/** The text of a cell; what is written up the page is read by itself. */
function textOf(pieces: readonly PdfText[]): string {
  const turned = pieces.filter(({ isTurned }) => isTurned);
  const words = turned.map(({ text }) => text.trim()).filter(Boolean);
  return [
    ...(words.length > 0 ? [words.join(' ')] : []),
    ...readPage({ pieces: pieces.filter(({ isTurned }) => !isTurned), rules: [] }).paragraphs,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The table that a group of lines draws; undefined if it is a frame or a drawing. */
function tableOf(group: readonly PdfLine[], pieces: readonly PdfText[]): PageTable | undefined {
  const sides = clustered(group.flatMap(({ isUpright, at }) => (isUpright ? at : [])));
  const heights = clustered(group.flatMap(({ isUpright, at }) => (isUpright ? [] : at)));
  const [columns, rows] = [sides.length - 1, heights.length - 1];
  if (columns < 2 || rows < 2 || sides.length > MOST_SIDES || heights.length > MOST_SIDES)
    return undefined;
  const linesAt = (isUpright: boolean, at: number): PdfLine[] =>
    group.filter((line) => line.isUpright === isUpright && Math.abs(line.at - at) <= NEAR);
  const uprights = sides.map((side) => linesAt(true, side));
  const across = heights.map((height) => linesAt(false, height));
  const covers = (lines: readonly PdfLine[] | undefined, place: number): boolean =>
    lines?.some(({ from, to }) => from - NEAR < place && place < to + NEAR) === true;
  const centre = (places: readonly number[], at: number): number =>
    ((places[at] ?? 0) + (places[at + 1] ?? 0)) / 2;
  // From the top: the row `r` is between the heights `rows - r` and `rows - r - 1`.
  const middle = (row: number): number => centre(heights, rows - row - 1);
  const isOpenRight = (row: number, column: number): boolean =>
    column + 1 < columns && !covers(uprights[column + 1], middle(row));
  const isOpenBelow = (row: number, column: number): boolean =>
    row + 1 < rows && !covers(across[rows - row - 1], centre(sides, column));
  const places = new Map<number, PdfText[]>();
  const indexOf = (limits: readonly number[], place: number): number =>
    limits.findLastIndex((limit) => limit <= place);
  const inside = pieces.filter((piece) => {
    const [x, y] = middleOf(piece);
    const [column, height] = [indexOf(sides, x), indexOf(heights, y)];
    if (column < 0 || column >= columns || height < 0 || height >= rows) return false;
    const key = (rows - height - 1) * columns + column;
    places.set(key, [...(places.get(key) ?? []), piece]);
    return true;
  });
  // Words up the page that need more room than their cell has are drawn over the one beside it.
  for (const [key, own] of places) {
    const upright = own.filter(({ isTurned }) => !isTurned);
    const row = Math.floor(key / columns);
    const beside = [key - 1, key + 1].find(
      (at) =>
        Math.floor(at / columns) === row &&
        places.get(at)?.every(({ isTurned }) => isTurned) === true,
    );
    if (upright.length === 0 || upright.length === own.length || beside === undefined) continue;
    const turned = own.filter(({ isTurned }) => isTurned);
    places.set(beside, [...(places.get(beside) ?? []), ...turned]);
    places.set(key, upright);
  }
  const all = inside.map(({ text }) => text).join('');
  const isArabic = (all.match(ARABIC)?.length ?? 0) > (all.match(LATIN)?.length ?? 0);
  const taken = new Set<number>();
  const cells: TableCell[] = [];
  const emptyAtEnd: Omit<TableCell, 'text'>[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (taken.has(row * columns + column)) continue;
      let [width, height] = [1, 1];
      while (isOpenRight(row, column + width - 1)) width += 1;
      while (
        Array.from({ length: width }, (_, at) => column + at).every((at) =>
          isOpenBelow(row + height - 1, at),
        )
      )
        height += 1;
      const own = new Set<PdfText>();
      for (let down = row; down < row + height; down += 1) {
        for (let at = column; at < column + width; at += 1) {
          taken.add(down * columns + at);
          for (const piece of places.get(down * columns + at) ?? []) own.add(piece);
        }
      }
      const text = textOf(own.size === 0 ? [] : inside.filter((piece) => own.has(piece)));
      const from = isArabic ? columns - column - width : column;
      const place = { row, column: from, width, height };
      if (text !== '') cells.push({ ...place, text });
      else if (row + height === rows) emptyAtEnd.push(place);
    }
  }
  const [left = 0, right = 0, top = 0] = [sides[0], sides.at(-1), heights.at(-1)];
  const above = pieces.filter(({ x, y, isTurned }) => !isTurned && y > top && x < right + left);
  const title = titleOf(readPage({ pieces: above, rules: [] }).paragraphs.slice(-LINES_ABOVE));
  return { title, sides: isArabic ? sides.toReversed() : sides, rows, cells, emptyAtEnd };
}

/** The most of a table's text that may be in cells over most of its columns, as titles and holidays are. */
const MOST_ACROSS = 0.6;

/** Whether lines divide the columns of a table; with lines between its rows alone, a cell has the texts of many. */
function isDivided({ sides, cells }: PageTable): boolean {
  const lengthOf = (of: readonly TableCell[]): number =>
    of.reduce((sum, { text }) => sum + text.length, 0);
  const across = cells.filter(({ width }) => width > 2 && width > (sides.length - 1) / 2);
  return lengthOf(across) <= lengthOf(cells) * MOST_ACROSS;
}

/** The tables of a page that are drawn with lines, from the top; columns of Arabic tables count from the right. */
export function tablesOfPage({ pieces }: PageText, lines: readonly PdfLine[]): PageTable[] {
  const borders = joined(lines);
  const groups = borders.length > MOST_LINES ? [] : groupsOf(borders);
  const topOf = (group: readonly PdfLine[]): number =>
    Math.max(...group.map(({ isUpright, at, to }) => (isUpright ? to : at)));
  return groups
    .toSorted((one, other) => topOf(other) - topOf(one))
    .flatMap((group) => tableOf(group, pieces) ?? [])
    .filter((table) => table.cells.length > 0 && isDivided(table));
}
