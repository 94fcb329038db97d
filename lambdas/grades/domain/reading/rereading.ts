import { limits } from '#shared/model/limits.ts';
import type {
  Gradebook,
  GradebookCell,
  GradebookColumn,
  PictureBox,
} from '#shared/model/gradebook.ts';
import { findEachDoubt, type DoubtReason } from '#shared/gradebook/doubts.ts';
import { matchPupils } from '#shared/gradebook/match-pupils.ts';
import { parseMark } from '#shared/gradebook/parse-mark.ts';
import { cleanText } from '#shared/spreadsheet/clean-text.ts';
import { foldText } from '#shared/spreadsheet/fold-text.ts';
import { identitiesOf } from './find-class-list.ts';

/** A cell that another reader is to look at: it is shown this crop, and told what its column is called. */
export interface CellToReread {
  /** The ids of its row and column. */
  readonly row: string;
  readonly column: string;
  readonly kind: 'mark' | 'name';
  readonly heading: string;
  /** With a margin: what is cut off cannot be read. */
  readonly box: PictureBox;
}

/** What the other reader made of a cell: empty if nothing is there. */
export interface Rereading {
  readonly row: string;
  readonly column: string;
  readonly text: string;
}

/** Cells that are sent at most: each costs, and a page of which more are doubtful is to be looked at by a person. */
const MOST_CELLS = 60;
/** How much of its own width and height is shown on each side of a cell. */
const MARGIN = { width: 0.06, height: 0.15 };
/** How sure a reading is that two readers came to who know nothing of each other; in per cent. */
const AGREED = 99;
/** How sure what one of them reads is, if the other could not read it; in per cent. */
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

/** Doubts that another reading of the cell can settle; a number off the scale stays off it. */
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

/**
 * The cells that a second reader is to look at: marks and names that are doubtful, marks that cannot be read first, then
 * the least sure.
 */
export function cellsToReread(gradebook: Gradebook, most = MOST_CELLS): readonly CellToReread[] {
  const { columns, rows } = gradebook;
  return findEachDoubt(gradebook)
    .flatMap(({ row: rowPlace, column: place, reasons }) => {
      const [row, column] = [rows[rowPlace], columns[place]];
      const cell = row?.cells[place];
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

/** What both read alike is sure, what they read differently stays doubtful, and what one cannot read is the other's. */
function markRereading(cell: GradebookCell, text: string): GradebookCell {
  if (parseMark(text).kind === 'unreadable') return cell;
  if (parseMark(cell.text).kind === 'unreadable') {
    return { ...cell, text, read: cell.text, second: text, confidence: ALONE };
  }
  return sameMark(cell.text, text)
    ? { ...cell, second: text, confidence: Math.max(AGREED, cell.confidence ?? 0) }
    : { ...cell, second: text };
}

/** A longer answer is no name, but what a model says about one. */
const LONGEST_NAME = 80;

function nameRereading(cell: GradebookCell, text: string): GradebookCell {
  if (text === '' || text.length > LONGEST_NAME || /\p{Nd}/u.test(text)) return cell;
  if (cell.text === '') return { ...cell, text, read: '', second: text, confidence: ALONE };
  return foldText(cell.text) === foldText(text)
    ? { ...cell, second: text, confidence: Math.max(AGREED, cell.confidence ?? 0) }
    : { ...cell, second: text };
}

/** Rows whose pupil is not known are looked for again by the second reading of their name. */
function withMatches(gradebook: Gradebook): Gradebook {
  const { classList, columns } = gradebook;
  const place = columns.findIndex(({ kind }) => kind === 'name');
  if (!classList || place < 0) return gradebook;
  const pupils = gradebook.rows.filter(({ summary }) => !summary);
  const identities = identitiesOf(gradebook).map((identity, index) => {
    const row = pupils[index];
    const second = row?.pupil === undefined ? row?.cells[place]?.second : undefined;
    // A pupil who is known is told by the list's own name, so that nobody else takes the place.
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
 * Puts what a second reader made of some cells beside what is there. Two readers that agree are believed; where they
 * differ the first reading stands and the second is kept with it, and the cell is doubtful. An answer that is no mark,
 * or no name, is none; neither is one for a cell that is not there or that a person has changed.
 */
export function applyRereading(gradebook: Gradebook, answers: readonly Rereading[]): Gradebook {
  const byRow = Map.groupBy(answers, ({ row }) => row);
  const rows = gradebook.rows.map((row) => {
    const said = byRow.get(row.id);
    if (!said) return row;
    const cells = row.cells.map((cell, place) => {
      const column = gradebook.columns[place];
      const answer = said.find(({ column: id }) => id === column?.id);
      const kind = column && kindOf(column);
      if (!answer || !kind || cell.checked || cell.confidence === undefined) return cell;
      const text = cleanText(answer.text);
      if (text.length > limits.gradebookTextLength) return cell;
      return kind === 'mark' ? markRereading(cell, text) : nameRereading(cell, text);
    });
    return { ...row, cells };
  });
  return withMatches({ ...gradebook, rows });
}
