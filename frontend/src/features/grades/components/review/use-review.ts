import { useMemo, useState } from 'react';
import { averagePresets, proposedRole } from '#shared/gradebook/average-presets.ts';
import { findDoubts, lacksRole } from '#shared/gradebook/doubts.ts';
import { classQuestion } from '#shared/gradebook/other-class.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { acceptCell, writeCell } from '../../review/edit-cells.ts';
import { editGradebook, type Edit, type CellPosition } from '../../review/edit-gradebook.ts';
import { keepClassList } from '../../review/edit-class-list.ts';
import { describeColumn, settleRole, type ColumnDescription } from '../../review/edit-columns.ts';
import { choosePupil } from '../../review/edit-pupils.ts';
import { averagesOf } from '../../review/explain-average.ts';
import type { GridCommand } from '../../review/grid-keys.ts';
import {
  averagePlace,
  HEADINGS,
  lastPlace,
  otherReading,
  startingPlace,
  within,
} from '../../review/places.ts';
import { nextFlaggedCell, nextPlace, placesToCheck } from '../../review/walk.ts';

/** What is being typed into the cell that has the focus. */
export interface TypedText {
  readonly text: string;
  /** Typed over what was there: arrows leave the cell, where else they move in the text. */
  readonly replaces: boolean;
}

/** A dialog or menu over the table, of a column or row by its place. */
export type Opened =
  | { readonly of: 'column' | 'row'; readonly place: number }
  | { readonly of: 'pupil'; readonly place: number; readonly sought: string };

type Step = Extract<GridCommand, { readonly do: 'move' }>;

/** How a cell is left whose text was typed: accepted and on to the next doubt, back to the last, or by an arrow. */
export type Leaving = 'on' | 'back' | 'stay' | Step;

/**
 * The review of a page of marks: where the teacher is, what is doubtful, and what their keys and taps do.
 * @param level whose usual rule says what a column without a role may count as
 * @param onNothingLeft called when the last of what was to be looked at has been
 */
export const useReview = (
  { content: book, change }: Pick<OpenDocument<Gradebook>, 'content' | 'change'>,
  level: SchoolLevel | undefined,
  onNothingLeft: () => void,
) => {
  const doubts = useMemo(() => findDoubts(book), [book]);
  const [everyMark, setEveryMark] = useState(() => book.warnings.includes('handwriting'));
  const toCheck = useMemo(() => placesToCheck(book, doubts, everyMark), [book, doubts, everyMark]);
  /** Marks that no person has looked at. */
  const unseen = useMemo(() => placesToCheck(book, [], true).length, [book]);
  const averages = useMemo(() => book.averages && averagesOf(book, book.averages), [book]);
  const [at, setAt] = useState(() => ({ place: toCheck[0] ?? startingPlace(book), asked: 0 }));
  const [draft, setDraft] = useState<TypedText>();
  const [opened, setOpened] = useState<Opened>();
  const [said, setSaid] = useState<Text>();

  const place = within(at.place, book);
  const doubtAt = ({ row, column }: CellPosition) =>
    doubts.find((doubt) => doubt.row === row && doubt.column === column);
  const cell = book.rows[place.row]?.cells[place.column];
  const column = book.columns[place.column];
  const isOpenHeading = place.row === HEADINGS && column !== undefined && lacksRole(column);
  const isClassQuestion = doubtAt(place)?.reasons.includes('other-class') ?? false;
  const usual = averagePresets.find((preset) => 'level' in preset && preset.level === level);
  const proposed = isOpenHeading ? proposedRole(book.columns, book.averages ?? usual) : undefined;
  const isWorkedOut = place.row >= 0 && place.column === averagePlace(book);

  /** Gives the focus to a cell of the table. */
  const go = (to: CellPosition): void => {
    setDraft(undefined);
    setAt(({ asked }) => ({ place: to, asked: asked + 1 }));
  };
  const edit = (next: Edit): Gradebook => {
    setSaid(undefined);
    change((before) => editGradebook(before, next));
    return editGradebook(book, next);
  };
  const proceed = (after: Gradebook): void => {
    const next = nextFlaggedCell(after, place, everyMark);
    if (next) return go(next);
    setDraft(undefined);
    const count = placesToCheck(after, [], true).length;
    setSaid({ id: 'review.nothingLeft', values: { count } });
    onNothingLeft();
  };
  const move = ({ dx, dy }: Step): void =>
    go(within({ row: place.row + dy, column: place.column + dx }, book));
  const goBack = (): void => {
    const before = nextPlace(toCheck, place, -1);
    if (before) go(before);
  };

  const leave = (how: Leaving): void => {
    if (!draft) return;
    const after = edit(writeCell(place, draft.text));
    const isDoubtful = findDoubts(after).some(
      ({ row, column }) => row === place.row && column === place.column,
    );
    if (how === 'stay') setDraft(undefined);
    else if (how === 'back') goBack();
    else if (how !== 'on') move(how);
    // What was typed cannot be so, or is no mark: the teacher stays, and hears why.
    else if (isDoubtful) go(place);
    else proceed(after);
  };
  const write = (text: string): void => proceed(edit(writeCell(place, text)));
  const choose = (row: number, pupil: number): void => {
    setOpened(undefined);
    proceed(edit(choosePupil(row, pupil)));
  };
  const describe = (at: number, description: ColumnDescription): Gradebook => {
    const before = book.columns[at];
    const isOpen = before !== undefined && lacksRole(before);
    return edit(isOpen ? settleRole(at, description, level) : describeColumn(at, description));
  };
  const countAs = (role: MarkRole | undefined): void => {
    if (!column) return;
    const { kind, heading, scale } = column;
    proceed(describe(place.column, { kind, heading, scale, role }));
  };
  /** Another list may be another class's as well: then that is asked. */
  const settleClass = (next: Edit): void => {
    const after = edit(next);
    const [question] = classQuestion(after) ? findDoubts(after) : [];
    if (question) go(question);
    else if (isClassQuestion) proceed(after);
  };
  const takeOther = (): void => {
    const other = doubtAt(place) && otherReading(book, place);
    if (other?.of === 'text') write(other.text);
    if (other?.of === 'pupil') choose(place.row, other.pupil);
  };
  /** Begins typing: what is chosen from the class list is looked for, the rest goes into the cell. */
  const begin = (text: string, replaces: boolean): void => {
    if (!cell) return;
    if (book.columns[place.column]?.kind === 'name' && book.classList)
      setOpened({ of: 'pupil', place: place.row, sought: replaces ? text : '' });
    else setDraft({ text, replaces });
  };
  const openMenu = ({ row, column }: CellPosition): void =>
    row === HEADINGS
      ? setOpened({ of: 'column', place: column })
      : setOpened({ of: 'row', place: row });

  const run = (command: GridCommand): void => {
    switch (command.do) {
      case 'move':
        return move(command);
      case 'row-start':
        return go({ ...place, column: 0 });
      case 'row-end':
        return go({ ...place, column: lastPlace(book).column });
      case 'first':
        return go({ row: 0, column: 0 });
      case 'last':
        return go(lastPlace(book));
      case 'back':
        return goBack();
      case 'menu':
        return openMenu(place);
      case 'accept':
        if (cell) return proceed(edit(acceptCell(place)));
        if (isWorkedOut) return move({ do: 'move', dx: 0, dy: 1 });
        if (proposed) return countAs(proposed);
        if (isClassQuestion) return settleClass(keepClassList);
        // Of a heading, or the end of a row.
        return openMenu(place);
      case 'edit':
        return begin(cell?.text ?? '', false);
      case 'clear':
        return cell ? void edit(writeCell(place, '')) : undefined;
      case 'take-other':
        if (cell) return takeOther();
        return isWorkedOut ? undefined : openMenu(place);
      case 'type':
        return begin(command.text, true);
    }
  };

  return {
    book,
    doubts,
    toCheck,
    unseen,
    everyMark,
    setEveryMark,
    averages,
    place,
    /** Rises whenever the table is to take the focus, at `place`. */
    asked: at.asked,
    cell,
    doubt: doubtAt(place),
    /** Of the heading that has the focus: what its column may count as. */
    proposed,
    isOpenHeading,
    countAs,
    /** Whether the teacher is asked if the class list is the right one. */
    isClassQuestion,
    /** Takes another class list, or goes on without one. */
    settleClass,
    describe,
    draft,
    type: (text: string) => setDraft((before) => before && { ...before, text }),
    cancel: () => go(place),
    leave,
    go,
    next: () => {
      const after = nextPlace(toCheck, place);
      go(after ?? place);
    },
    back: goBack,
    run,
    edit,
    write,
    choose,
    opened,
    open: setOpened,
    /** Opens the menu of a row, or what a column is, whose cell this is. */
    openAt: openMenu,
    /** Closes what is open, and gives the focus back to the table. */
    close: () => {
      setOpened(undefined);
      go(place);
    },
    said,
    say: setSaid,
  };
};
export type Review = ReturnType<typeof useReview>;
