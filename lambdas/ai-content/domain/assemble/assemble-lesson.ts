import type * as z from 'zod/mini';
import type { LessonCheck, LessonPhase, LessonPlan } from '#shared/model/draft.ts';
import type { LessonPlanAnswer, phaseAnswer } from '../answers.ts';
import type { Plan } from '../task.ts';
import { cleanText, cleanTexts } from './clean-text.ts';
import { draftHead, type Origin } from './draft-head.ts';
import { assembleChecks, unusableNotes } from './lesson-checks.ts';
import { sessionMinutes } from './weights.ts';

export const assemblePhase = (
  { stage, title, teacher, pupils, assessment }: z.infer<typeof phaseAnswer>,
  {
    id,
    minutes,
    session,
    checks,
  }: Pick<LessonPhase, 'id' | 'minutes' | 'session'> & { readonly checks: LessonCheck[] },
): LessonPhase => ({
  id,
  stage,
  title: cleanText(title),
  minutes,
  teacher: cleanText(teacher),
  pupils: cleanText(pupils),
  assessment: cleanText(assessment),
  ...(session !== undefined && { session }),
  ...(checks.length > 0 && { checks }),
});

const quickQuestions = (given: LessonPlanAnswer['starter'], letter: string) =>
  given.map(({ question, answer }, index) => ({
    id: `${letter}${index + 1}`,
    question: cleanText(question),
    answer: cleanText(answer),
  }));

/** Field, sequence and competence as the teacher gave them; drafters write none. */
const curriculumOf = ({ request }: Plan): LessonPlan['curriculum'] => {
  const {
    field = '',
    sequence = '',
    competence = '',
  }: Partial<LessonPlan['curriculum']> = request.contentType === 'LESSON_PLAN' ? request : {};
  return { field, sequence, competence };
};

export function assembleLesson(plan: Plan, answer: LessonPlanAnswer, origin: Origin): LessonPlan {
  const { minutes = 0 } = plan;
  const { differentiation } = answer;
  const isCut = plan.sessions !== undefined;
  const sessions = answer.phases.map(({ session }) => (isCut ? (session ?? 1) : 1));
  const ofPhases = sessionMinutes(answer.phases, sessions, minutes);
  const notes = [...unusableNotes(answer.phases, plan.language), ...answer.notes];
  const checks = assembleChecks(answer.phases, origin.seed);
  return {
    type: 'LESSON_PLAN',
    ...draftHead(plan, { ...answer, notes }, origin),
    minutes,
    outcome: cleanText(answer.outcome),
    curriculum: curriculumOf(plan),
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
      assemblePhase(phase, {
        ...{ id: `p${index + 1}`, minutes: ofPhases[index] ?? 0, checks: checks[index] ?? [] },
        session: isCut ? sessions[index] : undefined,
      }),
    ),
    starter: quickQuestions(answer.starter, 's'),
    exit: quickQuestions(answer.exit, 'x'),
    trace: cleanText(answer.trace),
    differentiation: {
      support: cleanText(differentiation.support),
      extension: cleanText(differentiation.extension),
    },
    homework: cleanText(answer.homework),
  };
}
