import { encodeCell, encodeColumn } from '#shared/spreadsheet/workbook/cell-address.ts';
import { scaleOf, toHundredths, USUAL_SCALE } from '#shared/gradebook/averages.ts';
import { markValue, parseMark } from '#shared/gradebook/parse-mark.ts';
import type { GradebookColumn } from '#shared/model/gradebook.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { refusalAt, styleAt, type CellRefusal } from './cell-rules.ts';
import type { FillableWorkbook } from './fillable-workbook.ts';
import { writeMark, type MarkForm } from './mark-form.ts';
import type { MarkColumn } from '#shared/class-lists/mark-columns.ts';
import type { WrittenSheet } from '#shared/spreadsheet/workbook/written-sheet.ts';

/** Why a mark is invalid; `incomplete` is a mean with missing marks. */
type MarkRefusal = 'unreadable' | 'off-scale' | 'incomplete';
/** Why a mark is not written: it is invalid, or the cell must not be written. */
export type PlannedRefusal = CellRefusal | MarkRefusal;

/** What happens to a mark. */
export type CellOutcome =
  | { readonly state: 'write' | 'overwrite'; readonly value: number | string }
  /** The cell already contains the same mark. */
  | { readonly state: 'same' }
  /** The cell contains something else, which stays unless the teacher overwrites it with `value`. */
  | { readonly state: 'kept'; readonly value: number | string }
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

/** The text a cell shows, also for booleans and errors; empty for an empty cell. */
export function shownAt(
  sheet: WrittenSheet,
  strings: readonly string[],
  address: CellAddress,
): string {
  const cells = sheet.rows.get(address.row)?.cells;
  const cell = cells?.find(({ column }) => column === address.column);
  if (!cell || cell.content === '') return '';
  if (cell.type === 's') return cleanText(strings[Number(cell.content)] ?? '');
  if (cell.type === 'b') return cell.content === '1' ? 'TRUE' : 'FALSE';
  return cleanText(cell.content);
}

/** A text from a column of the gradebook. */
export interface SourceText {
  readonly text: string;
  readonly column: GradebookColumn;
}

/** A mark as a share of its full mark. */
function shareOf({ text, column }: SourceText): number | 'absent' | 'blank' | MarkRefusal {
  const mark = parseMark(text);
  if (mark.kind !== 'mark') return mark.kind;
  const scale = scaleOf(column);
  const value = markValue(text, scale) ?? Number.NaN;
  return value <= scale ? value / scale : 'off-scale';
}

/** The value to write on the column's scale: a mark, or the mean of several; `undefined` if there is none. */
function targetMark(
  sources: readonly SourceText[],
  target: MarkColumn,
): number | 'absent' | undefined | MarkRefusal {
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
  return toHundredths((marks.reduce((sum, mark) => sum + mark, 0) / marks.length) * scale);
}

function isSame(shown: string, value: number | string): boolean {
  const [there, here] = [shown, String(value)].map(parseMark);
  if (there?.kind === 'mark' && here?.kind === 'mark') return there.value === here.value;
  return there?.kind === 'absent' && here?.kind === 'absent';
}

/**
 * What happens to a gradebook's mark in a cell of the workbook; undefined if there is no mark.
 * @param overwrite whether to replace an existing value
 */
export function planCell(
  { strings, textStyles }: Pick<FillableWorkbook, 'strings' | 'textStyles'>,
  sheet: WrittenSheet,
  address: CellAddress,
  {
    sources,
    target,
    form,
    overwrite,
  }: {
    readonly sources: readonly SourceText[];
    readonly target: MarkColumn;
    readonly form: MarkForm;
    readonly overwrite: boolean;
  },
): CellOutcome | undefined {
  const mark = targetMark(sources, target);
  if (mark === undefined) return undefined;
  if (typeof mark === 'string' && mark !== 'absent') return { state: 'refused', reason: mark };
  const refusal = refusalAt(sheet, address.row, address.column);
  if (refusal) return { state: 'refused', reason: refusal };
  const isText = textStyles.has(styleAt(sheet, address.row, address.column));
  const value = writeMark(mark, { ...form, asText: form.asText || isText });
  const shown = shownAt(sheet, strings, address);
  if (shown === '') return { state: 'write', value };
  if (isSame(shown, value)) return { state: 'same' };
  return { state: overwrite ? 'overwrite' : 'kept', value };
}
