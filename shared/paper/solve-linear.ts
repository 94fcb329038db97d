/**
 * Solves linear equations by elimination. Each row has the factors of the unknowns, then the right sides. Changes the
 * rows.
 * @returns the unknowns for each right side, or undefined if they are not determined
 */
export function solveLinear(rows: Float64Array[], sides = 1): Float64Array[] | undefined {
  const count = rows.length;
  const width = count + sides;
  for (let at = 0; at < count; at += 1) {
    let best = at;
    for (let row = at + 1; row < count; row += 1)
      if (Math.abs(rows[row]?.[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0)) best = row;
    const [pivot, other] = [rows[best], rows[at]];
    if (!pivot || !other || Math.abs(pivot[at] ?? 0) < 1e-12) return undefined;
    rows[best] = other;
    rows[at] = pivot;
    for (let row = at + 1; row < count; row += 1) reduce(rows[row] ?? pivot, pivot, at, width);
  }
  const solved = Array.from({ length: sides }, () => new Float64Array(count));
  for (let at = count - 1; at >= 0; at -= 1)
    solved.forEach((unknowns, side) => {
      const row = rows[at] ?? new Float64Array(width);
      let value = row[count + side] ?? 0;
      for (let k = at + 1; k < count; k += 1) value -= (row[k] ?? 0) * (unknowns[k] ?? 0);
      unknowns[at] = value / (row[at] ?? 1);
    });
  return solved;
}

function reduce(row: Float64Array, pivot: Float64Array, at: number, width: number): void {
  const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
  if (factor === 0) return;
  for (let k = at; k < width; k += 1) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
}
