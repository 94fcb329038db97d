import * as z from 'zod/mini';
import { blankSheet, changeSheet, newSheet, sheetOf, sheetSchema } from '../sheets.ts';
import { freshProgress, onDay, progressSchema, type Progress } from './progress.ts';

const classSchema = z.extend(sheetSchema, { progress: progressSchema });
type TypedClass = Readonly<z.infer<typeof classSchema>>;

/** What the spinner remembers: typed classes, the roster's progress, and which of them is on the wheel. */
export const bookSchema = z.object({
  chosen: z.union([z.literal('roster'), z.number()]),
  roster: progressSchema,
  classes: z.array(classSchema).check(z.minLength(1)),
});
export type Book = Readonly<z.infer<typeof bookSchema>>;
export type Choice = Book['chosen'];

export const freshBook = (day: string): Book => ({
  chosen: 'roster',
  roster: freshProgress(day),
  classes: [{ ...newSheet([]), progress: freshProgress(day) }],
});

/** The book on another day: absences were yesterday's. */
export const bookOn = (book: Book, day: string): Book => ({
  ...book,
  roster: onDay(book.roster, day),
  classes: book.classes.map((one) => ({ ...one, progress: onDay(one.progress, day) })),
});

export const classOf = (book: Book, choice: Choice): TypedClass | undefined =>
  choice === 'roster' ? undefined : sheetOf(book.classes, choice);

export const changeClass = (book: Book, id: number, change: Partial<TypedClass>): Book => ({
  ...book,
  classes: changeSheet(book.classes, id, change),
});

export const setProgress = (book: Book, choice: Choice, progress: Progress): Book =>
  choice === 'roster' ? { ...book, roster: progress } : changeClass(book, choice, { progress });

export const choose = (book: Book, chosen: Choice): Book => ({ ...book, chosen });

/** Opens an empty class: the one there is, or another. */
export const addClass = (book: Book): Book => {
  const blank = blankSheet(book.classes);
  if (blank) return choose(book, blank.id);
  const sheet = { ...newSheet(book.classes), progress: freshProgress(book.roster.day) };
  return { ...book, chosen: sheet.id, classes: [...book.classes, sheet] };
};

/** Removes a class; an empty one stays when it was the last. */
export const removeClass = (book: Book, id: number): Book => {
  const rest = book.classes.filter((one) => one.id !== id);
  const classes = rest.length > 0 ? rest : freshBook(book.roster.day).classes;
  return { ...book, chosen: classes[0]?.id ?? 'roster', classes };
};
