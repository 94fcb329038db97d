import type { Run } from './run.ts';

/** What is written below headings. */
interface Below {
  /** How many rows have writing at each distance from the left. */
  readonly cover: Float64Array;
  readonly rows: number;
  /** Height of digits, in pixels. */
  readonly letters: number;
}

/** Up to this share of the rows may run on into the column beside them. */
const mostAcross = 0.12;
/** So many rows have writing in a column that is parted from another. */
const leastRows = 3;

const meet = (one: Run, other: Run): boolean => one.from <= other.to && other.from <= one.to;
const middleOf = ({ from, to }: Run): number => (from + to) / 2;

/** Headings with nothing below them, beside columns that have headings of their own. */
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

/** Parts a column where two headings stand over it and hardly any row goes across. */
const parted = (column: Run, headings: readonly Run[], below: Below): Run[] => {
  const own = headings.filter((heading) => {
    const middle = middleOf(heading);
    return middle > column.from && middle < column.to;
  });
  const { cover, rows } = below;
  const peak = (from: number, to: number) => Math.max(0, ...cover.subarray(from, to + 1));
  return own.slice(1).reduce<Run[]>(
    (parts, right, at) => {
      const last = parts.at(-1) ?? column;
      const left = own[at] ?? right;
      const [from, to] = [Math.floor(middleOf(left)), Math.ceil(middleOf(right))];
      const between = cover.subarray(from, to + 1);
      const least = Math.min(...between);
      const first = from + between.indexOf(least);
      const end = from + between.lastIndexOf(least);
      const isParted =
        least <= Math.max(1, rows * mostAcross) &&
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
 * Columns as the headings above them have it: those that nothing was written in yet are told by their headings alone,
 * and two that a few long words join are parted.
 * @param columns as the writing below parts them, left to right
 * @param headings stretches of the line above, left to right; nothing changes where there is none
 */
export const underHeadings = (
  columns: readonly Run[],
  headings: readonly Run[],
  below: Below,
): Run[] => {
  const parts = columns.flatMap((column) => parted(column, headings, below));
  return [...parts, ...emptyColumns(parts, headings, below)].sort((a, b) => a.from - b.from);
};
