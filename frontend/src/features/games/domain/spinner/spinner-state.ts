import * as z from 'zod/mini';
import { blankSheet, changeSheet, newSheet, sheetOf, sheetSchema } from '../sheets.ts';
import { freshProgress, onDay, progressSchema, type Progress } from './progress.ts';

const classSchema = z.extend(sheetSchema, { progress: progressSchema });
type TypedClass = Readonly<z.infer<typeof classSchema>>;

/** What the spinner remembers: typed classes, the roster's progress, and which of them is on the wheel. */
export const spinnerStateSchema = z.object({
  chosen: z.union([z.literal('roster'), z.number()]),
  roster: progressSchema,
  classes: z.array(classSchema).check(z.minLength(1)),
});
export type SpinnerState = Readonly<z.infer<typeof spinnerStateSchema>>;
export type Choice = SpinnerState['chosen'];

export const initialSpinnerState = (day: string): SpinnerState => ({
  chosen: 'roster',
  roster: freshProgress(day),
  classes: [{ ...newSheet([]), progress: freshProgress(day) }],
});

/** The state on another day: absences were yesterday's. */
export const stateOn = (state: SpinnerState, day: string): SpinnerState => ({
  ...state,
  roster: onDay(state.roster, day),
  classes: state.classes.map((one) => ({ ...one, progress: onDay(one.progress, day) })),
});

export const classOf = (state: SpinnerState, choice: Choice): TypedClass | undefined =>
  choice === 'roster' ? undefined : sheetOf(state.classes, choice);

export const changeClass = (
  state: SpinnerState,
  id: number,
  change: Partial<TypedClass>,
): SpinnerState => ({
  ...state,
  classes: changeSheet(state.classes, id, change),
});

export const setProgress = (
  state: SpinnerState,
  choice: Choice,
  progress: Progress,
): SpinnerState =>
  choice === 'roster' ? { ...state, roster: progress } : changeClass(state, choice, { progress });

export const choose = (state: SpinnerState, chosen: Choice): SpinnerState => ({ ...state, chosen });

/** Opens an empty class: the one there is, or another. */
export const addClass = (state: SpinnerState): SpinnerState => {
  const blank = blankSheet(state.classes);
  if (blank) return choose(state, blank.id);
  const sheet = { ...newSheet(state.classes), progress: freshProgress(state.roster.day) };
  return { ...state, chosen: sheet.id, classes: [...state.classes, sheet] };
};

/** Removes a class; an empty one stays when it was the last. */
export const removeClass = (state: SpinnerState, id: number): SpinnerState => {
  const rest = state.classes.filter((one) => one.id !== id);
  const classes = rest.length > 0 ? rest : initialSpinnerState(state.roster.day).classes;
  return { ...state, chosen: classes[0]?.id ?? 'roster', classes };
};
