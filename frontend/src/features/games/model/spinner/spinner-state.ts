import * as z from 'zod/mini';
import {
  blankNamedText,
  changeNamedText,
  newNamedText,
  namedTextOf,
  namedTextSchema,
} from '../named-texts.ts';
import { freshProgress, onDay, progressSchema, type Progress } from './progress.ts';

const classSchema = z.extend(namedTextSchema, { progress: progressSchema });
type TypedClass = Readonly<z.infer<typeof classSchema>>;

/** The stored state of the spinner: typed classes, the progress of each list by id, and the chosen class. */
export const spinnerStateSchema = z.object({
  /** Missing before the first choice. */
  chosen: z.optional(z.union([z.literal('roster'), z.number(), z.object({ kept: z.string() })])),
  roster: progressSchema,
  kept: z.optional(z.record(z.string(), progressSchema)),
  classes: z.array(classSchema).check(z.minLength(1)),
});
export type SpinnerState = Readonly<z.infer<typeof spinnerStateSchema>>;
export type Choice = NonNullable<SpinnerState['chosen']>;

export const optionOf = (choice: Choice): string =>
  typeof choice === 'object' ? choice.kept : String(choice);

/** The id of the chosen saved class, if any. */
export const keptIdOf = (choice: Choice): string | undefined =>
  typeof choice === 'object' ? choice.kept : undefined;

export const initialSpinnerState = (day: string): SpinnerState => ({
  roster: freshProgress(day),
  classes: [{ ...newNamedText([]), progress: freshProgress(day) }],
});

const mapValues = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** The state on another day, without the old absences. */
export const stateOn = (state: SpinnerState, day: string): SpinnerState => ({
  ...state,
  roster: onDay(state.roster, day),
  classes: state.classes.map((one) => ({ ...one, progress: onDay(one.progress, day) })),
  ...(state.kept && { kept: mapValues(state.kept, (progress) => onDay(progress, day)) }),
});

export const classOf = (state: SpinnerState, choice: Choice): TypedClass | undefined =>
  typeof choice === 'number' ? namedTextOf(state.classes, choice) : undefined;

export const changeClass = (
  state: SpinnerState,
  id: number,
  change: Partial<TypedClass>,
): SpinnerState => ({
  ...state,
  classes: changeNamedText(state.classes, id, change),
});

export const setProgress = (
  state: SpinnerState,
  choice: Choice,
  progress: Progress,
): SpinnerState => {
  if (choice === 'roster') return { ...state, roster: progress };
  if (typeof choice === 'number') return changeClass(state, choice, { progress });
  return { ...state, kept: { ...state.kept, [choice.kept]: progress } };
};

/** Removes the progress of saved classes that no longer exist, because it contains their pupils' names. */
export const forgetOthers = (state: SpinnerState, ids: ReadonlySet<string>): SpinnerState => {
  const entries = Object.entries(state.kept ?? {});
  const rest = entries.filter(([id]) => ids.has(id));
  return rest.length === entries.length ? state : { ...state, kept: Object.fromEntries(rest) };
};

export const choose = (state: SpinnerState, chosen: Choice): SpinnerState => ({ ...state, chosen });

/** Opens an empty class: an existing one, or a new one. */
export const addClass = (state: SpinnerState): SpinnerState => {
  const blank = blankNamedText(state.classes);
  if (blank) return choose(state, blank.id);
  const namedText = { ...newNamedText(state.classes), progress: freshProgress(state.roster.day) };
  return { ...state, chosen: namedText.id, classes: [...state.classes, namedText] };
};

/** Adds a class with these names, and puts it on the wheel. */
export const addFilledClass = (
  state: SpinnerState,
  filled: Readonly<Pick<TypedClass, 'name' | 'text'>>,
): SpinnerState => {
  const more = addClass(state);
  return typeof more.chosen === 'number' ? changeClass(more, more.chosen, filled) : more;
};

/** Removes a class; the last one is replaced by an empty class. */
export const removeClass = (state: SpinnerState, id: number): SpinnerState => {
  const rest = state.classes.filter((one) => one.id !== id);
  const classes = rest.length > 0 ? rest : initialSpinnerState(state.roster.day).classes;
  return { ...state, chosen: classes[0]?.id ?? 'roster', classes };
};
