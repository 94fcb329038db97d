import { localDay, useStored } from '../../use-stored.ts';
import {
  bookOn,
  bookSchema,
  choose,
  classOf,
  freshBook,
  type Book,
  type Choice,
} from '../../domain/spinner/book.ts';
import { parsePupils, type Pupil } from '../../domain/spinner/pupils.ts';
import type { Progress } from '../../domain/spinner/progress.ts';
import type { Roster } from './use-roster.ts';

interface Chosen {
  readonly choice: Choice;
  readonly pupils: readonly Pupil[];
  readonly progress: Progress;
}

const chosenOf = (book: Book, { pupils }: Roster): Chosen => {
  // Without a roster the first typed class takes its place.
  const choice =
    book.chosen === 'roster' && pupils.length === 0 ? book.classes[0]?.id : book.chosen;
  const typed = choice === undefined ? undefined : classOf(book, choice);
  if (!typed) return { choice: 'roster', pupils, progress: book.roster };
  return { choice: typed.id, pupils: parsePupils(typed.text).pupils, progress: typed.progress };
};

/** What the spinner remembers on this device, as of today, and the class that is on the wheel. */
export const useBook = (roster: Roster) => {
  const [stored, change] = useStored('spinner', bookSchema, () => freshBook(localDay()));
  const book = bookOn(stored, localDay());
  return {
    book,
    change,
    chosen: chosenOf(book, roster),
    choose: (choice: Choice) => change((before) => choose(before, choice)),
  };
};
