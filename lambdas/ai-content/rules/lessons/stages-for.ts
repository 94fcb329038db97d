import type { LessonStage } from '#shared/model/draft.ts';

/** The number of phases per stage, depending on the time. */
const phasesFor = (minutes: number): Readonly<Record<LessonStage, number>> => {
  if (minutes < 30) return { launch: 1, build: 1, apply: 1 };
  if (minutes <= 75) return { launch: 1, build: 2, apply: 1 };
  return { launch: 1, build: minutes <= 120 ? 3 : 4, apply: 2 };
};

/** The stage of each phase of a lesson that takes some minutes, in order. */
export function stagesFor(minutes: number): LessonStage[] {
  const count = phasesFor(minutes);
  return (['launch', 'build', 'apply'] as const).flatMap((stage) =>
    Array.from({ length: count[stage] }, () => stage),
  );
}
