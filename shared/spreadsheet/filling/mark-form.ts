import { toHundredths } from '../../gradebook/averages.ts';
import { parseMark } from '../../gradebook/parse-mark.ts';
import { textOf } from '../list-rows.ts';
import type { Cell } from '../sheet.ts';

/** How a column writes its marks. */
export interface MarkForm {
  readonly asText: boolean;
  readonly decimalMark: '.' | ',';
  readonly absent: string;
}

/** What the ministry's workbooks have for an absence. */
const ABSENT = 'غ';

/** A text that is a mark; a number is no text. */
const isTextMark = (cell: Cell): cell is string =>
  typeof cell === 'string' && parseMark(cell).kind === 'mark';

/** Whether cells hold more marks as texts than as numbers; undefined if they hold none. */
function holdsTexts(cells: readonly Cell[]): boolean | undefined {
  const texts = cells.filter(isTextMark).length;
  const numbers = cells.filter((cell) => typeof cell === 'number').length;
  return texts + numbers === 0 ? undefined : texts > numbers;
}

/**
 * How a column's marks are written: as most of those that it holds already, or where it is empty those beside it, or
 * else as numbers.
 *
 * @param column what the column holds
 * @param others what all columns of marks hold
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

/** A mark as a column writes it; to two decimals. */
export function writeMark(mark: number | 'absent', form: MarkForm): number | string {
  if (mark === 'absent') return form.absent;
  const value = toHundredths(mark);
  return form.asText ? String(value).replace('.', form.decimalMark) : value;
}
