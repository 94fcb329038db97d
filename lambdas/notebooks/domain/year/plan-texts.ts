import type { LessonPhase, LessonPlan } from '#shared/model/draft.ts';
import { lineText } from '#lambdas/print/maths/line-text.ts';

/** What a lesson plan says of one session; each text is a paragraph. */
export interface PlanTexts {
  readonly objective: readonly string[];
  readonly procedure: readonly string[];
  readonly materials: readonly string[];
}

/** The phases of a part of the lesson; a plan that does not divide them is for its first session. */
function phasesOf({ phases }: Pick<LessonPlan, 'phases'>, part: number): readonly LessonPhase[] {
  return phases.filter(({ session = 1 }) => session === part);
}

/** `Warm-up: the teacher asks …`. */
const titled = ({ title, teacher }: LessonPhase): string =>
  [lineText(title).replace(/[\s:.：،,]+$/u, ''), lineText(teacher)].filter(Boolean).join(': ');

/**
 * The objective, procedure and materials of a session, in plain characters.
 * @param part which of the lesson's sessions it is, from 1
 */
export const planTexts = (plan: LessonPlan, part: number): PlanTexts => ({
  objective: [lineText(plan.outcome)],
  procedure: phasesOf(plan, part).map(titled),
  materials: plan.materials.map(lineText),
});
