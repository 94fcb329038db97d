/** A page of formulas at most; a school's longest have a few dozen cells and brackets five deep. */
const MOST_CELLS = 400;
const MOST_NESTED = 60;

/** What opens and closes a part of its own, and what divides cells and rows within it. */
const MARKS =
  /\\begin(?![a-z])|\\end(?![a-z])|\\(?:\\|cr|newline|tabularnewline)(?![a-z])|\\.|[{}&]/giu;

/** A table as far as it is read: every row becomes as wide as the widest. */
interface Part {
  rows: number;
  columns: number;
  widest: number;
}
const emptyPart = (): Part => ({ rows: 1, columns: 1, widest: 1 });
const cellsOf = ({ rows, widest }: Part): number => rows * widest - 1;

/** Whether setting a formula would make more cells, or brackets within brackets, than a sheet of paper holds. */
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
