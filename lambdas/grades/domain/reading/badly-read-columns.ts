import type { Gradebook, GradebookCell, GradebookRow } from '#shared/model/gradebook.ts';
import { parseMark } from '#shared/gradebook/parse-mark.ts';
import { jumpingRows } from './page-warnings.ts';

/** From this share of cells that cannot be read on, the others of their column are not to be believed either. */
const MOST = 0.3;
/** Less sure than this, in per cent, a reading is a guess. */
const GUESS = 50;
/** The fewest marks that say something of a column. */
const FEWEST = 4;
/** How sure a cell of such a column is at most: every one of them is to be looked at. */
const AT_MOST = 90;

const isGuess = ({ text, confidence = 100 }: GradebookCell): boolean =>
  confidence < GUESS || parseMark(text).kind === 'unreadable';

const isReadBadly = (rows: readonly GradebookRow[], place: number): boolean => {
  const filled = rows.flatMap(({ cells, summary }) => {
    const cell = cells[place];
    return cell && !summary && cell.text !== '' ? [cell] : [];
  });
  return filled.length >= FEWEST && filled.filter(isGuess).length > filled.length * MOST;
};

/**
 * Takes back what is claimed of columns of marks that were read badly, as where their digits are in a script that is not
 * read: what looks like a mark there, or like an empty cell, may be neither.
 */
export function distrustBadColumns(gradebook: Gradebook): Gradebook {
  const { columns, rows } = gradebook;
  const bad = columns.map(
    ({ kind }, place) => (kind === 'mark' || kind === 'average') && isReadBadly(rows, place),
  );
  if (!bad.includes(true)) return gradebook;
  return {
    ...gradebook,
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, place) =>
        bad[place] ? { ...cell, confidence: Math.min(AT_MOST, cell.confidence ?? 100) } : cell,
      ),
    })),
  };
}

/** So many rows on either side of a jump may hold what belongs to the one that was lost there. */
const BESIDE = 2;

/** Takes back what is claimed of marks beside a place where a row was lost or added, as the rows' numbers show. */
export function distrustJumps(gradebook: Gradebook): Gradebook {
  const places = jumpingRows(gradebook).map((row) => gradebook.rows.indexOf(row));
  if (places.length === 0) return gradebook;
  const isBeside = (index: number): boolean =>
    places.some((place) => index >= place - BESIDE && index < place + BESIDE);
  const rows = gradebook.rows.map((row, index) => {
    if (!isBeside(index)) return row;
    const cells = row.cells.map((cell) => ({
      ...cell,
      confidence: Math.min(AT_MOST, cell.confidence ?? 100),
    }));
    return { ...row, cells };
  });
  return { ...gradebook, rows };
}
