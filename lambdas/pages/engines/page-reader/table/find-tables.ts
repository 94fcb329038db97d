import { middleOf, type Stroke } from '../page/strokes.ts';
import type { Lattice } from '../rulings/lattice.ts';
import { boundariesOf, edgeOf, type Boundary } from './boundaries.ts';
import { areAsNarrowAsMarks } from './digit-columns.ts';
import { columnsBetween, printOf, runsOf, wordGap } from './ink-columns.ts';
import { linesBetween, type Band } from './ink-rows.ts';
import { spansOf } from './spans.ts';
import { placeAmong, type TableGrid } from './table-grid.ts';

/** The writing in which tables are searched. */
export interface Writing {
  readonly strokes: readonly Stroke[];
  /** Height of digits, in pixels. */
  readonly letters: number;
  readonly width: number;
  readonly height: number;
}

const unruled = (curve: { at: (position: number) => number }): Boundary => ({
  at: curve.at,
  ruled: [],
});
const level = (y: number): Boundary => unruled({ at: () => y });

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Adds boundaries at sides where crossing rulings exceed the outermost boundary. */
const closed = (
  boundaries: readonly Boundary[],
  across: Lattice['level'],
  slack: number,
): Boundary[] => {
  if (across.length < 2) return [...boundaries];
  const [before, after] = [edgeOf(across, 'from'), edgeOf(across, 'to')];
  const middle = median(across.map((one) => one.at((one.from + one.to) / 2)));
  const [first, last] = [boundaries[0], boundaries.at(-1)];
  return [
    ...(first === undefined || before.at(middle) < first.at(middle) - slack ? [before] : []),
    ...boundaries,
    ...(last === undefined || after.at(middle) > last.at(middle) + slack ? [after] : []),
  ];
};

const inside = (
  strokes: readonly Stroke[],
  rows: readonly Boundary[],
  columns: readonly Boundary[],
) =>
  strokes.filter((stroke) => {
    const { x, y } = middleOf(stroke);
    const row = placeAmong(rows, y, x);
    const column = placeAmong(columns, x, y);
    return row >= 0 && row < rows.length - 1 && column >= 0 && column < columns.length - 1;
  });

/** The rows between two rulings that are too far apart, because a ruling was not drawn or not found. */
const splitBand = (
  strokes: readonly Stroke[],
  [upper, lower]: readonly [Boundary, Boundary],
  columns: readonly Boundary[],
  letters: number,
): Boundary[] => {
  const own = inside(strokes, [upper, lower], columns);
  const middle = ((columns[0]?.at(0) ?? 0) + (columns.at(-1)?.at(0) ?? 0)) / 2;
  const [top, bottom] = [upper.at(middle), lower.at(middle)];
  const offsets = own.map((one) => {
    const { x } = middleOf(one);
    const shift = Math.round(upper.at(x) - top);
    return { ...one, top: one.top - shift, bottom: one.bottom - shift };
  });
  const lines = linesBetween(offsets, { top, bottom }, letters);
  return lines.slice(1).map((line, at) => {
    const y = ((lines[at]?.bottom ?? line.top) + line.top) / 2 - top;
    const share = y / Math.max(1, bottom - top);
    return unruled({ at: (x) => upper.at(x) + share * (lower.at(x) - upper.at(x)) });
  });
};

const heightsOf = (rows: readonly Boundary[], x: number): number[] =>
  rows.slice(1).map((row, at) => row.at(x) - (rows[at]?.at(x) ?? 0));

const addMissingRows = (
  rows: readonly Boundary[],
  columns: readonly Boundary[],
  { strokes, letters }: Writing,
): Boundary[] => {
  const x = ((columns[0]?.at(0) ?? 0) + (columns.at(-1)?.at(0) ?? 0)) / 2;
  const heights = heightsOf(rows, x);
  const usual = heights.length >= 5 ? median(heights) : letters * 2.2;
  const sparse = heights.length < 5;
  return rows.flatMap((row, at) => {
    const next = rows[at + 1];
    const height = heights[at] ?? 0;
    // A heading with two lines is one row.
    const most = at === 0 ? (sparse ? 2.2 : 3.6) : 1.7;
    if (next === undefined || height < usual * most) return [row];
    return [row, ...splitBand(strokes, [row, next], columns, letters)];
  });
};

/** A row of a column, and the height of its middle. */
interface ColumnRow {
  readonly y: number;
  readonly strokes: readonly Stroke[];
}

/** The writing of each row between two boundaries. */
const rowsIn = (
  { strokes }: Writing,
  rows: readonly Boundary[],
  [left, right]: readonly [Boundary, Boundary],
): ColumnRow[] => {
  const placed = Map.groupBy(inside(strokes, rows, [left, right]), (stroke) => {
    const { x, y } = middleOf(stroke);
    return placeAmong(rows, y, x);
  });
  const x = (left.at(0) + right.at(0)) / 2;
  return rows.slice(1).map((below, row) => ({
    strokes: placed.get(row) ?? [],
    y: ((rows[row]?.at(x) ?? 0) + below.at(x)) / 2,
  }));
};

/** The heading of a table may have two rows: one that several columns have in common, and their own below. */
const headingsAmong = (rows: readonly ColumnRow[]): ColumnRow[] => {
  if (rows.length < 3) return [];
  const [first, second] = rows;
  if (!first || !second || rows.length < 6) return rows.slice(0, 1);
  const both = { y: second.y, strokes: [...first.strokes, ...second.strokes] };
  return [first, second, both];
};

/** Headings are at least this far apart, in heights of their letters; words of one heading are nearer. */
const apart = 1.2;

/**
 * Whether writing is in columns of marks: together it is wider than marks are, and each part is as narrow as they are and has a
 * heading of its own, further from the next than words of one are.
 */
const areMarks = (
  written: readonly ColumnRow[],
  heading: ColumnRow | undefined,
  between: readonly Boundary[],
  letters: number,
): boolean => {
  const isNarrow = (rows: readonly ColumnRow[]): boolean =>
    areAsNarrowAsMarks(rows.map(({ strokes }) => strokes));
  const partOf = (row: ColumnRow, part: number): ColumnRow => ({
    ...row,
    strokes: row.strokes.filter((stroke) => {
      const { x, y } = middleOf(stroke);
      return placeAmong(between, x, y) === part - 1;
    }),
  });
  if (isNarrow(written) || heading === undefined) return false;
  const words = runsOf(heading.strokes, (apart / wordGap) * printOf(heading.strokes, letters));
  const headed = new Set(
    words.map(({ from, to }) => placeAmong(between, (from + to) / 2, heading.y) + 1),
  );
  return Array.from({ length: between.length + 1 }, (_, part) => part).every(
    (part) => headed.has(part) && isNarrow(written.map((row) => partOf(row, part))),
  );
};

/** With fewer upright rulings, a table has none inside, or hardly any. */
const fewRulings = 5;
/** The share of a table's width from which a column between rulings may be several in any case. */
const wide = 0.6;

/** Adds the boundaries that have no ruling, or none that was found. */
const addInkColumns = (
  rows: readonly Boundary[],
  columns: readonly Boundary[],
  writing: Writing,
): Boundary[] => {
  const widths = columns.slice(1).map((one, at) => one.at(0) - (columns[at]?.at(0) ?? 0));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return columns.flatMap((column, at) => {
    const next = columns[at + 1];
    if (next === undefined) return [column];
    const isOpen = columns.length < fewRulings && (widths[at] ?? 0) >= whole * wide;
    const all = rowsIn(writing, rows, [column, next]);
    const written = all.slice(all.length >= 6 ? 2 : all.length >= 3 ? 1 : 0);
    if (!isOpen && areAsNarrowAsMarks(written.map(({ strokes }) => strokes))) return [column];
    const headings = headingsAmong(all);
    const between = columnsBetween(written, writing.letters, writing, headings).map(unruled);
    return isOpen || areMarks(written, all[0], between, writing.letters)
      ? [column, ...between]
      : [column];
  });
};

/** Letter heights; closer lines are one, such as double lines or a frame. */
const doubled = 0.85;

/** Removes the second line of each double line; at the outside the inner one stays, where cells end. */
const removeDoubleLines = (
  boundaries: readonly Boundary[],
  across: readonly Boundary[],
  letters: number,
): Boundary[] => {
  const [first, last] = [across[0]?.at(0) ?? 0, across.at(-1)?.at(0) ?? 0];
  const places = [0.25, 0.5, 0.75].map((share) => first + share * (last - first));
  const isDouble = (one: Boundary, other: Boundary) =>
    median(places.map((index) => Math.abs(other.at(index) - one.at(index)))) < doubled * letters;
  const kept: Boundary[] = [];
  boundaries.forEach((boundary) => {
    const before = kept.at(-1);
    if (!before || !isDouble(before, boundary)) kept.push(boundary);
    else if (kept.length === 1 || pixelsOf(boundary) > pixelsOf(before) * 1.2)
      kept[kept.length - 1] = boundary;
  });
  return kept;
};

const pixelsOf = ({ ruled }: Boundary): number =>
  ruled.reduce((sum, { from, to }) => sum + to - from, 0);

/** The table of a lattice, as far as its rulings were found. */
const ruledTable = (lattice: Lattice, writing: Writing): TableGrid | undefined => {
  const slack = writing.letters * 1.2;
  const allRows = boundariesOf(lattice.level);
  const allColumns = boundariesOf(lattice.upright);
  const ruledRows = removeDoubleLines(allRows, allColumns, writing.letters);
  const ruledColumns = removeDoubleLines(allColumns, allRows, writing.letters);
  const outerRows = closed(ruledRows, lattice.upright, slack);
  const outerColumns = closed(ruledColumns, lattice.level, slack);
  const rows = addMissingRows(outerRows, outerColumns, writing);
  const columns = addInkColumns(rows, outerColumns, writing);
  const grid = { rows, columns };
  if (rows.length * columns.length < 6) return undefined;
  return { ...grid, spans: spansOf(grid, writing) };
};

/** The position of a point relative to the outermost boundaries. */
const sideOf = ({ rows, columns }: TableGrid, { x, y }: { x: number; y: number }) => ({
  isBeside: y >= (rows[0]?.at(x) ?? 0) && y <= (rows.at(-1)?.at(x) ?? 0),
  isBetween: x >= (columns[0]?.at(y) ?? 0) && x <= (columns.at(-1)?.at(y) ?? 0),
});

/** Maximum share of writing next to a seeming table; with more it is squared paper, whose rows continue sideways. */
const mostBeside = 0.2;
const isTable = (table: TableGrid, all: readonly TableGrid[], { strokes }: Writing): boolean => {
  const own = strokes.filter((stroke) => sideOf(table, middleOf(stroke)).isBeside);
  const beside = own.filter((stroke) =>
    all.every((one) => {
      const { isBeside, isBetween } = sideOf(one, middleOf(stroke));
      return !isBeside || !isBetween;
    }),
  );
  return beside.length <= own.length * mostBeside;
};

/**
 * With a smaller share of the writing inside ruled tables, the rulings may frame a title and the real table have
 * none.
 */
const mostInside = 0.4;

/** Finds the tables of a page, top to bottom and then left to right. */
export const findTables = (lattices: readonly Lattice[], writing: Writing): TableGrid[] => {
  const candidates = lattices.flatMap((lattice) => ruledTable(lattice, writing) ?? []);
  const ruled = candidates.filter((table) => isTable(table, candidates, writing));
  const written = (tables: readonly TableGrid[]) =>
    tables.reduce(
      (sum, table) => sum + inside(writing.strokes, table.rows, table.columns).length,
      0,
    );
  const isMostly = written(ruled) >= writing.strokes.length * mostInside;
  const others = isMostly ? [] : unruledTables(writing);
  const tables = written(others) > written(ruled) ? others : ruled;
  const place = ({ rows, columns }: TableGrid) => ({
    y: rows[0]?.at(columns[0]?.at(0) ?? 0) ?? 0,
    x: columns[0]?.at(0) ?? 0,
  });
  return tables.sort((a, b) => place(a).y - place(b).y || place(a).x - place(b).x);
};

interface Line extends Band {
  readonly strokes: readonly Stroke[];
}

/** Groups lines with even distances; a larger distance separates two tables. */
const blocksOf = (lines: readonly Line[]): Line[][] => {
  const steps = lines.slice(1).map((line, at) => middle(line) - middle(lines[at] ?? line));
  const pitch = median(steps);
  const blocks: Line[][] = [];
  lines.forEach((line, at) => {
    const block = blocks.at(-1);
    if (block && (steps[at - 1] ?? 0) <= pitch * 2.7) block.push(line);
    else blocks.push([line]);
  });
  return blocks;
};
const middle = ({ top, bottom }: Band): number => (top + bottom) / 2;

/**
 * The lines in which columns are searched, without titles, which are alone in their line, and headings, which may
 * span columns.
 */
const rowsAmong = (block: readonly Line[], letters: number) => {
  const counts = block.map((line) => wordsOf(line, letters).length);
  const usual = median(counts.filter((count) => count > 1));
  const rows = block.filter((_, at) => (counts[at] ?? 0) >= Math.max(2, usual * 0.5));
  const skipped = rows.length >= 6 ? 2 : 1;
  // A skipped line may be a title, but headings are about as many as columns.
  const headings = rows
    .slice(0, skipped)
    .filter(({ strokes }) => runsOf(strokes, printOf(strokes, letters)).length >= usual * 0.8);
  return { headings, sample: rows.slice(skipped) };
};

/** The runs of a line; titles have larger letters and wider spaces. */
const wordsOf = ({ strokes }: Line, letters: number) => {
  const tall = strokes.map(({ top, bottom }) => bottom - top + 1).sort((a, b) => b - a);
  return runsOf(strokes, Math.max(letters, tall[Math.floor(tall.length / 4)] ?? 0));
};

/** The runs of a line, and those that cross a boundary. */
const stretchesIn = (line: Line, columns: readonly Boundary[], letters: number) => {
  const runs = wordsOf(line, letters);
  const y = middle(line);
  const crossing = runs.filter(({ from, to }) =>
    columns.some((one) => from < one.at(y) - letters && to > one.at(y) + letters),
  );
  return { runs, crossing };
};

/** Whether the writing of a line is in columns; a title crosses them. */
const isRow = (line: Line, columns: readonly Boundary[], letters: number): boolean => {
  const { runs, crossing } = stretchesIn(line, columns, letters);
  return runs.length >= 2 && crossing.length * 2 < runs.length;
};

/** Whether most columns have writing in a line, and nothing crosses two. */
const isFull = (line: Line, columns: readonly Boundary[], letters: number): boolean => {
  const { runs, crossing } = stretchesIn(line, columns, letters);
  return crossing.length === 0 && runs.length >= (columns.length + 1) * 0.6;
};

/** Maximum number of title lines above a table. */
const mostAbove = 5;

/** Whether a stroke is at the edge of a straightened page, where the desk shows as dark wedges. */
const isAtEdge = ({ left, top, right, bottom }: Stroke, { width, height, letters }: Writing) => {
  const away = Math.min(left / width, top / height, 1 - right / width, 1 - bottom / height);
  return away < 0.015 || (away < 0.035 && Math.max(right - left, bottom - top) > letters * 0.9);
};

const unruledTables = (writing: Writing): TableGrid[] => {
  const { letters, width, height } = writing;
  // Such large letters are not lines of a page.
  if (letters * 16 > height) return [];
  const strokes = writing.strokes.filter((stroke) => !isAtEdge(stroke, writing));
  const lines = linesBetween(strokes, { top: 0, bottom: height - 1 }, letters).map((band) => ({
    ...band,
    strokes: strokes.filter((one) => {
      const { y } = middleOf(one);
      return y >= band.top && y < band.bottom;
    }),
  }));
  return blocksOf(lines).flatMap((block) => {
    if (block.length < 3) return [];
    const { sample, headings } = rowsAmong(block, letters);
    const placed = (line: Line) => ({ y: middle(line), strokes: line.strokes });
    const between = columnsBetween(
      sample.map(placed),
      letters,
      { width, height },
      headings.map(placed),
    ).map(unruled);
    if (between.length === 0) return [];
    const fits = (line: Line) => isRow(line, between, letters);
    const isWhole = (line: Line) => fits(line) && isFull(line, between, letters);
    const last = block.findLastIndex(fits);
    // A title of several words looks like headings, so begin at a complete line after it.
    const whole = block.slice(0, mostAbove).findIndex(isWhole);
    const first = whole < 0 ? block.findIndex(fits) : whole;
    const own = block.slice(first, last + 1);
    const [top, bottom] = [own[0], own.at(-1)];
    if (own.length < 3 || !top || !bottom) return [];
    const all = own.flatMap((line) => line.strokes);
    const rows = [
      level(top.top),
      ...own.slice(1).map((line, at) => level(((own[at]?.bottom ?? line.top) + line.top) / 2)),
      level(bottom.bottom),
    ];
    const [left, right] = [
      Math.min(...all.map((one) => one.left)) - letters * 0.4,
      Math.max(...all.map((one) => one.right)) + letters * 0.4,
    ];
    return [
      {
        rows,
        columns: [unruled({ at: () => left }), ...between, unruled({ at: () => right })],
        spans: [],
      },
    ];
  });
};
