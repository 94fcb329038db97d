import { localDay, useStored } from '../../use-stored.ts';
import {
  stateOn,
  spinnerStateSchema,
  choose,
  classOf,
  initialSpinnerState,
  type SpinnerState,
  type Choice,
} from '../../domain/spinner/spinner-state.ts';
import { parsePupils, type Pupil } from '../../domain/spinner/pupils.ts';
import type { Progress } from '../../domain/spinner/progress.ts';
import type { Roster } from './use-roster.ts';

interface Chosen {
  readonly choice: Choice;
  readonly pupils: readonly Pupil[];
  readonly progress: Progress;
}

const chosenOf = (state: SpinnerState, { pupils }: Roster): Chosen => {
  // Without a roster the first typed class takes its place.
  const choice =
    state.chosen === 'roster' && pupils.length === 0 ? state.classes[0]?.id : state.chosen;
  const typed = choice === undefined ? undefined : classOf(state, choice);
  if (!typed) return { choice: 'roster', pupils, progress: state.roster };
  return { choice: typed.id, pupils: parsePupils(typed.text).pupils, progress: typed.progress };
};

/** What the spinner remembers on this device, as of today, and the class that is on the wheel. */
export const useSpinnerState = (roster: Roster) => {
  const [stored, change] = useStored('spinner', spinnerStateSchema, () =>
    initialSpinnerState(localDay()),
  );
  const state = stateOn(stored, localDay());
  return {
    state,
    change,
    chosen: chosenOf(state, roster),
    choose: (choice: Choice) => change((before) => choose(before, choice)),
  };
};
