import { useEffect, useEffectEvent } from 'react';
import { useClass, useClasses, type ClassSummary } from '../../../../lib/classes/classes.ts';
import type { KeptClass } from '../../../../../../shared/model/kept-class.ts';
import { localDay, useStored } from '../../use-stored.ts';
import {
  stateOn,
  spinnerStateSchema,
  choose,
  classOf,
  forgetOthers,
  initialSpinnerState,
  keptIdOf,
  type SpinnerState,
  type Choice,
} from '../../domain/spinner/spinner-state.ts';
import { parsePupils, type Pupil } from '../../domain/spinner/pupils.ts';
import { freshProgress, type Progress } from '../../domain/spinner/progress.ts';
import type { Roster } from './use-roster.ts';

interface Chosen {
  /** Whether its pupils are still on their way. */
  readonly isComing?: true;
  readonly choice: Choice;
  readonly pupils: readonly Pupil[];
  readonly progress: Progress;
}

const chosenOf = (
  state: SpinnerState,
  { pupils }: Roster,
  kept: KeptClass | null | undefined,
): Chosen => {
  const keptId = keptIdOf(state.chosen);
  if (keptId !== undefined && kept !== null) {
    const progress = state.kept?.[keptId] ?? freshProgress(state.roster.day);
    const names = kept?.pupils.map(({ fullName }) => fullName).join('\n') ?? '';
    return {
      ...{ choice: state.chosen, pupils: parsePupils(names).pupils, progress },
      ...(!kept && { isComing: true }),
    };
  }
  // Without a roster the first typed class takes its place.
  const isRoster = state.chosen === 'roster' || keptId !== undefined;
  const choice = isRoster && pupils.length === 0 ? state.classes[0]?.id : state.chosen;
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
  const { data: classes } = useClasses();
  const { data: kept, error } = useClass(keptIdOf(state.chosen));
  const forgetGone = useEffectEvent((known: readonly ClassSummary[]) => {
    const ids = new Set(known.map(({ id }) => id));
    if (forgetOthers(state, ids) !== state) change((before) => forgetOthers(before, ids));
  });
  useEffect(() => {
    if (classes) forgetGone(classes);
  }, [classes]);
  return {
    state,
    change,
    classes: classes ?? [],
    // A class that cannot be had is not waited for.
    chosen: chosenOf(state, roster, error !== undefined && !kept ? null : kept),
    choose: (choice: Choice) => change((before) => choose(before, choice)),
  };
};
