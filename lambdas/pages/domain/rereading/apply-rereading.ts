import { limits } from '#shared/model/limits.ts';
import type {
  Gradebook,
  GradebookCell,
  GradebookColumn,
  PictureBox,
} from '#shared/model/gradebook.ts';
import { findEachDoubt, type DoubtReason } from '#shared/page/doubts.ts';
import { matchPupils } from '#shared/page/match-pupils.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { identitiesOf } from '../reading/find-class-list.ts';

/** A cell for the second reader, who gets this crop and the column's heading. */
export interface CellToReread {
  /** The ids of its row and column. */
  readonly row: string;
  readonly column: string;
  readonly kind: 'mark' | 'name';
  readonly heading: string;
  /** Includes a margin, because cut-off writing cannot be read. */
  readonly box: PictureBox;
}

/** The second reader's text for a cell; empty if nothing is there. */
export interface Rereading {
  readonly row: string;
  readonly column: string;
  readonly text: string;
}

/** The most cells to send: each costs money, and a page with more doubtful cells must be checked by a person. */
const MOST_CELLS = 60;
/** The margin on each side of a cell, as a share of its width and height. */
const MARGIN = { width: 0.06, height: 0.15 };
/** Confidence in per cent when two independent readers agree. */
const AGREED = 99;
/** Confidence in per cent when only one reader could read the cell. */
const ALONE = 60;

const TEN_THOUSAND = 10_000;

function padded([left, top, width, height]: PictureBox): PictureBox {
  const [x, y] = [
    Math.max(0, Math.floor(left - width * MARGIN.width)),
    Math.max(0, Math.floor(top - height * MARGIN.height)),
  ];
  const right = Math.min(TEN_THOUSAND, Math.ceil(left + width * (1 + MARGIN.width)));
  const bottom = Math.min(TEN_THOUSAND, Math.ceil(top + height * (1 + MARGIN.height)));
  return [x, y, Math.max(0, right - x), Math.max(0, bottom - y)];
}

/** Doubts that a second reading can settle; a number off the scale stays doubtful. */
const SETTLED_BY_READING: ReadonlySet<DoubtReason> = new Set([
  'unsure',
  'unreadable',
  'off-scale',
  'average-differs',
  'outlier',
  'unknown-name',
  'pupil-by-place',
]);

const kindOf = ({ kind }: GradebookColumn): CellToReread['kind'] | undefined => {
  if (kind === 'mark' || kind === 'average') return 'mark';
  return kind === 'name' ? 'name' : undefined;
};

/** Cells for the second reader: doubtful marks and names, unreadable marks first, then by increasing confidence. */
export function cellsToReread(gradebook: Gradebook, most = MOST_CELLS): readonly CellToReread[] {
  const { columns, rows } = gradebook;
  return findEachDoubt(gradebook)
    .flatMap(({ row: rowIndex, column: columnIndex, reasons }) => {
      const [row, column] = [rows[rowIndex], columns[columnIndex]];
      const cell = row?.cells[columnIndex];
      const kind = column && kindOf(column);
      if (!row || !cell?.box || !kind || !reasons.some((one) => SETTLED_BY_READING.has(one))) {
        return [];
      }
      const { heading, id } = column;
      const sureness = reasons.includes('unreadable') ? -1 : (cell.confidence ?? 0);
      return [{ row: row.id, column: id, kind, heading, box: padded(cell.box), sureness }];
    })
    .toSorted((a, b) => a.sureness - b.sureness)
    .slice(0, most)
    .map(({ sureness: _, ...cell }) => cell);
}

const sameMark = (a: string, b: string): boolean =>
  JSON.stringify(parseMark(a)) === JSON.stringify(parseMark(b));

/** Equal readings are certain, different ones stay doubtful, and the second is used if the first is unreadable. */
function markRereading(cell: GradebookCell, text: string): GradebookCell {
  if (parseMark(text).kind === 'unreadable') return cell;
  if (parseMark(cell.text).kind === 'unreadable') {
    return { ...cell, text, read: cell.text, second: text, confidence: ALONE };
  }
  return sameMark(cell.text, text)
    ? { ...cell, second: text, confidence: Math.max(AGREED, cell.confidence ?? 0) }
    : { ...cell, second: text };
}

/** A longer answer is a model's explanation instead of a name. */
const LONGEST_NAME = 80;

function nameRereading(cell: GradebookCell, text: string): GradebookCell {
  if (text === '' || text.length > LONGEST_NAME || /\p{Nd}/u.test(text)) return cell;
  if (cell.text === '') return { ...cell, text, read: '', second: text, confidence: ALONE };
  return foldText(cell.text) === foldText(text)
    ? { ...cell, second: text, confidence: Math.max(AGREED, cell.confidence ?? 0) }
    : { ...cell, second: text };
}

/** Matches rows without a pupil again, by the second reading of their name. */
function matchAgain(gradebook: Gradebook): Gradebook {
  const { classList, columns } = gradebook;
  const nameIndex = columns.findIndex(({ kind }) => kind === 'name');
  if (!classList || nameIndex < 0) return gradebook;
  const pupils = gradebook.rows.filter(({ summary }) => !summary);
  const identities = identitiesOf(gradebook).map((identity, index) => {
    const row = pupils[index];
    const second = row?.pupil === undefined ? row?.cells[nameIndex]?.second : undefined;
    // A known pupil keeps the list's own name, so that no other row is matched to them.
    const known = row?.pupil === undefined ? undefined : classList.pupils[row.pupil]?.name;
    return { ...identity, name: known ?? second ?? identity.name };
  });
  const taken = new Set(gradebook.rows.map(({ pupil }) => pupil));
  const match = matchPupils(identities, classList.pupils);
  return {
    ...gradebook,
    rows: gradebook.rows.map((row) => {
      const pupil = match[pupils.indexOf(row)];
      return row.pupil !== undefined || pupil === undefined || taken.has(pupil)
        ? row
        : { ...row, pupil };
    }),
  };
}

/**
 * Adds second readings of cells. Equal readings are trusted; if they differ, the first is kept with the second next
 * to it and the cell is doubtful. Ignores answers that are not a mark or a name, and those for cells that are gone or
 * that a person has changed.
 */
export function applyRereading(gradebook: Gradebook, answers: readonly Rereading[]): Gradebook {
  const byRow = Map.groupBy(answers, ({ row }) => row);
  const rows = gradebook.rows.map((row) => {
    const said = byRow.get(row.id);
    if (!said) return row;
    const cells = row.cells.map((cell, index) => {
      const column = gradebook.columns[index];
      const answer = said.find(({ column: id }) => id === column?.id);
      const kind = column && kindOf(column);
      if (!answer || !kind || cell.checked || cell.confidence === undefined) return cell;
      const text = cleanText(answer.text);
      if (text.length > limits.gradebookTextLength) return cell;
      return kind === 'mark' ? markRereading(cell, text) : nameRereading(cell, text);
    });
    return { ...row, cells };
  });
  return matchAgain({ ...gradebook, rows });
}
