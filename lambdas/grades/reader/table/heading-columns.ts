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

/** Maximum share of rows that may extend into the next column. */
const mostAcross = 0.12;
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

/** The widest stretch between two positions that hardly any row has ink in. */
const gapIn = (ink: Float64Array, from: number, to: number, few: number): Run | undefined => {
  let widest: Run | undefined;
  for (let x = from; x <= to; x += 1) {
    if ((ink[x] ?? 0) > few) continue;
    let end = x;
    while (end < to && (ink[end + 1] ?? 0) <= few) end += 1;
    if (!widest || end - x > widest.to - widest.from) widest = { from: x, to: end };
    x = end;
  }
  return widest;
};

/** Splits a column below two headings if hardly any row crosses the gap. */
const parted = (column: Run, headings: readonly Run[], below: Below): Run[] => {
  const own = headings.filter((heading) => {
    const middle = middleOf(heading);
    return middle > column.from && middle < column.to;
  });
  const { cover, ink, rows, letters } = below;
  const few = Math.max(1, rows * mostAcross);
  const peak = (from: number, to: number) => Math.max(0, ...cover.subarray(from, to + 1));
  return own.slice(1).reduce<Run[]>(
    (parts, right, at) => {
      const last = parts.at(-1) ?? column;
      const left = own[at] ?? right;
      const [from, to] = [Math.floor(middleOf(left)), Math.ceil(middleOf(right))];
      const between = cover.subarray(from, to + 1);
      const lowest = Math.min(...between);
      const gap = lowest > few ? gapIn(ink, from, to, few) : undefined;
      if (lowest > few && (!gap || gap.to - gap.from < letters * narrowGap)) return parts;
      const least = gap ? 1 : lowest;
      const first = gap?.from ?? from + between.indexOf(least);
      const end = gap?.to ?? from + between.lastIndexOf(least);
      const isParted =
        peak(last.from, first - 1) >= Math.max(leastRows, least * 3) &&
        peak(end + 1, last.to) >= Math.max(leastRows, least * 3);
      if (!isParted) return parts;
      return [
        ...parts.slice(0, -1),
        { from: last.from, to: first - 1 },
        { from: end + 1, to: last.to },
      ];
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
  const parts = columns.flatMap((column) => parted(column, headings, below));
  return [...parts, ...emptyColumns(parts, headings, below)].sort((a, b) => a.from - b.from);
};
