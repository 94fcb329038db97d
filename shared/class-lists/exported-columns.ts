import { scaleOfHeading } from '../record/marks/mark-headings.ts';
import { parseMark } from '../record/marks/parse-mark.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import { numberIn, type Sheet } from '../spreadsheet/sheet.ts';
import { foldText } from '../text/fold-text.ts';
import type { ExportedForm } from './exported-headings.ts';
import type { HeadingSpan } from './heading-spans.ts';
import { roundedMark } from './mark-forms.ts';

/** Headings of a column that repeats the full mark of the column before it. */
const POINTS = /^(?:(.*) )?(?:max(?:imum)? points|points possible|points max|max pts)$|^points$/u;

const valuesIn = ({ rows }: Sheet, { lastRow, nameColumns }: Header, column: number) =>
  rows
    .filter(
      ({ number, cells }) =>
        number > lastRow && nameColumns.some((name) => textOf(cells[name]) !== ''),
    )
    .map(({ cells }) => cells[column]);

/** Whether most marks of a column are above a number, which is then no full mark of theirs. */
function exceeds(sheet: Sheet, layout: Header, column: number, full: number): boolean {
  const values = valuesIn(sheet, layout, column).flatMap((cell) => {
    const mark = parseMark(roundedMark(textOf(cell)));
    return mark.kind === 'mark' ? [mark.value] : [];
  });
  return values.filter((value) => value > full).length > values.length / 2;
}

/**
 * The full marks that columns of their own give, as Teams and Gradescope write them: `Quiz 1 | Points`, with one number in
 * all rows. By the column of the marks, with the column that gives it. A teacher's own points are none: the heading before
 * them says a full mark, or most marks are above them.
 */
export function pointsColumns(
  sheet: Sheet,
  layout: Header,
  stacks: ReadonlyMap<number, readonly HeadingSpan[]>,
): ReadonlyMap<number, { readonly full: number; readonly at: number }> {
  const headingOf = (column: number): string => foldText(stacks.get(column)?.at(-1)?.text ?? '');
  const saysFullMark = (column: number): boolean =>
    stacks.get(column)?.some(({ text }) => scaleOfHeading(text) !== undefined) === true;
  return new Map(
    [...stacks.keys()].flatMap((at): [number, { full: number; at: number }][] => {
      const [isPoints, title] = POINTS.exec(headingOf(at)) ?? [];
      const before = stacks.has(at - 1) && (title ?? headingOf(at - 1)) === headingOf(at - 1);
      if (isPoints === undefined || !before || saysFullMark(at - 1)) return [];
      const numbers = valuesIn(sheet, layout, at).map(
        (cell) => numberIn(cell) ?? Number(textOf(cell)),
      );
      const [full = 0] = numbers;
      const isFull = Number.isInteger(full) && full > 0 && numbers.every((one) => one === full);
      return isFull && !exceeds(sheet, layout, at - 1, full) ? [[at - 1, { full, at }]] : [];
    }),
  );
}

interface InForm {
  readonly column: number;
  readonly heading: string;
  readonly form?: ExportedForm | undefined;
}

/** The full mark that points and the percentages of the same pupils show together. */
function fullMarkOf(sheet: Sheet, layout: Header, points: number, shares: number) {
  const [of, part] = [points, shares].map((column) =>
    valuesIn(sheet, layout, column).map((cell) => parseMark(roundedMark(textOf(cell)))),
  );
  const found = (of ?? []).flatMap((mark, index) => {
    const share = part?.[index];
    if (mark.kind !== 'mark' || share?.kind !== 'mark' || share.value === 0) return [];
    return [(mark.value * 100) / share.value];
  });
  const full = Math.round(found[0] ?? 0);
  // Percentages are rounded to hundredths, so each shows the full mark nearly.
  return full > 0 && found.every((one) => Math.abs(one - full) < full / 100) ? full : undefined;
}

/** The columns that have the marks of another one in another form, and the full marks that both together show. */
export function formsOf(sheet: Sheet, layout: Header, columns: readonly InForm[]) {
  const groups = Map.groupBy(columns, ({ heading }) => foldText(heading));
  const repeats = new Set<number>();
  const scales = new Map<number, number>();
  for (const group of groups.values()) {
    const first = (form: ExportedForm | undefined) => group.find((one) => one.form === form);
    const points = first('points') ?? (first('percentage') && first(undefined));
    const shares = first('percentage');
    if (points && shares) {
      const full = fullMarkOf(sheet, layout, points.column, shares.column);
      if (full !== undefined) scales.set(points.column, full);
    }
    const kept = points ?? shares;
    for (const { column, form } of group)
      if (kept && form && form !== kept.form) repeats.add(column);
  }
  return { repeats, scales };
}
