/** A place of the table of specifications; an empty level or competence is any. */
export interface Cell {
  readonly level: string;
  readonly competence: string;
  readonly wanted: number;
}

/** Whole numbers in the proportion of shares, by largest remainders; the first of equal ones gets more. */
export function portionsOf(count: number, shares: readonly number[]): number[] {
  const usable = shares.map((share) => (Number.isFinite(share) && share > 0 ? share : 0));
  const sum = usable.reduce((all, share) => all + share, 0);
  const fair = usable.map((share) => (sum > 0 ? (share / sum) * count : 0));
  const whole = fair.map(Math.floor);
  const rest = sum > 0 ? count - whole.reduce((all, one) => all + one, 0) : 0;
  const largest = [...fair.keys()]
    .toSorted((a, b) => ((fair[b] ?? 0) % 1) - ((fair[a] ?? 0) % 1) || a - b)
    .slice(0, rest);
  return whole.map((one, index) => (largest.includes(index) ? one + 1 : one));
}

/** How many of each row go with each column. */
type Table = number[][];

/** Gives one more place to a row, moving others if needed, while each column has what it wants at most. */
function augment(
  row: number,
  table: Table,
  room: (row: number, column: number) => number,
  left: number[],
): boolean {
  const columns = [...left.keys()];
  const cameFrom = new Map<number, { row: number; before: number | undefined }>();
  const queue: { row: number; before: number | undefined }[] = [{ row, before: undefined }];
  for (let at = queue.shift(); at; at = queue.shift()) {
    for (const column of columns) {
      if (cameFrom.has(column) || room(at.row, column) <= (table[at.row]?.[column] ?? 0)) continue;
      cameFrom.set(column, at);
      if ((left[column] ?? 0) > 0) {
        left[column] = (left[column] ?? 0) - 1;
        for (let step: number | undefined = column; step !== undefined;) {
          const from = cameFrom.get(step);
          if (!from) break;
          add(table, from.row, step, 1);
          if (from.before !== undefined) add(table, from.row, from.before, -1);
          step = from.before;
        }
        return true;
      }
      for (const [other, cells] of table.entries())
        if ((cells[column] ?? 0) > 0) queue.push({ row: other, before: column });
    }
  }
  return false;
}

const add = (table: Table, row: number, column: number, by: number): void => {
  const cells = table[row];
  if (cells) cells[column] = (cells[column] ?? 0) + by;
};

/**
 * The cells of a table whose rows and columns have their shares, filled as far as there are questions: a maximal flow from
 * levels to competences.
 * @param available how many questions a cell may have
 */
export function cellsOf(
  count: number,
  asked: {
    readonly levels: readonly (readonly [level: string, share: number])[];
    readonly competences: readonly string[];
  },
  available: (level: string, competence: string) => number,
): (Cell & { readonly found: number })[] {
  const { levels, competences } = asked;
  const ofLevels = portionsOf(
    count,
    levels.map(([, share]) => share),
  );
  const left = portionsOf(
    count,
    competences.map(() => 1),
  );
  const room = (row: number, column: number): number =>
    available(levels[row]?.[0] ?? '', competences[column] ?? '');
  const found: Table = levels.map(() => competences.map(() => 0));
  const short = ofLevels.map((wanted, row) => {
    let given = 0;
    while (given < wanted && augment(row, found, room, left)) given += 1;
    return wanted - given;
  });
  // What the bank lacks is asked for where rows and columns still want something.
  const lacking: Table = levels.map(() => competences.map(() => 0));
  for (const [row, many] of short.entries())
    for (let one = 0; one < many; one += 1) {
      const column = left.findIndex((places) => places > 0);
      add(lacking, row, column, 1);
      left[column] = (left[column] ?? 0) - 1;
    }
  return levels.flatMap(([level], row) =>
    competences.flatMap((competence, column) => {
      const has = found[row]?.[column] ?? 0;
      const wanted = has + (lacking[row]?.[column] ?? 0);
      return wanted > 0 ? [{ level, competence, wanted, found: has }] : [];
    }),
  );
}
