import type { LessonStage } from '#shared/model/draft.ts';

interface Phase {
  readonly stage: LessonStage;
  readonly session?: number | null | undefined;
}

/** Whether the numbers go from 1 to the last session, in order and without gaps. */
const areInOrder = (numbers: readonly number[], count: number): boolean =>
  numbers[0] === 1 &&
  numbers.at(-1) === count &&
  numbers.every((number, at) => at === 0 || [0, 1].includes(number - (numbers[at - 1] ?? 0)));

/**
 * The session of each phase: as the drafter says, otherwise a new one at each launch, otherwise as many phases in each.
 * @returns `undefined` if there are fewer phases than sessions
 */
export function assignSessions(phases: readonly Phase[], count: number): number[] | undefined {
  const given = phases.map(({ session }) => session ?? 0);
  if (areInOrder(given, count)) return given;
  const byLaunch = phases.map(
    (_, at) => phases.slice(0, at + 1).filter(({ stage }) => stage === 'launch').length,
  );
  if (areInOrder(byLaunch, count)) return byLaunch;
  return phases.length < count
    ? undefined
    : phases.map((_, at) => Math.floor((at * count) / phases.length) + 1);
}
