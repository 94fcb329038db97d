import { lessonStages, type LessonStage } from '#shared/model/draft.ts';

const phasesFor = (minutes: number): Readonly<Record<LessonStage, number>> => {
  if (minutes < 30) return { launch: 1, build: 1, apply: 1 };
  if (minutes <= 75) return { launch: 1, build: 2, apply: 1 };
  return { launch: 1, build: minutes <= 120 ? 3 : 4, apply: 2 };
};

/** The stage of each phase of a lesson or session that takes some minutes, in order. */
function stagesFor(minutes: number): LessonStage[] {
  const count = phasesFor(minutes);
  return (['launch', 'build', 'apply'] as const).flatMap((stage) =>
    Array.from({ length: count[stage] }, () => stage),
  );
}

export interface PlannedPhase {
  readonly stage: LessonStage;
  readonly session?: number;
}

/** From this many sessions on, each has fewer phases, because a plan has a limited number. */
const MANY = 5;

/** The phases of a lesson of some minutes, cut into sessions that begin, build and apply by themselves. */
export function phasesIn(minutes: number, sessions = 1): PlannedPhase[] {
  if (sessions === 1) return stagesFor(minutes).map((stage) => ({ stage }));
  const stages = sessions < MANY ? stagesFor(Math.min(75, minutes / sessions)) : lessonStages;
  return Array.from({ length: sessions }, (_, at) =>
    stages.map((stage) => ({ stage, session: at + 1 })),
  ).flat();
}
