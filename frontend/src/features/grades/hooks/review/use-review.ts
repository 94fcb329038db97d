import { useMemo, useState } from 'react';
import { averagePresets, proposedRole } from '#shared/gradebook/average-presets.ts';
import { findDoubts, lacksRole } from '#shared/gradebook/doubts.ts';
import { classQuestion } from '#shared/gradebook/other-class.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { acceptCell, writeCell } from '../../model/gradebook/edit-cells.ts';
import {
  editGradebook,
  type Edit,
  type CellPosition,
} from '../../model/gradebook/edit-gradebook.ts';
import { keepClassList } from '../../model/gradebook/edit-class-list.ts';
import {
  describeColumn,
  settleRole,
  type ColumnDescription,
} from '../../model/gradebook/edit-columns.ts';
import { choosePupil } from '../../model/gradebook/edit-pupils.ts';
import { averagesOf } from '../../model/gradebook/explain-average.ts';
import type { GridCommand } from '../../model/grid/grid-keys.ts';
import {
  averagePlace,
  HEADINGS,
  lastPlace,
  otherReading,
  startingPlace,
  within,
} from '../../model/grid/grid-cells.ts';
import { nextFlaggedCell, nextPlace, placesToCheck } from '../../model/review/cells-to-check.ts';

/** The text being typed into the focused cell. */
export interface TypedText {
  readonly text: string;
  /** Whether it replaces the old text: then arrow keys leave the cell instead of moving within the text. */
  readonly replaces: boolean;
}

/** An open dialog or menu of the table, with the index of its column or row. */
export type Opened =
  | { readonly of: 'column' | 'row'; readonly place: number }
  | { readonly of: 'pupil'; readonly place: number; readonly sought: string };

type Step = Extract<GridCommand, { readonly do: 'move' }>;

/** How editing a cell ends: accepted and on to the next doubt, back to the last one, stay, or an arrow's direction. */
export type Leaving = 'on' | 'back' | 'stay' | Step;

/**
 * The state of a review: the current cell, the doubtful cells, and the actions for keys and taps.
 * @param level the school level, whose usual rule suggests roles for columns without one
 * @param onNothingLeft called when the last cell has been checked
 */
export const useReview = (
  { content: book, change }: Pick<OpenDocument<Gradebook>, 'content' | 'change'>,
  level: SchoolLevel | undefined,
  onNothingLeft: () => void,
) => {
  const doubts = useMemo(() => findDoubts(book), [book]);
  const [everyMark, setEveryMark] = useState(() => book.warnings.includes('handwriting'));
  const toCheck = useMemo(() => placesToCheck(book, doubts, everyMark), [book, doubts, everyMark]);
  /** The number of marks that the teacher has not checked. */
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

  /** Focuses a cell of the table. */
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
    // The typed text is impossible or no mark: stay on the cell, which shows why.
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
  /** The new list may belong to another class too, which raises the question again. */
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
  /** Begins editing: opens the search for names of the class list, else types into the cell. */
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
        // For a heading, or the menu at the end of a row.
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
    /** Rises whenever the table should focus `place`. */
    asked: at.asked,
    cell,
    doubt: doubtAt(place),
    /** For a focused heading: the suggested roles of its column. */
    proposed,
    isOpenHeading,
    countAs,
    /** Whether the teacher is being asked if the class list is the right one. */
    isClassQuestion,
    /** Uses another class list, or none. */
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
    /** Opens the menu of this cell's row, or the settings of its column. */
    openAt: openMenu,
    /** Closes the open dialog, and returns the focus to the table. */
    close: () => {
      setOpened(undefined);
      go(place);
    },
    said,
    say: setSaid,
  };
};
export type Review = ReturnType<typeof useReview>;
