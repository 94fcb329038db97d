/** At most a page of formulas; the longest in schools have a few dozen cells and brackets five deep. */
const MOST_CELLS = 400;
const MOST_NESTED = 60;

/** Marks that open and close a part, and that separate cells and rows in it. */
const MARKS =
  /\\begin(?![a-z])|\\end(?![a-z])|\\(?:\\|cr|newline|tabularnewline)(?![a-z])|\\.|[{}&]/giu;

/** A table as far as it was read; the widest row decides the width of all rows. */
interface Part {
  rows: number;
  columns: number;
  widest: number;
}
const emptyPart = (): Part => ({ rows: 1, columns: 1, widest: 1 });
const cellsOf = ({ rows, widest }: Part): number => rows * widest - 1;

/** Whether a formula would need more cells or deeper brackets than a sheet of paper allows. */
export function isTooLargeFormula(latex: string): boolean {
  const open = [emptyPart()];
  let closedCells = 0;
  for (const { 0: mark } of latex.matchAll(MARKS)) {
    const part = open.at(-1) ?? emptyPart();
    if (mark === '{' || mark.startsWith('\\begin')) open.push(emptyPart());
    else if (mark === '}' || mark.startsWith('\\end')) {
      if (open.length > 1) closedCells += cellsOf(open.pop() ?? part);
    } else if (mark === '&') {
      part.columns += 1;
      part.widest = Math.max(part.widest, part.columns);
    } else if (/^\\(?:\\|cr|newline|tabularnewline)$/iu.test(mark)) {
      part.rows += 1;
      part.columns = 1;
    }
    if (open.length > MOST_NESTED) return true;
    if (closedCells + open.reduce((sum, each) => sum + cellsOf(each), 0) > MOST_CELLS) return true;
  }
  return false;
}
