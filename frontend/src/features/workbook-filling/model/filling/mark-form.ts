import { toHundredths } from '#shared/record/averages/averages.ts';
import { writeDecimal } from '#shared/model/write-figure.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { textOf } from '#shared/spreadsheet/list-rows.ts';
import { numberIn, type Cell } from '#shared/spreadsheet/sheet.ts';

/** How a column writes its marks. */
export interface MarkForm {
  readonly asText: boolean;
  readonly decimalMark: '.' | ',';
  readonly absent: string;
}

/** The ministry's workbooks use this for an absence. */
const ABSENT = 'غ';

/** Whether a cell is a text that reads as a mark; numbers are not texts. */
const isTextMark = (cell: Cell): cell is string =>
  typeof cell === 'string' && parseMark(cell).kind === 'mark';

/** Whether more marks are texts than numbers; undefined without marks. */
function holdsTexts(cells: readonly Cell[]): boolean | undefined {
  const texts = cells.filter(isTextMark).length;
  const numbers = cells.filter((cell) => numberIn(cell) !== undefined).length;
  return texts + numbers === 0 ? undefined : texts > numbers;
}

/**
 * How to write marks in a column: like most marks already in it, else like those in the other columns, else as numbers.
 * @param column cells of the column
 * @param others cells of all columns of marks
 */
export function markFormOf(column: readonly Cell[], others: readonly Cell[]): MarkForm {
  const absent = [...column, ...others].find(
    (cell) => typeof cell === 'string' && parseMark(cell).kind === 'absent',
  );
  const texts = [...column, ...others].filter(isTextMark);
  const points = texts.filter((text) => text.includes('.')).length;
  const commas = texts.filter((text) => text.includes(',')).length;
  return {
    asText: holdsTexts(column) ?? holdsTexts(others) ?? false,
    decimalMark: points > commas ? '.' : ',',
    absent: textOf(absent) || ABSENT,
  };
}

/** A mark in the column's form, to two decimals. */
export function writeMark(mark: number | 'absent', form: MarkForm): number | string {
  if (mark === 'absent') return form.absent;
  return form.asText ? writeDecimal(mark, form.decimalMark) : toHundredths(mark);
}
