import { scaleOfHeading } from '#shared/gradebook/mark-headings.ts';
import { around, type Box } from './box.ts';
import { headingMeaning, saysName } from './heading-meaning.ts';
import { textOfWords, toLines, type Word } from './page-words.ts';
import type { Grid, GridCell } from './table-grid.ts';

/** Headings stand on so many lines at most, their full marks included. */
const MOST_LINES = 4;
/** Further above the table than so many of its rows are no headings. */
const MOST_ROWS = 4;
/** Fewer known headings may be a line of text that happens to have them. */
const FEWEST_KNOWN = 2;

/** A row of cells from words, each in the column below it. */
function rowOf(words: readonly Word[], columns: readonly (Box | undefined)[]): GridCell[] {
  const box = around(words.map((word) => word.box));
  return columns.map((column) => {
    const own = words.filter((word) => {
      const middle = word.box && (word.box.left + word.box.right) / 2;
      return column && middle && middle >= column.left && middle < column.right;
    });
    return {
      words: own,
      text: textOfWords(own),
      confidence: 0,
      box: column && box && { ...box, left: column.left, right: column.right },
      entities: [],
    };
  });
}

/** Whether a heading says what its column holds, letter for letter; one of marks, what they are given for. */
function isClear(text: string): boolean {
  const { mark, field, isRepaired } = headingMeaning(text) ?? {};
  return !isRepaired && (field !== undefined || mark?.role !== undefined);
}

/** A heading with another line above it, unless it was clear and would say something else. */
function continued(heading: GridCell | undefined, longer: GridCell): GridCell {
  if (!heading || !isClear(heading.text)) return longer;
  const [own, other] = [heading, longer].map(({ text }) => headingMeaning(text));
  const isSame =
    own?.mark && own.mark.kind === other?.mark?.kind && own.mark.role === other.mark.role;
  return isSame || (saysName(own) && saysName(other)) ? longer : heading;
}

const knownIn = (row: readonly GridCell[]): number =>
  row.filter(({ text }) => headingMeaning(text) !== undefined || scaleOfHeading(text) !== undefined)
    .length;

/**
 * A table with the headings that stand above it and in none of its cells, as where a page has lines between its pupils
 * alone: as many of the lines above as make the most headings that are known, as one row. The same table if they make
 * none, or if its own first rows have them.
 * @param outside words of the page that are in no cell
 */
export function addHeadingsAbove(grid: Grid, outside: readonly Word[]): Grid {
  const { box, rows } = grid;
  const [first] = rows;
  if (!box || !first || rows.slice(0, 2).some((row) => knownIn(row) >= FEWEST_KNOWN)) return grid;
  const height = (box.bottom - box.top) / rows.length;
  const columns = first.map((_, place) => around(rows.map((row) => row[place]?.box)));
  const above = outside.flatMap((word) =>
    word.box &&
    word.box.bottom <= box.top + height / 2 &&
    word.box.bottom > box.top - MOST_ROWS * height
      ? [{ word, box: word.box }]
      : [],
  );
  const lines = toLines(above).map((line) => line.map(({ word }) => word));
  // A column that has its heading in the table, as far as it can be read, has none above it.
  const own = columns.map((column, place) =>
    rows.slice(0, 2).some((row) => headingMeaning(row[place]?.text ?? '')) ? undefined : column,
  );
  const tried: GridCell[][] = [];
  for (let count = 1; count <= Math.min(MOST_LINES, lines.length); count += 1) {
    const longer = rowOf(lines.slice(-count).flat(), own);
    tried.push(longer.map((cell, place) => continued(tried.at(-1)?.[place], cell)));
  }
  // A line that begins one heading, or two, makes no more of them known: the others of its lines do not lie over it.
  const best = tried.reduce<GridCell[]>((chosen, row) => {
    const more = knownIn(row) - knownIn(chosen);
    const changed = row.filter(({ text }, place) => text !== chosen[place]?.text).length;
    return more > 0 || (more === 0 && chosen.length > 0 && changed <= 2) ? row : chosen;
  }, []);
  if (knownIn(best) < FEWEST_KNOWN) return grid;
  const found = around(best.flatMap(({ words }) => words.map((word) => word.box)));
  return {
    ...grid,
    rows: [best, ...rows],
    merged: grid.merged.map((area) => ({ ...area, top: area.top + 1, bottom: area.bottom + 1 })),
    box: around([found, box]),
  };
}
