import type { CellRange } from '#shared/spreadsheet/workbook/cell-address.ts';
import type { CellValidation, WrittenSheet } from '#shared/spreadsheet/workbook/written-sheet.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { isWithin, styleAt, type TextRule } from './cell-rules.ts';
import { areasOf } from './derived/formula-areas.ts';
import type { FillableSheet, FillableWorkbook } from './fillable-workbook.ts';
import { exactlyShownAt } from './plan-cell.ts';

/** The longest list of values, in cells, that is read. */
const LONGEST_LIST = 500;

const holds = (ranges: readonly CellRange[], row: number, column: number): boolean =>
  ranges.some((range) => isWithin(range, row - 1, column));

/** Whether the sheet keeps users from editing a cell. */
function isProtected(
  { styles }: Pick<FillableWorkbook, 'styles'>,
  sheet: WrittenSheet,
  row: number,
  column: number,
): boolean {
  const { openInProtected } = sheet;
  return (
    openInProtected !== undefined &&
    !styles.unlocked.has(styleAt(sheet, row, column)) &&
    !holds(openInProtected, row, column)
  );
}

/** The texts of a list in the cells that a formula names; undefined if they are not known. */
function listInCells(
  workbook: FillableWorkbook,
  { part }: FillableSheet,
  formula: string,
): readonly string[] | undefined {
  // A function may choose other cells for each pupil, and so does a reference that moves with the row.
  const reference = formula.trim().replace(/^(?:'(?:[^']|'')*'|[^'!]*)!/, '');
  if (formula.includes('(') || /(?<![\p{L}\p{N}_.])\$?[A-Z]{1,3}\d/u.test(reference))
    return undefined;
  const { known, parts } = workbook.formulas();
  const own = parts.allSheets.findIndex((sheet) => sheet.part === part);
  const areas = areasOf(formula, known, { sheet: own, row: 0 });
  const [area, ...others] = areas === 'anything' ? [] : areas;
  if (!area || others.length > 0) return undefined;
  const { s, e } = area.range;
  const [rows, columns] = [e.r - s.r + 1, e.c - s.c + 1];
  const listed = parts.allSheets[area.sheet]?.part;
  if (listed === undefined || s.r < 0 || s.c < 0 || rows * columns > LONGEST_LIST) return undefined;
  const written = workbook.written(listed);
  return Array.from({ length: rows * columns }, (_, index) =>
    exactlyShownAt(workbook, written, {
      row: s.r + 1 + Math.floor(index / columns),
      column: s.c + (index % columns),
    }),
  ).filter((text) => text.trim() !== '');
}

function listOf(
  workbook: FillableWorkbook,
  sheet: FillableSheet,
  { formulas: [formula = ''] }: CellValidation,
): readonly string[] | undefined {
  const [, literal] = /^\s*"([^]*)"\s*$/.exec(formula) ?? [];
  if (literal === undefined) return listInCells(workbook, sheet, formula);
  return literal
    .replaceAll('""', '"')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** Whether a length is one that the validation allows. */
function hasLength({ operator, formulas }: CellValidation, length: number): boolean {
  const [one = Number.NaN, other = Number.NaN] = formulas.map(Number);
  switch (operator) {
    case 'between':
      return length >= one && length <= other;
    case 'notBetween':
      return length < one || length > other;
    case 'equal':
      return length === one;
    case 'notEqual':
      return length !== one;
    case 'lessThan':
      return length < one;
    case 'lessThanOrEqual':
      return length <= one;
    case 'greaterThan':
      return length > one;
    case 'greaterThanOrEqual':
      return length >= one;
    default:
      return false;
  }
}

/** What the drop-down list of a cell offers; undefined without one, or if its values are not known. */
export function offeredAt(
  workbook: FillableWorkbook,
  sheet: FillableSheet,
  row: number,
  column: number,
): readonly string[] | undefined {
  const { validations } = sheet.written();
  const list = validations.find(
    ({ type, ranges }) => type === 'list' && holds(ranges, row, column),
  );
  return list && listOf(workbook, sheet, list);
}

/** What a cell takes of the texts of the record. A text of its list is written as the list writes it. */
export function textRule(
  workbook: FillableWorkbook,
  sheet: FillableSheet,
  row: number,
  column: number,
): TextRule {
  const written = sheet.written();
  if (isProtected(workbook, written, row, column)) return () => ({ refusal: 'protected' });
  const limits = written.validations.filter(
    ({ type, ranges }) => type !== '' && type !== 'none' && holds(ranges, row, column),
  );
  const offered = offeredAt(workbook, sheet, row, column);
  return (text) => {
    for (const limit of limits) {
      if (limit.type === 'list' && offered) continue;
      // Formulas decide about other types, and about lists that are not known.
      if (limit.type !== 'textLength' || !hasLength(limit, text.length))
        return { refusal: 'validated' };
    }
    if (!offered) return { text };
    const listed =
      offered.find((one) => one.trim() === text.trim()) ??
      offered.find((one) => foldText(one) === foldText(text));
    return listed === undefined ? { refusal: 'not-listed' } : { text: listed };
  };
}
