import type { LessonStage } from '#shared/model/draft.ts';
import { shareOut } from '#shared/draft/share-out.ts';

/*
 * What the parts of a draft weigh against each other, by models and by rules: points and the minutes of phases. The weight of
 * a question is beside its kind.
 */

/** The criteria of an integration task in Algerian schools: relevance, correct use, coherence, presentation. */
export const taskCriteria: readonly number[] = [2, 3, 2, 1];

/** The share of the full mark for an integration task: 8 of 20. */
const TASK_SHARE = 0.4;
const HALF = 0.5;
const QUARTER = 0.25;

/** Points of an integration task, in halves, but at least a quarter remains for each question. */
export const taskPoints = (scale: number, questionCount: number): number =>
  Math.max(
    0,
    Math.min(Math.round((scale * TASK_SHARE) / HALF) * HALF, scale - questionCount * QUARTER),
  );

const ofStage: Readonly<Record<LessonStage, number>> = { launch: 0.14, build: 0.56, apply: 0.3 };
/** However long a lesson is, it begins soon. */
const LONGEST_LAUNCH = 15;
const FIVE = 5;
/** Shorter lessons are planned to the minute. */
const LONG = 40;

/** Distributes the minutes of a lesson over phases of these stages: in fives if the lesson is long enough. */
export function phaseMinutes(stages: readonly LessonStage[], minutes: number): number[] {
  const isFives = minutes >= LONG && minutes / FIVE >= stages.length;
  const unit = isFives ? FIVE : 1;
  const weights = stages.map((stage) => {
    const share =
      stage === 'launch' ? Math.min(ofStage.launch, LONGEST_LAUNCH / minutes) : ofStage[stage];
    return share / stages.filter((each) => each === stage).length;
  });
  const units = Math.floor(minutes / unit);
  const shares = shareOut(weights, units).map((share) => share * unit);
  // What is left of a five goes to the longest stage.
  const last = Math.max(0, stages.lastIndexOf('build'));
  return shares.map((share, index) => share + (index === last ? minutes - units * unit : 0));
}

/** The same for each session of a lesson by itself, all of which take as long. */
export function sessionMinutes(
  phases: readonly { readonly stage: LessonStage }[],
  sessions: readonly number[],
  minutes: number,
): number[] {
  const count = sessions.at(-1) ?? 1;
  const until = (session: number): number => Math.round((minutes * session) / count);
  return Array.from({ length: count }, (_, at) =>
    phaseMinutes(
      phases.flatMap(({ stage }, index) => (sessions[index] === at + 1 ? [stage] : [])),
      until(at + 1) - until(at),
    ),
  ).flat();
}
