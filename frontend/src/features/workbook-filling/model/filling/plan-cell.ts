import { encodeCell, encodeColumn } from '#shared/spreadsheet/workbook/cell-address.ts';
import { scaleOf, toHundredths, USUAL_SCALE } from '#shared/record/averages/averages.ts';
import { markValue, noMarkIn, parseMark, type NoMark } from '#shared/record/marks/parse-mark.ts';
import type { GradebookColumn } from '#shared/model/gradebook.ts';
import { isShown, numberIn, shownIn } from '#shared/spreadsheet/sheet.ts';
import {
  showNumber,
  showsDecimals,
  showsText,
  type NumberFormat,
} from '#shared/spreadsheet/workbook/number-format.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import {
  refusalAt,
  styleAt,
  type CellRefusal,
  type TextRefusal,
  type TextRule,
} from './cell-rules.ts';
import type { FillableWorkbook } from './fillable-workbook.ts';
import { writeMark, type MarkForm } from './mark-form.ts';
import type { MarkColumn } from '#shared/class-lists/mark-columns.ts';
import type { WrittenSheet } from '#shared/spreadsheet/workbook/written-sheet.ts';

/** Why a mark is invalid; `incomplete` is a mean with missing marks. */
const markRefusals = ['unreadable', 'off-scale', 'incomplete'] as const;
type MarkRefusal = (typeof markRefusals)[number];
const isRefusal = (mark: unknown): mark is MarkRefusal =>
  markRefusals.some((refusal) => refusal === mark);
/** Why a mark or text is not written: it is invalid, or the cell must not be written. */
export type PlannedRefusal = CellRefusal | MarkRefusal | TextRefusal;

/** A mark as it is stored in a cell. */
export interface StoredMark {
  readonly value: number | string;
  /** The format of the cell would show something else, such as a date. */
  readonly needsPlainFormat?: boolean;
  /** What the cell will show, if it is not the value: `75 %`. */
  readonly shown?: string;
}

/** What happens to a mark. */
export type CellOutcome =
  | ({ readonly state: 'write' | 'overwrite' } & StoredMark)
  /** The cell already contains the same mark. */
  | { readonly state: 'same' }
  /** The cell contains something else, which stays unless the teacher overwrites it with `value`. */
  | ({ readonly state: 'kept' } & StoredMark)
  | { readonly state: 'refused'; readonly reason: PlannedRefusal };

/** Position of a cell: row from 1, column from 0. */
export interface CellAddress {
  readonly row: number;
  readonly column: number;
}

/** A cell's reference as the spreadsheet shows it: `E10`. */
export const cellName = ({ row, column }: CellAddress): string =>
  encodeCell({ r: row - 1, c: column });
/** A column's letters: `E`. */
export const columnName = (column: number): string => encodeColumn(column);

/** The text a cell shows, also for booleans and errors, with its spaces; empty for an empty cell. */
export function exactlyShownAt(
  { strings, styles }: Pick<FillableWorkbook, 'strings' | 'styles'>,
  sheet: WrittenSheet,
  address: CellAddress,
): string {
  const cells = sheet.rows.get(address.row)?.cells;
  const cell = cells?.find(({ column }) => column === address.column);
  if (!cell || cell.content === '') return '';
  if (cell.type === 's') return strings[Number(cell.content)] ?? '';
  if (cell.type === 'b') return cell.content === '1' ? 'TRUE' : 'FALSE';
  const format = cell.type === 'n' ? styles.formats.get(cell.style) : undefined;
  // Dates are not compared with marks, so it does not matter from when they count.
  return format ? shownIn(showNumber(format, Number(cell.content), false)) : cell.content;
}

/** The same as one clean line. */
export const shownAt = (...at: Parameters<typeof exactlyShownAt>): string =>
  cleanText(exactlyShownAt(...at));

/** A text from a column of the gradebook. */
export interface SourceText {
  readonly text: string;
  readonly column: GradebookColumn;
}

/** A mark as a share of its full mark. */
function shareOf({ text, column }: SourceText): number | NoMark | 'blank' | MarkRefusal {
  const { kind } = parseMark(text);
  if (kind === 'blank' || kind === 'unreadable') return kind;
  const word = noMarkIn(text);
  if (word) return word;
  const scale = scaleOf(column);
  const value = markValue(text, scale) ?? Number.NaN;
  return value <= scale ? value / scale : 'off-scale';
}

/** The mark to write, or the mean of several, and its full mark; `undefined` if there is none. */
function targetMark(
  sources: readonly SourceText[],
  target: MarkColumn,
): { readonly mark: number; readonly scale: number } | NoMark | undefined | MarkRefusal {
  const shares = sources.map(shareOf);
  const refusal = shares.find((share) => share === 'unreadable' || share === 'off-scale');
  if (refusal) return refusal;
  const [first = 'blank'] = shares;
  if (typeof first === 'string' && shares.every((share) => share === first)) {
    return first === 'blank' ? undefined : first;
  }
  const marks = shares.filter((share) => typeof share === 'number');
  if (marks.length < shares.length) return 'incomplete';
  const scales = [target.scale, ...sources.map(({ column }) => scaleOf(column))];
  const scale = scales.find((one) => one !== undefined) ?? USUAL_SCALE;
  const share = marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
  return { mark: toHundredths(share * scale), scale };
}

/** How a mark is stored so that a cell of this format shows it: 15 of 20 as 75 %. */
function storedIn(
  format: NumberFormat | undefined,
  mark: number | string,
  scale: number,
): StoredMark {
  if (!format) return { value: mark };
  if (typeof mark === 'string') {
    return showsText(format) ? { value: mark } : { value: mark, needsPlainFormat: true };
  }
  const shown = showNumber(format, mark, false);
  if (isShown(shown) && shown.kind === 'percent') {
    const share = Math.round((mark / scale) * 1e6) / 1e6;
    return showsDecimals(format, share)
      ? { value: share, shown: shownIn(showNumber(format, share, false)) }
      : { value: mark, needsPlainFormat: true };
  }
  const isNumber = !isShown(shown) || shown.kind === 'number';
  const meant = isNumber ? numberIn(shown) : markValue(shown.shown, scale);
  const isPlain = meant === mark && showsDecimals(format, mark);
  return isPlain ? { value: mark } : { value: mark, needsPlainFormat: true };
}

function isSame(shown: string, mark: ReturnType<typeof targetMark>): boolean {
  if (typeof mark !== 'object') return noMarkIn(shown) === mark;
  const there = markValue(shown, mark.scale);
  return there !== undefined && toHundredths(there) === mark.mark;
}

/** What happens to a remark in a cell of the workbook; undefined if there is none. */
export function planRemark(
  workbook: Pick<FillableWorkbook, 'strings' | 'styles'>,
  sheet: WrittenSheet,
  address: CellAddress,
  {
    remark,
    instead,
    rule,
    overwrite,
    pupils,
  }: {
    readonly remark: string;
    /** What is written if the cell's list lacks the remark. */
    readonly instead: string | undefined;
    readonly rule: TextRule;
    readonly overwrite: boolean;
    readonly pupils: ReadonlySet<number>;
  },
): CellOutcome | undefined {
  const said = cleanText(remark);
  if (said === '') return undefined;
  const shown = shownAt(workbook, sheet, address);
  if (shown === said) return { state: 'same' };
  const refusal = refusalAt(sheet, address.row, address.column, pupils);
  if (refusal) return { state: 'refused', reason: refusal };
  const own = rule(said);
  const isLacking = 'refusal' in own && own.refusal === 'not-listed';
  const taken = isLacking && instead !== undefined ? rule(instead) : own;
  if ('refusal' in taken) return { state: 'refused', reason: taken.refusal };
  const value = taken.text;
  const style = styleAt(sheet, address.row, address.column);
  const stored = storedIn(workbook.styles.formats.get(style), value, USUAL_SCALE);
  if (shown === '') return { state: 'write', ...stored };
  return shown === cleanText(value)
    ? { state: 'same' }
    : { state: overwrite ? 'overwrite' : 'kept', ...stored };
}

/**
 * What happens to a gradebook's mark in a cell of the workbook; undefined if there is no mark.
 * @param overwrite whether to replace an existing value
 */
export function planCell(
  workbook: Pick<FillableWorkbook, 'strings' | 'styles'>,
  sheet: WrittenSheet,
  address: CellAddress,
  {
    sources,
    target,
    form,
    overwrite,
    pupils,
  }: {
    readonly sources: readonly SourceText[];
    readonly target: MarkColumn;
    readonly form: MarkForm;
    readonly overwrite: boolean;
    readonly pupils: ReadonlySet<number>;
  },
): CellOutcome | undefined {
  const mark = targetMark(sources, target);
  if (mark === undefined) return undefined;
  if (isRefusal(mark)) return { state: 'refused', reason: mark };
  const refusal = refusalAt(sheet, address.row, address.column, pupils);
  if (refusal) return { state: 'refused', reason: refusal };
  const style = styleAt(sheet, address.row, address.column);
  const asText = form.asText || workbook.styles.texts.has(style);
  const isWord = typeof mark === 'string';
  const written = writeMark(isWord ? mark : mark.mark, { ...form, asText });
  const scale = isWord ? USUAL_SCALE : mark.scale;
  const stored = storedIn(workbook.styles.formats.get(style), written, scale);
  const shown = shownAt(workbook, sheet, address);
  if (shown === '') return { state: 'write', ...stored };
  if (isSame(shown, mark)) return { state: 'same' };
  return { state: overwrite ? 'overwrite' : 'kept', ...stored };
}
