/**
 * The best pairing of rows and columns that keeps the order of both: for each row its column, or undefined. Pairs
 * without a gain are not made.
 * @param gains the gain of pairing a row with a column; negative is a loss
 */
export function alignInOrder(
  gains: readonly (readonly number[])[],
): readonly (number | undefined)[] {
  const width = Math.max(0, ...gains.map(({ length }) => length));
  // best[row][column]: the greatest gain of the remaining rows with the remaining columns.
  const best = Array.from({ length: gains.length + 1 }, () => new Float64Array(width + 1));
  const at = (row: number, column: number): number => best[row]?.[column] ?? 0;
  for (let row = gains.length - 1; row >= 0; row -= 1) {
    for (let column = width - 1; column >= 0; column -= 1) {
      const paired = (gains[row]?.[column] ?? -1) + at(row + 1, column + 1);
      const line = best[row];
      if (line) line[column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: (number | undefined)[] = gains.map(() => undefined);
  let row = 0;
  let column = 0;
  while (row < gains.length && column < width) {
    if (at(row, column) === at(row + 1, column)) row += 1;
    else if (at(row, column) === at(row, column + 1)) column += 1;
    else {
      pairs[row] = column;
      row += 1;
      column += 1;
    }
  }
  return pairs;
}
