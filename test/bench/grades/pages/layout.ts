import type { Gradebook, GradebookRow } from '#shared/model/gradebook.ts';
import { inDigits } from './cells.ts';
import type { Chance } from './chance.ts';
import type { PageColumn } from './columns.ts';
import type { PageOptions } from './options.ts';
import { widest, type PageWriting } from './writing.ts';

/** Left, top, width and height on the paper, in pixels. */
export type PaperBox = readonly [left: number, top: number, width: number, height: number];

/** The position of everything on the paper. */
export interface PageLayout {
  readonly width: number;
  readonly height: number;
  /** The headings, each of one to three lines, with their boxes, in reading order, like all columns. */
  readonly heads: readonly { readonly lines: readonly string[]; readonly box: PaperBox }[];
  /** A box for each cell of each row. */
  readonly cells: readonly (readonly PaperBox[])[];
  readonly titles: readonly { readonly text: string; readonly y: number }[];
  /** All possible lines: from left to right and from top to bottom, including the table's edges. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** A heading over several columns: its ends, and the height at which their own headings begin. */
  readonly spanned?: {
    readonly left: number;
    readonly right: number;
    readonly y: number;
    readonly text: string;
  };
}

/** A long heading takes two lines; the full mark follows it, or is below it. */
function headingLines(column: PageColumn, options: PageOptions, mode: ScaleMode): string[] {
  const words = column.heading.split(' ');
  const half = Math.ceil(words.length / 2);
  const isLong = column.kind !== 'name' && words.length > 1 && column.heading.length > 11;
  const lines = isLong
    ? [words.slice(0, half).join(' '), words.slice(half).join(' ')]
    : [column.heading];
  if (column.scale === undefined || column.heading.includes('/')) return lines;
  if (mode === 'nowhere' && column.scale === 20) return lines;
  const scale = inDigits(`/${column.scale}`, options);
  return mode === 'after' ? [...lines.slice(0, -1), `${lines.at(-1)} ${scale}`] : [...lines, scale];
}
type ScaleMode = 'below' | 'after' | 'nowhere';

const sums = (start: number, steps: readonly number[]): number[] =>
  steps.reduce<number[]>((all, step) => [...all, (all.at(-1) ?? 0) + step], [start]);

const spanTexts = {
  ar: ['العلامات', 'الفروض والاختبارات'],
  fr: ['Notes', 'Contrôles et examens'],
  en: ['Marks', 'Tests and exams'],
} as const;

/** Features of some tables: uneven rows, unused rows, a heading over several columns. */
function varyLayout(columns: readonly PageColumn[], options: PageOptions, chance: Chance) {
  const unevenness = options.style === 'hand' && chance.percent(50) ? 0.05 : 0;
  const marks = columns.flatMap(({ kind }, index) => (kind === 'mark' ? [index] : []));
  return {
    pitch: () => 1 + chance.spread(unevenness),
    unused: chance.percent(25) ? chance.whole(1, 8) : 0,
    span: marks.length > 1 && chance.percent(20) ? marks : undefined,
  };
}

/** The space around a column's content, in digit heights. */
const USUAL = [1, 1.8] as const;
const WIDE = [0.8, 4] as const;

/** Lays out a page: every column is as wide as its content. */
export function layOut(
  { columns, rows }: { columns: readonly PageColumn[]; rows: Gradebook['rows'] },
  titles: readonly string[],
  { options, writing, chance }: { options: PageOptions; writing: PageWriting; chance: Chance },
): PageLayout {
  const unit = options.textHeight;
  const mode = chance.pick(['below', 'below', 'after', 'nowhere'] as const);
  const heads = columns.map((column) => headingLines(column, options, mode));
  const [least, most] = options.layout === 'other' ? WIDE : USUAL;
  const padding = unit * chance.between(least, most);
  const textsOf = (index: number) =>
    rows.map(({ cells }: GradebookRow) => cells[index]?.text ?? '');
  const widths = columns.map((column, index) => {
    const texts = widest(textsOf(index), writing.strokeOf(column));
    const fewest = column.kind === 'mark' ? unit * 4 : unit * 2;
    return padding + Math.max(fewest, texts, widest(heads[index] ?? [], writing.heading));
  });
  const margin = unit * chance.between(2, 4.5);
  const tallest = Math.max(...columns.map((column) => writing.strokeOf(column).height));
  const pitch = Math.max(unit * chance.between(2, 2.8), 1.6 * tallest);
  const lines = Math.max(...heads.map((head) => head.length));
  const titlePitch = writing.title.height * 1.9;
  const top = margin + titles.length * titlePitch + unit;
  const headHeight = unit * (1.1 + 1.45 * lines);
  const isRightToLeft = options.language === 'ar';
  const table = widths.reduce((sum, width) => sum + width, 0);
  const width = Math.round(Math.max(table, widest(titles, writing.title)) + 2 * margin);
  const xs = sums((width - table) / 2, isRightToLeft ? widths.toReversed() : widths);
  const isVaried = options.lines === 'varied' || options.layout === 'other';
  const varied = isVaried ? varyLayout(columns, options, chance) : undefined;
  const spanHeight = varied?.span ? unit * 1.7 : 0;
  const ys = sums(top, [
    headHeight + spanHeight,
    ...rows.map(() => pitch * (varied?.pitch() ?? 1)),
    ...Array.from({ length: varied?.unused ?? 0 }, () => pitch),
  ]);
  const boxOf = (row: number, column: number): PaperBox => {
    const index = isRightToLeft ? columns.length - 1 - column : column;
    const [left = 0, right = 0] = xs.slice(index, index + 2);
    const [upper = 0, lower = 0] = ys.slice(row, row + 2);
    return [left, upper, right - left, lower - upper];
  };
  const spanned = varied?.span?.map((column) => boxOf(0, column)) ?? [];
  /** Below a heading over several columns there is less height for their own. */
  const headBox = (column: number): PaperBox => {
    const [left, upper, wide, high] = boxOf(0, column);
    return varied?.span?.includes(column)
      ? [left, upper + spanHeight, wide, high - spanHeight]
      : [left, upper, wide, high];
  };
  return {
    width,
    height: Math.round((ys.at(-1) ?? 0) + margin * chance.between(1, 2)),
    heads: heads.map((head, column) => ({ lines: head, box: headBox(column) })),
    cells: rows.map((_, row) => columns.map((_column, column) => boxOf(row + 1, column))),
    titles: titles.map((text, index) => ({ text, y: margin + (index + 0.7) * titlePitch })),
    xs,
    ys,
    ...(spanned.length > 0 && {
      spanned: {
        left: Math.min(...spanned.map(([left]) => left)),
        right: Math.max(...spanned.map(([left, , wide]) => left + wide)),
        y: top + spanHeight,
        text: chance.pick(spanTexts[options.language]),
      },
    }),
  };
}
