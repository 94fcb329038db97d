import { useEffect, useEffectEvent } from 'react';
import { useClass, useClasses, type ClassSummary } from '#frontend/record/api/classes.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { localDay, useStored } from './use-stored.ts';
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
} from '../model/spinner/spinner-state.ts';
import { parsePupils, pupilsOfClass, type Pupil } from '../model/spinner/pupils.ts';
import { freshProgress, type Progress } from '../model/spinner/progress.ts';
import type { SpinnerStudents } from './use-spinner-students.ts';

interface Chosen {
  /** Whether its pupils are still loading. */
  readonly isComing?: true;
  readonly choice: Choice;
  readonly pupils: readonly Pupil[];
  readonly progress: Progress;
}

const chosenOf = (
  state: SpinnerState,
  chosen: Choice,
  { pupils }: SpinnerStudents,
  kept: SavedClass | null | undefined,
): Chosen => {
  const keptId = keptIdOf(chosen);
  if (keptId !== undefined && kept !== null) {
    const progress = state.kept?.[keptId] ?? freshProgress(state.roster.day);
    return {
      ...{ choice: chosen, pupils: kept ? pupilsOfClass(kept) : [], progress },
      ...(!kept && { isComing: true }),
    };
  }
  const isRoster = chosen === 'roster' || keptId !== undefined;
  const choice = isRoster && pupils.length === 0 ? state.classes[0]?.id : chosen;
  const typed = choice === undefined ? undefined : classOf(state, choice);
  if (!typed) return { choice: 'roster', pupils, progress: state.roster };
  return { choice: typed.id, pupils: parsePupils(typed.text).pupils, progress: typed.progress };
};

/** The spinner's stored state for today, and the chosen class. */
export const useSpinnerState = (roster: SpinnerStudents) => {
  const [stored, change] = useStored('spinner', spinnerStateSchema, () =>
    initialSpinnerState(localDay()),
  );
  const state = stateOn(stored, localDay());
  const { data: classes, isLoading } = useClasses();
  const [first] = classes ?? [];
  // Before any choice, the first saved class is used.
  const opened = state.chosen ?? (first ? { kept: first.id } : 'roster');
  const { data: kept, error } = useClass(keptIdOf(opened));
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
    // Does not wait for a class that cannot be fetched.
    chosen: {
      ...chosenOf(state, opened, roster, error !== undefined && !kept ? null : kept),
      ...(isLoading && state.chosen === undefined && { isComing: true }),
    },
    choose: (choice: Choice) => change((before) => choose(before, choice)),
  };
};
