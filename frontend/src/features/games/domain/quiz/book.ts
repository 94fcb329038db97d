import * as z from 'zod/mini';
import { blankSheet, changeSheet, newSheet, sheetOf, sheetSchema, type Sheet } from '../sheets.ts';
import { matchSchema, type Match } from './match.ts';

/** Answering times to choose from, in seconds; 0 is none. */
export const timers = [0, 10, 20, 30, 45, 60, 90, 120] as const;
/** Numbers of teams to choose from; 0 plays without a score. */
export const teamCounts = [0, 2, 3, 4, 5, 6] as const;

const settingsSchema = z.object({
  teams: z.number().check(z.minimum(0), z.maximum(6)),
  /** Names the teacher gave; an empty one is numbered. */
  teamNames: z.array(z.string()),
  seconds: z.number().check(z.minimum(0), z.maximum(600)),
  shuffleQuestions: z.boolean(),
  shuffleChoices: z.boolean(),
});
export type QuizSettings = Readonly<z.infer<typeof settingsSchema>>;

/** What the quiz remembers: the sets of questions, how they are played, and the match under way. */
export const bookSchema = z.object({
  chosen: z.number(),
  sets: z.array(sheetSchema).check(z.minLength(1)),
  settings: settingsSchema,
  match: z.nullable(matchSchema),
});
export type Book = Readonly<z.infer<typeof bookSchema>>;

export const freshBook = (): Book => ({
  chosen: 1,
  sets: [newSheet([])],
  settings: {
    teams: 2,
    teamNames: [],
    seconds: 30,
    shuffleQuestions: false,
    shuffleChoices: false,
  },
  match: null,
});

export const chosenSet = (book: Book): Sheet => sheetOf(book.sets, book.chosen) ?? newSheet([]);

export const changeSet = (book: Book, change: Partial<Sheet>): Book => ({
  ...book,
  sets: changeSheet(book.sets, chosenSet(book).id, change),
});

export const chooseSet = (book: Book, chosen: number): Book => ({ ...book, chosen });

/** Opens an empty set: the one there is, or another. */
export const addSet = (book: Book): Book => {
  const blank = blankSheet(book.sets);
  if (blank) return chooseSet(book, blank.id);
  const sheet = newSheet(book.sets);
  return { ...book, chosen: sheet.id, sets: [...book.sets, sheet] };
};

/** Removes the chosen set; an empty one stays when it was the last. */
export const removeSet = (book: Book): Book => {
  const rest = book.sets.filter(({ id }) => id !== chosenSet(book).id);
  const sets = rest.length > 0 ? rest : freshBook().sets;
  return { ...book, chosen: sets[0]?.id ?? 1, sets };
};

export const changeSettings = (book: Book, change: Partial<QuizSettings>): Book => ({
  ...book,
  settings: { ...book.settings, ...change },
});

export const setMatch = (book: Book, match: Match | null): Book => ({ ...book, match });
