import { editDistance } from '#shared/record/names/name-likeness.ts';
import type { PageTruth } from '../pages/make-page.ts';
import { matchTables, type TableMatch } from './match-tables.ts';
import type { ReadCell, ReadPage } from './read-page.ts';
import { plainName, sameMark } from './same-cell.ts';

export interface ScoredMark {
  /** `missing`: its row or column was not found, or not recognised as marks. */
  readonly outcome: 'exact' | 'wrong' | 'missing';
  readonly isFlagged: boolean;
  readonly confidence?: number;
  readonly truth: string;
  readonly read?: string;
  /** True row and column of the cell. */
  readonly row: number;
  readonly column: number;
}

export interface ScoredName {
  readonly truth: string;
  readonly read: string;
  readonly isNear: boolean;
  readonly isRight: boolean;
  /** Whether the teacher is asked to check it. */
  readonly isFlagged: boolean;
  /** Whether the pupil chosen from the class list is the right one. */
  readonly isChosen: boolean;
}

export interface PageScore {
  readonly marks: readonly ScoredMark[];
  readonly names: readonly ScoredName[];
  /** Rows of pupils that were not found, and other rows read as pupils. */
  readonly lostRows: number;
  readonly inventedRows: number;
  /** Columns of the wrong kind, and columns that were not found. */
  readonly mistypedColumns: number;
}

type Truth = Pick<PageTruth, 'columns' | 'rows' | 'pupils'>;

const holdsMarks = (kind: string | undefined): boolean => kind === 'mark' || kind === 'average';

/** A pupil as a list writes it: the surname first. */
export const listName = ({ surname, givenName }: PageTruth['pupils'][number]): string =>
  `${surname} ${givenName}`;

function scoreMark(truth: string, scale: number, cell: ReadCell | undefined) {
  if (!cell) return { truth, outcome: 'missing', isFlagged: false } as const;
  const outcome = sameMark(truth, cell.text, scale) ? 'exact' : 'wrong';
  return {
    truth,
    read: cell.text,
    outcome,
    isFlagged: cell.isFlagged,
    confidence: cell.confidence,
  } as const;
}

function scoreName(truth: Truth, row: number, read: ReadPage, match: TableMatch): ScoredName {
  const pupil = truth.rows[row]?.pupil;
  const listed = pupil === undefined ? undefined : truth.pupils[pupil];
  const name = listed ? listName(listed) : '';
  const found = read.rows[match.rows[row] ?? -1];
  const parts = found?.cells.filter((_, column) => read.columns[column] === 'name') ?? [];
  const seen = plainName(parts.map(({ text }) => text).join(' '));
  return {
    truth: name,
    read: seen,
    isNear: editDistance(plainName(name), seen) <= 1,
    isRight: plainName(name) === seen,
    isFlagged: parts.some(({ isFlagged }) => isFlagged),
    isChosen: found?.pupil === name,
  };
}

/** Compares the reading with the truth, cell by cell. */
export function scorePage(
  truth: Truth,
  read: ReadPage,
  match: TableMatch = matchTables(truth, read),
): PageScore {
  const pupilRows = truth.rows.flatMap(({ summary }, row) => (summary ? [] : [row]));
  const cellAt = (row: number, column: number): ReadCell | undefined => {
    const readColumn = match.columns[column] ?? -1;
    if (!holdsMarks(read.columns[readColumn])) return undefined;
    return read.rows[match.rows[row] ?? -1]?.cells[readColumn];
  };
  const marks = pupilRows.flatMap((row) =>
    truth.columns.flatMap(({ kind, scale = 20 }, column) => {
      if (!holdsMarks(kind)) return [];
      const text = truth.rows[row]?.cells[column]?.text ?? '';
      return [{ row, column, ...scoreMark(text, scale, cellAt(row, column)) }];
    }),
  );
  const found = new Set(pupilRows.map((row) => match.rows[row]));
  return {
    marks,
    names: pupilRows.map((row) => scoreName(truth, row, read, match)),
    lostRows: pupilRows.filter((row) => match.rows[row] === undefined).length,
    inventedRows: read.rows.filter(({ isSummary }, row) => !isSummary && !found.has(row)).length,
    mistypedColumns: truth.columns.filter(
      ({ kind }, column) => read.columns[match.columns[column] ?? -1] !== kind,
    ).length,
  };
}

/** The score of a page that could not be read: every mark and every name is missing. */
export const scoreNothing = (truth: Truth): PageScore =>
  scorePage(truth, { columns: [], rows: [] });
