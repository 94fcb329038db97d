/** What stands in a cell, as far as it tells headings from marks. */
export interface SampleCell {
  readonly text: string;
  /** Whether the column holds marks or numbers further down. */
  readonly digits: boolean;
}

/** Headings are sought in so many rows. */
export const mostHeadings = 3;

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Words over a column of digits: more than a pupil's absence, which is a letter or three. */
const isHeading = ({ text }: SampleCell): boolean =>
  lettersIn(text) >= 2 && !/^\P{L}*(abs|ab|غ|غائب)\P{L}*$/iu.test(text);

/** The full mark alone, on the second line of a heading: `/20`. */
const isScale = ({ text }: SampleCell): boolean =>
  /^[/\\|(lI]*\s*(10|20|40|100|[١٢٤]?[٠0]+)\)?$/.test(text.trim());

/**
 * How many of the first rows are headings: those whose columns of digits hold words.
 * @param rows the first rows of a table, at most `mostHeadings`
 */
export const headingsOf = (rows: readonly (readonly SampleCell[])[]): number => {
  let count = 0;
  for (const row of rows) {
    const digits = row.filter((cell) => cell.digits && cell.text !== '');
    const others = row.filter((cell) => !cell.digits && cell.text !== '');
    const words = digits.filter(isHeading).length;
    const scales = digits.filter(isScale).length;
    const isRow =
      digits.length === 0
        ? count === 0 && others.length > 0 && rows.length > 1
        : words * 2 >= digits.length ||
          (count > 0 && others.length === 0 && (words + scales) * 2 >= digits.length);
    if (!isRow) break;
    count += 1;
  }
  return count;
};
