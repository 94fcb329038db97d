import { scaleOfHeading } from '#shared/record/marks/mark-headings.ts';
import { around, type Box } from '#shared/page/box.ts';
import { headingMeaning, saysName } from './heading-meaning.ts';
import { textOfWords, toLines } from '#shared/page/page-words.ts';
import type { ReadTable, ReadCell, Word } from '#shared/page/page-reading.ts';

/** Maximum number of lines of headings, including full marks. */
const MOST_LINES = 4;
/** Text further above the table than this many row heights is not a heading. */
const MOST_ROWS = 4;
/** Fewer known headings may be text that contains such words by chance. */
const FEWEST_KNOWN = 2;

/** A row of cells made from words, each in the column below it. */
function rowOf(words: readonly Word[], columns: readonly (Box | undefined)[]): ReadCell[] {
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
      kinds: [],
    };
  });
}

/** Whether a heading exactly names its column's content; for marks it must also say which. */
function isClear(text: string): boolean {
  const { mark, field, isRepaired } = headingMeaning(text) ?? {};
  return !isRepaired && (field !== undefined || mark?.role !== undefined);
}

/** Extends a heading by the line above it, unless it was already clear and its meaning would change. */
function continued(heading: ReadCell | undefined, longer: ReadCell): ReadCell {
  if (!heading || !isClear(heading.text)) return longer;
  const [own, other] = [heading, longer].map(({ text }) => headingMeaning(text));
  const isSame =
    own?.mark && own.mark.kind === other?.mark?.kind && own.mark.role === other.mark.role;
  return isSame || (saysName(own) && saysName(other)) ? longer : heading;
}

const knownIn = (row: readonly ReadCell[]): number =>
  row.filter(({ text }) => headingMeaning(text) !== undefined || scaleOfHeading(text) !== undefined)
    .length;

/**
 * Adds headings that are above the table instead of in its cells, as on a page that has lines only between pupils:
 * the number of lines that gives the most known headings. Returns the table unchanged if there are none, or if its
 * own first rows contain headings.
 * @param outside words of the page that are not in a cell
 */
export function addHeadingsAbove(grid: ReadTable, outside: readonly Word[]): ReadTable {
  const { box, rows } = grid;
  const [first] = rows;
  if (!box || !first || rows.slice(0, 2).some((row) => knownIn(row) >= FEWEST_KNOWN)) return grid;
  const height = (box.bottom - box.top) / rows.length;
  const columns = first.map((_, index) => around(rows.map((row) => row[index]?.box)));
  const above = outside.flatMap((word) =>
    word.box &&
    word.box.bottom <= box.top + height / 2 &&
    word.box.bottom > box.top - MOST_ROWS * height
      ? [{ word, box: word.box }]
      : [],
  );
  const lines = toLines(above).map((line) => line.map(({ word }) => word));
  // A column whose heading in the table is readable has no other one above.
  const own = columns.map((column, index) =>
    rows.slice(0, 2).some((row) => headingMeaning(row[index]?.text ?? '')) ? undefined : column,
  );
  const tried: ReadCell[][] = [];
  for (let count = 1; count <= Math.min(MOST_LINES, lines.length); count += 1) {
    const longer = rowOf(lines.slice(-count).flat(), own);
    tried.push(longer.map((cell, index) => continued(tried.at(-1)?.[index], cell)));
  }
  // A line that only starts one or two headings adds no known ones, so accept it if the other headings stay the same.
  const best = tried.reduce<ReadCell[]>((chosen, row) => {
    const more = knownIn(row) - knownIn(chosen);
    const changed = row.filter(({ text }, index) => text !== chosen[index]?.text).length;
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
