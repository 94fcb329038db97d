import * as z from 'zod/mini';
import {
  blankNamedText,
  changeNamedText,
  newNamedText,
  namedTextOf,
  namedTextSchema,
  type NamedText,
} from '../named-texts.ts';
import { matchSchema, type Match } from './match.ts';

/** The available time limits in seconds; 0 means none. */
export const timers = [0, 10, 20, 30, 45, 60, 90, 120] as const;
/** The available numbers of teams; 0 means no score. */
export const teamCounts = [0, 2, 3, 4, 5, 6] as const;

const settingsSchema = z.object({
  teams: z.number().check(z.minimum(0), z.maximum(6)),
  /** The teacher's names for the teams; an empty name is replaced by a number. */
  teamNames: z.array(z.string()),
  seconds: z.number().check(z.minimum(0), z.maximum(600)),
  shuffleQuestions: z.boolean(),
  shuffleChoices: z.boolean(),
});
export type QuizSettings = Readonly<z.infer<typeof settingsSchema>>;

/** The stored state of the quiz: its sets of questions, settings and current match. */
export const quizStateSchema = z.object({
  chosen: z.number(),
  sets: z.array(namedTextSchema).check(z.minLength(1)),
  settings: settingsSchema,
  match: z.nullable(matchSchema),
});
export type QuizState = Readonly<z.infer<typeof quizStateSchema>>;

export const initialQuizState = (): QuizState => ({
  chosen: 1,
  sets: [newNamedText([])],
  settings: {
    teams: 2,
    teamNames: [],
    seconds: 30,
    shuffleQuestions: false,
    shuffleChoices: false,
  },
  match: null,
});

export const chosenSet = (state: QuizState): NamedText =>
  namedTextOf(state.sets, state.chosen) ?? newNamedText([]);

export const changeSet = (state: QuizState, change: Partial<NamedText>): QuizState => ({
  ...state,
  sets: changeNamedText(state.sets, chosenSet(state).id, change),
});

export const chooseSet = (state: QuizState, chosen: number): QuizState => ({ ...state, chosen });

/** Opens an empty set: an existing one, or a new one. */
export const addSet = (state: QuizState): QuizState => {
  const blank = blankNamedText(state.sets);
  if (blank) return chooseSet(state, blank.id);
  const namedText = newNamedText(state.sets);
  return { ...state, chosen: namedText.id, sets: [...state.sets, namedText] };
};

export const addFilledSet = (
  state: QuizState,
  filled: Readonly<Pick<NamedText, 'name' | 'text'>>,
): QuizState => changeSet(addSet(state), filled);

/** Removes the chosen set; the last set is replaced by an empty one. */
export const removeSet = (state: QuizState): QuizState => {
  const rest = state.sets.filter(({ id }) => id !== chosenSet(state).id);
  const sets = rest.length > 0 ? rest : initialQuizState().sets;
  return { ...state, chosen: sets[0]?.id ?? 1, sets };
};

export const changeSettings = (state: QuizState, change: Partial<QuizSettings>): QuizState => ({
  ...state,
  settings: { ...state.settings, ...change },
});

export const setMatch = (state: QuizState, match: Match | null): QuizState => ({ ...state, match });
