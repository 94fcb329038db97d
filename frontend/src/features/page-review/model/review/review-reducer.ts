import { lacksRole } from '#shared/page/doubts.ts';
import { usualHeading } from '#shared/page/known-headings.ts';
import { classQuestion } from '#shared/page/other-class.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { acceptCell, acceptRow, writeCell } from '../gradebook/edit-cells.ts';
import { keepClassList } from '../gradebook/edit-class-list.ts';
import { describeColumn, setHeading, settleRole } from '../gradebook/describe-column.ts';
import { doubtsOf } from '../gradebook/doubts-of.ts';
import type { CellPosition, ColumnDescription } from '#frontend/record/model/grid/mark-table.ts';
import { lookAhead, type Edit } from '../gradebook/edit-gradebook.ts';
import { choosePupil } from '../gradebook/edit-pupils.ts';
import { onPage, pageTable } from '../gradebook/page-table.ts';
import { averageColumn, firstMark, isSameCell } from '#frontend/record/model/grid/grid-cells.ts';
import {
  focusCell,
  reduceGrid,
  type CellAction,
  type GridAction,
  type GridState,
  type Outcome,
} from '#frontend/record/model/grid/grid-reducer.ts';
import { cellsToCheck, countUnchecked, nextCell, nextFlaggedCell } from './cells-to-check.ts';
import { otherReading } from './other-reading.ts';
import { questionAt, type ReviewedPage } from './questions.ts';

/** The state of a review: a grid of marks, in which the teacher goes from doubt to doubt. */
export interface ReviewState extends GridState {
  /** Whether every mark is to be checked, and not only the doubtful ones. */
  readonly everyMark: boolean;
  /** The announcement for screen readers. */
  readonly said: Text | undefined;
}

export type ReviewAction =
  | GridAction
  | { readonly do: 'choose-pupil'; readonly row: number; readonly pupil: number }
  /** Marks a row as checked, and focuses it. */
  | { readonly do: 'accept-row'; readonly row: number }
  /** Edits the page, then focuses a cell. */
  | { readonly do: 'edit-page'; readonly edit: Edit; readonly cell: CellPosition }
  /** Goes to the next cell to check. */
  | { readonly do: 'next' }
  /** Writes a text into the focused cell, and goes on. */
  | { readonly do: 'write'; readonly text: string }
  /** Sets the role of the focused column, and goes on. */
  | { readonly do: 'choose-role'; readonly role: MarkRole | undefined }
  /** Confirms or replaces the heading of the focused column, and goes on. */
  | { readonly do: 'set-heading'; readonly heading: string }
  | { readonly do: 'keep-ticks' }
  /** Answers the question about the class list with another list, or none. */
  | { readonly do: 'settle-class'; readonly edit: Edit }
  | { readonly do: 'check-every-mark'; readonly everyMark: boolean };

export interface ReviewOutcome extends Outcome<ReviewState, Edit> {
  /** Whether the last cell has been checked. */
  readonly isDone?: boolean;
}

export const startReview = ({ book, doubts }: ReviewedPage): ReviewState => {
  const everyMark = book.warnings.includes('handwriting');
  return {
    cell: cellsToCheck(book, doubts, everyMark)[0] ?? firstMark(book),
    asked: 0,
    typed: undefined,
    opened: undefined,
    everyMark,
    said: undefined,
  };
};

/** Edits the gradebook and goes to the next cell to check. */
const proceed = (state: ReviewState, wanted: Edit, { book }: ReviewedPage): ReviewOutcome => {
  const { after, edit } = lookAhead(book, wanted);
  const next = nextFlaggedCell(after, state.cell, state.everyMark);
  if (next) return { state: focusCell(state, next), edit };
  const said = { id: 'review.nothingLeft', values: { count: countUnchecked(after) } } as const;
  return { state: { ...state, typed: undefined, said }, edit, isDone: true };
};

/** The cell to check before or after the focused one. */
const neighbour = (
  { cell, everyMark }: ReviewState,
  { book, doubts }: ReviewedPage,
  direction: 1 | -1,
): CellPosition | undefined => nextCell(cellsToCheck(book, doubts, everyMark), cell, direction);

/** Ends typing, and stays on a cell whose typed text is impossible or no mark, because the cell shows why. */
const leave = (state: ReviewState, how: 'on' | 'back', page: ReviewedPage): ReviewOutcome => {
  if (!state.typed) return { state };
  const { after, edit } = lookAhead(page.book, writeCell(state.cell, state.typed.text));
  if (how === 'back')
    return { state: focusCell(state, neighbour(state, page, -1) ?? state.cell), edit };
  const isDoubtful = doubtsOf(after).some((doubt) => isSameCell(doubt, state.cell));
  return isDoubtful ? { state: focusCell(state, state.cell), edit } : proceed(state, edit, page);
};

/** Sets what a column contains; the answer to an open question about its role also suggests averages. */
const describe = (
  index: number,
  description: ColumnDescription,
  { book, level }: ReviewedPage,
): Edit => {
  const column = book.columns[index];
  return column && lacksRole(column)
    ? settleRole(index, description, level)
    : describeColumn(index, description);
};

const chooseRole = (
  state: ReviewState,
  role: MarkRole | undefined,
  page: ReviewedPage,
): ReviewOutcome => {
  const index = state.cell.column;
  const column = page.book.columns[index];
  if (!column) return { state };
  const { kind, scale, unsure } = column;
  // An unknown heading is replaced by the usual one of its role.
  const usual = unsure && usualHeading(page.book.language, { kind, role });
  const heading = usual ?? column.heading;
  return proceed(state, settleRole(index, { kind, heading, scale, role }, page.level), page);
};

/** Edits the page, and focuses a cell, which may be in a row or column that the edit adds. */
const change = (state: ReviewState, edit: Edit, cell: CellPosition): ReviewOutcome => ({
  state: { ...focusCell(state, cell), opened: undefined },
  edit,
});

/** What a grid does by itself. */
const inGrid = (state: ReviewState, action: CellAction, book: Gradebook): ReviewOutcome => {
  const outcome = reduceGrid(state, action, pageTable(book));
  return { state: outcome.state, edit: outcome.edit && onPage(outcome.edit) };
};

/** The focused column holds no marks. */
const keepTicks = (state: ReviewState, page: ReviewedPage): ReviewOutcome => {
  const index = state.cell.column;
  const { heading = '' } = page.book.columns[index] ?? {};
  return proceed(state, describeColumn(index, { kind: 'other', heading }), page);
};

/** The new list may belong to another class too, which raises the question again. */
const settleClass = (state: ReviewState, wanted: Edit, page: ReviewedPage): ReviewOutcome => {
  const { after, edit } = lookAhead(page.book, wanted);
  const [question] = classQuestion(after) ? doubtsOf(after) : [];
  if (question) return { state: focusCell(state, question), edit };
  return questionAt(page, state.cell).asksClass ? proceed(state, edit, page) : { state, edit };
};

/** Whether the focused cell is a calculated average. */
const isAverage = ({ cell }: ReviewState, book: Gradebook): boolean =>
  cell.row >= 0 && cell.column === averageColumn(book);

const accept = (state: ReviewState, page: ReviewedPage): ReviewOutcome => {
  const { book } = page;
  const { row, column } = state.cell;
  if (book.rows[row]?.cells[column]) return proceed(state, acceptCell(state.cell), page);
  if (isAverage(state, book)) return inGrid(state, { do: 'move', dx: 0, dy: 1 }, book);
  const { proposed, asksClass, asksTicks, asksHeading } = questionAt(page, state.cell);
  const own = book.columns[column];
  if (asksHeading && own)
    return proceed(
      state,
      setHeading(column, usualHeading(book.language, own) ?? own.heading),
      page,
    );
  if (asksTicks) return keepTicks(state, page);
  if (proposed) return chooseRole(state, proposed, page);
  if (asksClass) return settleClass(state, keepClassList, page);
  // For a heading, or the menu at the end of a row.
  return inGrid(state, { do: 'menu' }, book);
};

const takeOther = (state: ReviewState, page: ReviewedPage): ReviewOutcome => {
  const { book } = page;
  const { row, column } = state.cell;
  if (!book.rows[row]?.cells[column])
    return isAverage(state, book) ? { state } : inGrid(state, { do: 'menu' }, book);
  const other = questionAt(page, state.cell).doubt && otherReading(book, state.cell);
  if (!other) return { state };
  return other.of === 'text'
    ? proceed(state, writeCell(state.cell, other.text), page)
    : proceed({ ...state, opened: undefined }, choosePupil(row, other.pupil), page);
};

const reduce = (state: ReviewState, action: ReviewAction, page: ReviewedPage): ReviewOutcome => {
  switch (action.do) {
    case 'accept':
      return accept(state, page);
    case 'take-other':
      return takeOther(state, page);
    case 'next':
      return { state: focusCell(state, neighbour(state, page, 1) ?? state.cell) };
    case 'back': {
      const before = neighbour(state, page, -1);
      return { state: before ? focusCell(state, before) : state };
    }
    case 'leave':
      return action.how === 'on' || action.how === 'back'
        ? leave(state, action.how, page)
        : inGrid(state, { do: 'leave', how: action.how }, page.book);
    case 'write':
      return proceed(state, writeCell(state.cell, action.text), page);
    case 'choose-pupil':
      return proceed({ ...state, opened: undefined }, choosePupil(action.row, action.pupil), page);
    case 'choose-role':
      return chooseRole(state, action.role, page);
    case 'set-heading':
      return proceed(state, setHeading(state.cell.column, action.heading), page);
    case 'keep-ticks':
      return keepTicks(state, page);
    case 'describe-column': {
      const edit = describe(action.index, action.description, page);
      const cell = { row: state.cell.row, column: action.index };
      return change(state, edit, cell);
    }
    case 'accept-row':
      return change(state, acceptRow(action.row), { ...state.cell, row: action.row });
    case 'edit-page':
      return change(state, action.edit, action.cell);
    case 'settle-class':
      return settleClass(state, action.edit, page);
    case 'check-every-mark':
      return { state: { ...state, everyMark: action.everyMark } };
    default:
      return inGrid(state, action, page.book);
  }
};

/** Carries out an action in a review whose focused cell exists. */
export const reduceReview = (
  before: ReviewState,
  action: ReviewAction,
  page: ReviewedPage,
): ReviewOutcome => {
  const outcome = reduce(before, action, page);
  return outcome.edit && !outcome.isDone
    ? { ...outcome, state: { ...outcome.state, said: undefined } }
    : outcome;
};
