import { toHundredths } from '#shared/record/averages/averages.ts';
import { writeDecimal } from '#shared/model/write-figure.ts';
import { noMarkIn, parseMark, type NoMark } from '#shared/record/marks/parse-mark.ts';
import { textOf } from '#shared/spreadsheet/list-rows.ts';
import { numberIn, type Cell } from '#shared/spreadsheet/sheet.ts';

/** How a column writes its marks. */
export interface MarkForm {
  readonly asText: boolean;
  readonly decimalMark: '.' | ',';
  readonly words: Readonly<Record<NoMark, string>>;
}

/** The ministry's workbooks use these. */
const USUAL: MarkForm['words'] = { absent: 'غ', excused: 'غ م', exempt: 'معفى' };

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
  const wordFor = (word: NoMark): string =>
    textOf([...column, ...others].find((cell) => noMarkIn(textOf(cell)) === word)) || USUAL[word];
  const texts = [...column, ...others].filter(isTextMark);
  const points = texts.filter((text) => text.includes('.')).length;
  const commas = texts.filter((text) => text.includes(',')).length;
  return {
    asText: holdsTexts(column) ?? holdsTexts(others) ?? false,
    decimalMark: points > commas ? '.' : ',',
    words: {
      absent: wordFor('absent'),
      excused: wordFor('excused'),
      exempt: wordFor('exempt'),
    },
  };
}

/** A mark in the column's form, to two decimals. */
export function writeMark(mark: number | NoMark, form: MarkForm): number | string {
  if (typeof mark === 'string') return form.words[mark];
  return form.asText ? writeDecimal(mark, form.decimalMark) : toHundredths(mark);
}
