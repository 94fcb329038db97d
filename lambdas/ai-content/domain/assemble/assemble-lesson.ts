import type * as z from 'zod/mini';
import type { LessonPhase, LessonPlan } from '../../../../shared/model/draft.ts';
import type { LessonPlanAnswer, phaseAnswer } from '../answers.ts';
import type { Plan } from '../task.ts';
import { cleanText, cleanTexts } from './clean-text.ts';
import { draftHead, type Origin } from './draft-head.ts';
import { shareOut } from './share-out.ts';

/** Minutes that are off by more are no slip, and are asked for again. */
const SLIP = 0.2;

export const assemblePhase = (
  { stage, title, teacher, pupils, assessment }: z.infer<typeof phaseAnswer>,
  id: string,
  minutes: number,
): LessonPhase => ({
  id,
  stage,
  title: cleanText(title),
  minutes,
  teacher: cleanText(teacher),
  pupils: cleanText(pupils),
  assessment: cleanText(assessment),
});

/** Minutes that nearly sum to the lesson's are made to. */
function minutesOf(phases: LessonPlanAnswer['phases'], total: number): number[] {
  const given = phases.map(({ minutes }) => minutes);
  const sum = given.reduce((all, minutes) => all + minutes, 0);
  return Math.abs(sum - total) <= total * SLIP && phases.length <= total
    ? shareOut(given, total)
    : given.map(Math.round);
}

/** A lesson plan out of what was answered. */
export function assembleLesson(plan: Plan, answer: LessonPlanAnswer, origin: Origin): LessonPlan {
  const { minutes = 0 } = plan;
  const { differentiation } = answer;
  const ofPhases = minutesOf(answer.phases, minutes);
  return {
    type: 'LESSON_PLAN',
    ...draftHead(plan, answer, origin),
    minutes,
    outcome: cleanText(answer.outcome),
    curriculum: { field: '', sequence: '', competence: '' },
    prerequisites: cleanTexts(answer.prerequisites),
    materials: cleanTexts(answer.materials),
    keywords: answer.keywords.map(({ term, meaning }, index) => ({
      id: `k${index + 1}`,
      term: cleanText(term),
      meaning: cleanText(meaning),
    })),
    misconceptions: answer.misconceptions.map(({ misconception, response }, index) => ({
      id: `m${index + 1}`,
      misconception: cleanText(misconception),
      response: cleanText(response),
    })),
    phases: answer.phases.map((phase, index) =>
      assemblePhase(phase, `p${index + 1}`, ofPhases[index] ?? 0),
    ),
    differentiation: {
      support: cleanText(differentiation.support),
      extension: cleanText(differentiation.extension),
    },
    homework: cleanText(answer.homework),
  };
}
