import type { AverageRule } from '../model/average-rule.ts';
import type { Gradebook, GradebookRow } from '../model/gradebook.ts';
import { averagePresets } from '../record/averages/average-presets.ts';
import { columnsOf, scaleOf, workOutAverage } from '../record/averages/averages.ts';
import { countedMark, markValue, parseMark } from '../record/marks/parse-mark.ts';
import { rowSureness, type Fit } from './row-sureness.ts';

/** The fewest rows that can confirm a rule, and the share of them it must explain. */
const FEWEST_ROWS = 3;
const MOST = 0.6;
/**
 * In a hard hand most rows have an error: there a rule is confirmed by more rows and a smaller share of them, if it explains this many
 * times as many as it contradicts although all their readings have this confidence, in per cent.
 */
const HARD = { fewest: 5, most: 0.3, contradicted: 4, certain: 95 } as const;

/** Half a unit of the last written decimal, plus a margin for binary fractions. */
const toleranceOf = (text: string): number => {
  const decimals = /[.,٫،](.*)$/.exec(text)?.[1]?.replace(/[^\d٠-٩۰-۹].*$/, '').length ?? 0;
  return 0.5 * 10 ** -decimals + 1e-6;
};

/** Two decimals, rounded. */
const EXACT = 0.011;

/** How far the rule's result is above a row's written average; undefined if a mark or the average is missing. */
function offBy(
  rule: AverageRule,
  { columns }: Pick<Gradebook, 'columns'>,
  row: GradebookRow,
  index: number,
): number | undefined {
  const column = columns[index];
  const worked = workOutAverage(rule, columns, row);
  if (!column || 'missing' in worked) return undefined;
  const written = markValue(row.cells[index]?.text ?? '', scaleOf(column));
  if (written === undefined) return undefined;
  return (worked.exact * scaleOf(column)) / worked.scale - written;
}

/** More than a page's columns can be explained by, without the rules and columns of earlier edits. */
const MOST_KNOWN = 1_000;
/** Remembers what was worked out of rows: an edit makes one row new, and only that one is worked out again. */
function perRow<T>() {
  const known = new WeakMap<GradebookRow, Map<string, { readonly value: T }>>();
  /** @param by what the value depends on beside the row */
  return (row: GradebookRow, by: string, work: () => T): T => {
    const ofRow = known.get(row) ?? new Map<string, { readonly value: T }>();
    known.set(row, ofRow);
    const found = ofRow.get(by) ?? { value: work() };
    if (ofRow.size >= MOST_KNOWN) ofRow.clear();
    ofRow.set(by, found);
    return found.value;
  };
}
const followed = perRow<boolean | undefined>();

/** Whether a row's written average follows the rule; undefined if a mark or the average is missing. */
function follows(
  rule: AverageRule,
  gradebook: Pick<Gradebook, 'columns'>,
  row: GradebookRow,
  index: number,
): boolean | undefined {
  const off = offBy(rule, gradebook, row, index);
  // Some teachers round up to a quarter or half and write fewer decimals.
  return off === undefined
    ? undefined
    : Math.abs(off) <= Math.max(toleranceOf(row.cells[index]?.text ?? ''), EXACT);
}

/** What decides whether rows follow a rule, beside the rows. */
const byOf = (rule: AverageRule, { columns }: Pick<Gradebook, 'columns'>, index: number): string =>
  JSON.stringify([
    rule.scale,
    rule.parts,
    columns.map(({ kind, role, scale }) => [kind, role, scale]),
    index,
  ]);

/** The rule that explains most averages of a column: the gradebook's own or a preset; undefined if none does. */
export function findAverageRule(
  gradebook: Pick<Gradebook, 'columns' | 'rows' | 'averages'>,
  index: number,
): AverageRule | undefined {
  const rules: readonly AverageRule[] = [
    ...(gradebook.averages ? [gradebook.averages] : []),
    ...averagePresets,
  ];
  const isCertain = ({ cells }: GradebookRow): boolean =>
    gradebook.columns.every(
      ({ kind }, at) =>
        (kind !== 'mark' && kind !== 'average') ||
        (cells[at]?.checked ?? (cells[at]?.confidence ?? 100) >= HARD.certain),
    );
  return rules.find((rule) => {
    const by = byOf(rule, gradebook, index);
    const said = gradebook.rows
      .filter(({ summary }) => !summary)
      .map((row) => ({
        row,
        fits: followed(row, by, () => follows(rule, gradebook, row, index)),
      }))
      .filter(({ fits }) => fits !== undefined);
    const explained = said.filter(({ fits }) => fits).length;
    if (explained < FEWEST_ROWS || explained >= said.length * MOST) return explained >= FEWEST_ROWS;
    if (explained < Math.max(HARD.fewest, said.length * HARD.most)) return false;
    const contradicted = said.filter(({ row, fits }) => !fits && isCertain(row)).length;
    return explained >= contradicted * HARD.contradicted;
  });
}

/** The likelihood that a teacher cut the decimals after the second, beside that they were rounded. */
const CUT = 0.1;
/** An average with two decimals is the rounded result, or else the cut one. */
const ROUNDED: Fit = {
  of: (off) => {
    if (off < -0.005 - 1e-6 || off >= 0.01 - 1e-6) return 0;
    return off < 0.005 - 1e-6 ? 1 : CUT;
  },
  count: 1,
};
/** What differs by less is as written with fewer decimals. */
const within = (tolerance: number): Fit => ({
  of: (off) => (Math.abs(off) <= tolerance ? 1 : 0),
  count: 200 * tolerance,
});

/** Below this confidence, in per cent, too little is known of a reading for an average to confirm it. */
const LEAST_SURE = 30;
/** What is asked about anyway explains a wrong average if it is this many times likelier to be wrong than any sure mark. */
const EXPLAINS = 4;

/** What a row's average says about the readings of itself and of its marks, by column. */
export interface RowVerdict {
  /** They fit one another as nothing else would that is likely to be written there. */
  readonly confirmed: readonly number[];
  /** They do not fit, what is asked about anyway does not explain it, and any of these may be why. */
  readonly contradicted: readonly number[];
}

const NOTHING: RowVerdict = { confirmed: [], contradicted: [] };

/** Whether a row has its average; undefined if one of its marks is missing. */
const completed = perRow<boolean | undefined>();

const isBlank = (text = ''): boolean => parseMark(text).kind === 'blank';

/** The share of the rows with all their marks that have no average, held above 0. */
function forgottenShare(
  rule: AverageRule,
  { columns, rows }: Pick<Gradebook, 'columns' | 'rows'>,
  index: number,
): number {
  const by = byOf(rule, { columns }, index);
  const whole = rows
    .filter(({ summary }) => !summary)
    .map((row) =>
      completed(row, by, () =>
        'missing' in workOutAverage(rule, columns, row)
          ? undefined
          : !isBlank(row.cells[index]?.text),
      ),
    )
    .filter((answer) => answer !== undefined);
  return (whole.filter((answer) => !answer).length + 0.5) / (whole.length + 1);
}

/**
 * Confirms the only absence of a row by its missing average, where all marks but one are sure and rows with all their marks have one.
 */
function verdictWithout(
  rule: AverageRule,
  gradebook: Pick<Gradebook, 'columns' | 'rows'>,
  row: GradebookRow,
  index: number,
  sure: number,
): RowVerdict {
  const { columns } = gradebook;
  const shareAt = (column: number): number => (row.cells[column]?.confidence ?? 100) / 100;
  const counted = rule.parts.flatMap((part) => columnsOf(part, columns));
  const [absent, ...others] = counted.filter(
    (column) =>
      countedMark(row.cells[column]?.text ?? '', scaleOf(columns[column] ?? {})) === undefined,
  );
  const isLone =
    absent !== undefined &&
    others.length === 0 &&
    parseMark(row.cells[absent]?.text ?? '').kind === 'absent' &&
    counted.every((column) => column === absent || shareAt(column) * 100 >= sure);
  if (!isLone || !isBlank(row.cells[index]?.text)) return NOTHING;
  const [share, blank] = [shareAt(absent), shareAt(index)];
  if (share * 100 >= sure || share * 100 < LEAST_SURE) return NOTHING;
  const forgotten = forgottenShare(rule, gradebook, index);
  const confirmed = (blank * share) / (share + (1 - share) * forgotten) + (1 - blank) * share;
  return confirmed * 100 >= sure ? { ...NOTHING, confirmed: [absent] } : NOTHING;
}

function verdictOf(
  rule: AverageRule,
  gradebook: Pick<Gradebook, 'columns'>,
  row: GradebookRow,
  index: number,
  sure: number,
): RowVerdict {
  const off = offBy(rule, gradebook, row, index);
  if (off === undefined) return NOTHING;
  const confidenceAt = (column: number): number => row.cells[column]?.confidence ?? 100;
  const isAsked = ([column]: readonly [number, number]): boolean =>
    confidenceAt(column) < sure && !row.cells[column]?.checked;
  const isFitting = ROUNDED.of(off) > 0;
  const tolerance = Math.max(toleranceOf(row.cells[index]?.text ?? ''), EXACT);
  if (!isFitting && Math.abs(off) <= tolerance) return NOTHING;
  if (isFitting && row.cells.every((_, column) => confidenceAt(column) >= sure)) return NOTHING;
  const fit = isFitting ? ROUNDED : within(tolerance);
  const shares = [...rowSureness(rule, gradebook, row, index, { off, fit })];
  const columns = (some: typeof shares): number[] => some.map(([column]) => column);
  if (isFitting) {
    const isKnown = shares.every(([column]) => confidenceAt(column) >= LEAST_SURE);
    const confirmed = shares.filter(([, share]) => isKnown && share * 100 >= sure);
    return { ...NOTHING, confirmed: columns(confirmed) };
  }
  const doubtOf = (some: typeof shares): number =>
    Math.max(0, ...some.map(([, share]) => 1 - share));
  const explains = (some: typeof shares, others: typeof shares): boolean =>
    doubtOf(some) > EXPLAINS * doubtOf(others);
  const asked = shares.filter(isAsked);
  if (
    explains(
      asked,
      shares.filter((one) => !isAsked(one)),
    )
  )
    return NOTHING;
  const marks = shares.filter((one) => one[0] !== index && !isAsked(one));
  const isExplained = explains(
    shares.filter((one) => !marks.includes(one)),
    marks,
  );
  const doubted = marks.filter(([, share]) => !isExplained && share * 100 < sure);
  return { ...NOTHING, contradicted: [index, ...columns(doubted)] };
}

const judged = perRow<RowVerdict>();

/**
 * Judges a row by its average.
 * @param sure the confidence, in per cent, from which a reading is sure by itself
 */
export function judgeRow(
  rule: AverageRule,
  gradebook: Pick<Gradebook, 'columns' | 'rows'>,
  row: GradebookRow,
  index: number,
  sure: number,
): RowVerdict {
  // What other rows say changes with each edit, and costs little.
  const absence = verdictWithout(rule, gradebook, row, index, sure);
  if (absence !== NOTHING) return absence;
  const by = `${sure} ${byOf(rule, gradebook, index)}`;
  return judged(row, by, () => verdictOf(rule, gradebook, row, index, sure));
}
