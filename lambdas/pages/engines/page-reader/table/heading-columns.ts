import type { Run } from './run.ts';

/** The writing below headings. */
interface Below {
  /** The number of rows with writing at each distance from the left. */
  readonly cover: Float64Array;
  /** The same without the spaces inside numbers and between words. */
  readonly ink: Float64Array;
  readonly rows: number;
  /** Height of digits, in pixels. */
  readonly letters: number;
}

/** Maximum share of rows that may extend into the next column: wide marks often touch where no ruling keeps them apart. */
const mostAcross = 0.5;
/** Minimum rows with writing in a column split off from another. */
const leastRows = 3;

const meet = (one: Run, other: Run): boolean => one.from <= other.to && other.from <= one.to;
const middleOf = ({ from, to }: Run): number => (from + to) / 2;

/** Headings without writing below, next to columns with headings of their own. */
const emptyColumns = (columns: readonly Run[], headings: readonly Run[], { letters }: Below) =>
  headings.filter((heading) => {
    if (heading.to - heading.from < letters || columns.some((column) => meet(column, heading)))
      return false;
    const beside = [
      columns.findLast(({ to }) => to < heading.from),
      columns.find(({ from }) => from > heading.to),
    ];
    return beside.every((column) => !column || headings.some((other) => meet(column, other)));
  });

/** Minimum width of a gap between two columns that long numbers nearly fill, in letter heights. */
const narrowGap = 0.25;

/** A stretch between two columns. */
interface Gap extends Run {
  /** Maximum number of rows with ink anywhere in it. */
  readonly crossing: number;
}

/** The widest stretch between two positions where at most `crossing` rows have ink. */
const gapIn = (ink: Float64Array, from: number, to: number, crossing: number): Gap | undefined => {
  let widest: Gap | undefined;
  for (let x = from; x <= to; x += 1) {
    if ((ink[x] ?? 0) > crossing) continue;
    let end = x;
    while (end < to && (ink[end + 1] ?? 0) <= crossing) end += 1;
    if (!widest || end - x > widest.to - widest.from) widest = { from: x, to: end, crossing };
    x = end;
  }
  return widest;
};

/** The stretch between two positions that the fewest rows cross, if it is wide enough for a gap. */
const clearestGap = ({ ink, rows, letters }: Below, from: number, to: number): Gap | undefined => {
  for (let crossing = 1; crossing <= Math.max(1, rows * mostAcross); crossing += 1) {
    const gap = gapIn(ink, from, to, crossing);
    if (gap && gap.to - gap.from >= letters * narrowGap) return gap;
  }
  return undefined;
};

const overlap = (one: Run, other: Run): number =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from);

/** The place of the column that a heading is mostly above; -1 if it is above none. */
const columnBelow = (columns: readonly Run[], heading: Run): number => {
  const shares = columns.map((column) => overlap(column, heading));
  const most = Math.max(0, ...shares);
  return most > 0 ? shares.indexOf(most) : -1;
};

/** The number of columns without a heading of their own; one above several columns is the heading of one of them. */
export const countBare = (columns: readonly Run[], headings: readonly Run[]): number => {
  const headed = new Set(headings.map((heading) => columnBelow(columns, heading)));
  return columns.filter((_, at) => !headed.has(at)).length;
};

/** Splits a column below two headings at the gap that the fewest rows cross. */
const parted = (
  column: Run,
  { columns, headings }: { readonly columns: readonly Run[]; readonly headings: readonly Run[] },
  below: Below,
): Run[] => {
  const place = columns.indexOf(column);
  const own = headings.filter((heading) => columnBelow(columns, heading) === place);
  const peak = (from: number, to: number) => Math.max(0, ...below.cover.subarray(from, to + 1));
  return own.slice(1).reduce<Run[]>(
    (parts, right, at) => {
      const last = parts.at(-1) ?? column;
      const left = own[at] ?? right;
      const [from, to] = [Math.max(last.from, middleOf(left)), Math.min(last.to, middleOf(right))];
      const gap = clearestGap(below, Math.floor(from), Math.ceil(to));
      if (!gap) return parts;
      const [before, after] = [
        { from: last.from, to: gap.from - 1 },
        { from: gap.to + 1, to: last.to },
      ];
      const least = Math.max(leastRows, gap.crossing * 2);
      const isParted = [before, after].every(({ from, to }) => peak(from, to) >= least);
      return isParted ? [...parts.slice(0, -1), before, after] : parts;
    },
    [column],
  );
};

/**
 * Corrects columns by their headings: adds empty ones, and splits two that a few long words join.
 * @param columns separated by the writing below, left to right
 * @param headings runs of the line above, left to right; without any, nothing changes
 */
export const fitColumnsToHeadings = (
  columns: readonly Run[],
  headings: readonly Run[],
  below: Below,
): Run[] => {
  const parts = columns.flatMap((column) => parted(column, { columns, headings }, below));
  return [...parts, ...emptyColumns(parts, headings, below)].sort((a, b) => a.from - b.from);
};
