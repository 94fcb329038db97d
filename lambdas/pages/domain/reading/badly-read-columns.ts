import type { Gradebook, GradebookCell, GradebookRow } from '#shared/model/gradebook.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { jumpingRows } from './page-warnings.ts';

/** From this share of unreadable cells on, the other cells of the column are not trusted either. */
const MOST = 0.3;
/** Per cent; a reading with less confidence is a guess. */
const GUESS = 50;
/** The fewest marks that allow a judgement of a column. */
const FEWEST = 4;
/** The maximum confidence of cells in such a column, so that the teacher checks each of them. */
const AT_MOST = 90;

const isGuess = ({ text, confidence = 100 }: GradebookCell): boolean =>
  confidence < GUESS || parseMark(text).kind === 'unreadable';

const isReadBadly = (rows: readonly GradebookRow[], index: number): boolean => {
  const filled = rows.flatMap(({ cells, summary }) => {
    const cell = cells[index];
    return cell && !summary && cell.text !== '' ? [cell] : [];
  });
  return filled.length >= FEWEST && filled.filter(isGuess).length > filled.length * MOST;
};

/** Lowers the confidence of all marks in columns that were read badly, such as unsupported digits. */
export function distrustBadColumns(gradebook: Gradebook): Gradebook {
  const { columns, rows } = gradebook;
  const bad = columns.map(
    ({ kind }, index) => (kind === 'mark' || kind === 'average') && isReadBadly(rows, index),
  );
  if (!bad.includes(true)) return gradebook;
  return {
    ...gradebook,
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) =>
        bad[index] ? { ...cell, confidence: Math.min(AT_MOST, cell.confidence ?? 100) } : cell,
      ),
    })),
  };
}

/** Number of rows on each side of a jump that may contain parts of the lost row. */
const BESIDE = 2;

/** Lowers the confidence of marks near a place where a row was lost or added, as the rows' numbers show. */
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
