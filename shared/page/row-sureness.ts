import type { AverageRule } from '../model/average-rule.ts';
import type { Gradebook, GradebookCell, GradebookRow } from '../model/gradebook.ts';
import { columnsOf, scaleOf } from '../record/averages/averages.ts';
import { countedMark } from '../record/marks/parse-mark.ts';
import { asciiDigits } from '../text/fold-text.ts';

/** A value that may be written instead of a reading: by how much it differs, and how likely it is if the reading is wrong. */
interface Other {
  readonly off: number;
  readonly share: number;
}

/** Readings of marks that may be right together: how far off the average is then, and which are not as they were read. */
interface Together {
  readonly off: number;
  readonly share: number;
  readonly wrong: readonly number[];
}

/** How well a written average fits the calculated one. */
export interface Fit {
  /** 0–1, by how far the calculated average is above the written one. */
  readonly of: (off: number) => number;
  /** How many averages, a hundredth apart, fit. */
  readonly count: number;
}

/** Of wrong readings, the share in which one sign is missing, too many or another; the others may be any value. */
const NEAR = 0.7;
/** No reading is surer. */
const SUREST = 0.9995;
/** Of two wrong marks, the share in which one lacks a 1 and the other has it. */
const MOVED = 0.5;
/** Marks that are less likely together are not followed; this share of them fits by chance. */
const LEAST = 3e-5;
const BY_CHANCE = 0.02;
/** The share of rows whose average a teacher calculated in another way. */
const OTHERWISE = 0.005;
/** The steps of averages and of marks. */
const STEPS = { average: 0.01, mark: 0.25 } as const;

const SIGNS = [...'0123456789.'];

/** The texts that differ in one sign. */
const oneSignAway = (text: string): string[] =>
  Array.from({ length: text.length + 1 }, (_, at) => at).flatMap((at) => {
    const [before, from, after] = [text.slice(0, at), text.slice(at), text.slice(at + 1)];
    const changed = SIGNS.flatMap((sign) => [before + sign + from, before + sign + after]);
    return at < text.length ? [before + after, ...changed] : changed;
  });

/** The values that differ from a reading in one sign. */
function nearOnes(text: string, scale: number, step: number): Other[] {
  const [number = '', full] = asciiDigits(text)
    .replaceAll(/[,٫،]/g, '.')
    .replaceAll(/[^\d./]/g, '')
    .split('/');
  const valueOf = (written: string): number | undefined =>
    countedMark(full === undefined ? written : `${written}/${full}`, scale);
  const read = valueOf(number) ?? 0;
  const isStep = (value: number): boolean =>
    Math.abs(value / step - Math.round(value / step)) < 1e-6;
  const values = new Set(oneSignAway(number).flatMap((written) => valueOf(written) ?? []));
  const near = [...values].filter((value) => value !== read && isStep(value));
  return near.map((value) => ({ off: value - read, share: NEAR / near.length }));
}

const countOf = (scale: number, step: number): number => Math.round(scale / step) + 1;

/** The values that may be written instead of a mark. */
function othersOf(text: string, scale: number): Other[] {
  const read = countedMark(text, scale) ?? 0;
  const count = countOf(scale, STEPS.mark);
  const any = Array.from({ length: count }, (_, at) => ({
    off: at * STEPS.mark - read,
    share: (1 - NEAR) / count,
  }));
  return [...nearOnes(text, scale, STEPS.mark), ...any];
}

/** How two marks change if one lacks a 1 at its front and the other has one too many: clogged ones are common. */
function oneMoved(
  from: { readonly text: string; readonly scale: number },
  to: { readonly text: string; readonly scale: number },
): { readonly from: number; readonly to: number } | undefined {
  const change = ({ text, scale }: typeof from, edited: string): number =>
    (countedMark(edited, scale) ?? Number.NaN) - (countedMark(text, scale) ?? Number.NaN);
  const one = /^[1١]/.exec(from.text)?.[0];
  if (one === undefined) return undefined;
  const moved = { from: change(from, from.text.slice(1)), to: change(to, one + to.text) };
  return Number.isNaN(moved.from + moved.to) ? undefined : moved;
}

const shareOf = ({ confidence, checked }: GradebookCell): number =>
  confidence === undefined || checked ? 1 : Math.min(SUREST, confidence / 100);

/**
 * How likely, 0–1, the readings of a row's average and of its marks are right, given that the average follows its rule: each
 * reading counts as much as it is likely, and so does whatever else may be written there and fits as well.
 * @param off how far the rule's result is above the written average
 */
export function rowSureness(
  rule: AverageRule,
  { columns }: Pick<Gradebook, 'columns'>,
  { cells }: Pick<GradebookRow, 'cells'>,
  index: number,
  { off, fit }: { readonly off: number; readonly fit: Fit },
): ReadonlyMap<number, number> {
  const parts = rule.parts
    .map((part) => ({ weight: part.weight, counted: columnsOf(part, columns) }))
    .filter(({ counted }) => counted.length > 0);
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const scaleAt = (column: number): number => scaleOf(columns[column] ?? {});
  const textAt = (column: number): string => cells[column]?.text ?? '';
  const sharesAt = (column: number): number => shareOf(cells[column] ?? { text: '' });

  const marks = parts.flatMap(({ weight, counted }) =>
    counted.map((column) => ({
      column,
      text: textAt(column),
      scale: scaleAt(column),
      share: sharesAt(column),
      point: (weight * scaleAt(index)) / (weights * counted.length * scaleAt(column)),
    })),
  );
  let together: readonly Together[] = [{ off, share: 1, wrong: [] }];
  for (const { column, text, scale, share, point } of marks) {
    const others = othersOf(text, scale);
    together = together.flatMap((one) => {
      const wrong = one.share * (1 - share);
      const likely = others.filter((other) => wrong * other.share >= LEAST);
      const instead = likely.map((other) => ({
        off: one.off + point * other.off,
        share: wrong * other.share,
        wrong: [...one.wrong, column],
      }));
      return [{ ...one, share: one.share * share }, ...instead];
    });
  }
  const asRead = marks.reduce((product, { share }) => product * share, 1);
  const moved = marks.flatMap((from) =>
    marks.flatMap((to) => {
      const change = oneMoved(from, to);
      if (from === to || !change) return [];
      const other = asRead / (from.share * to.share);
      return [
        {
          off: off + from.point * change.from + to.point * change.to,
          share: MOVED * other * Math.min(1 - from.share, 1 - to.share),
          wrong: [from.column, to.column],
        },
      ];
    }),
  );

  const near = nearOnes(textAt(index), scaleAt(index), STEPS.average);
  const any = fit.count / countOf(scaleAt(index), STEPS.average);
  const written = sharesAt(index);
  const all = [...together, ...moved].flatMap((one): Together[] => {
    const fitting = Math.max(fit.of(one.off), one.wrong.length === 0 ? OTHERWISE : 0);
    let instead = (1 - NEAR) * any;
    for (const other of near) instead += other.share * fit.of(one.off - other.off);
    return [
      { ...one, share: one.share * written * fitting },
      { ...one, share: one.share * (1 - written) * instead, wrong: [...one.wrong, index] },
    ];
  });
  const sum = (some: readonly Together[]): number =>
    some.reduce((total, { share }) => total + share, 0);
  const whole = sum(all) + BY_CHANCE * (1 - sum(together));
  return new Map(
    [...parts.flatMap(({ counted }) => counted), index].map((column) => [
      column,
      whole > 0 ? sum(all.filter(({ wrong }) => !wrong.includes(column))) / whole : 0,
    ]),
  );
}
