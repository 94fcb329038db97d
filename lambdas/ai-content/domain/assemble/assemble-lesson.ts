import type * as z from 'zod/mini';
import type { LessonPhase, LessonPlan } from '#shared/model/draft.ts';
import type { LessonPlanAnswer, phaseAnswer } from '../answers.ts';
import type { Plan } from '../task.ts';
import { cleanText, cleanTexts } from './clean-text.ts';
import { draftHead, type Origin } from './draft-head.ts';
import { shareOut } from './share-out.ts';

/** If the minutes were off by more than this share, a note tells the teacher that they were changed. */
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

/** Distributes the lesson's minutes over the phases in the proportions of the answer, in whole minutes. */
const minutesOf = (phases: LessonPlanAnswer['phases'], total: number): number[] =>
  phases.length <= total
    ? shareOut(
        phases.map(({ minutes }) => minutes),
        total,
      )
    : phases.map(({ minutes }) => Math.round(minutes));

/** The note for a lesson plan whose minutes differed much from the lesson's. */
function minutesNotes({ language, minutes: total = 0 }: Plan, phases: LessonPlanAnswer['phases']) {
  const sum = phases.reduce((all, { minutes }) => all + minutes, 0);
  if (Math.abs(sum - total) <= total * SLIP) return [];
  return [
    {
      ar: `لم يكن مجموع دقائق المراحل في المسودة ${total}، فأعيد توزيعها. تحقق من مدة كل مرحلة.`,
      en: `The minutes of the phases did not add up to ${total}, so they were shared out again. Check the time of each phase.`,
      fr: `La somme des minutes des étapes n’était pas ${total} : elles ont été réparties de nouveau. Vérifiez la durée de chaque étape.`,
    }[language],
  ];
}

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
  const notes = [...minutesNotes(plan, answer.phases), ...answer.notes];
  const ofPhases = minutesOf(answer.phases, minutes);
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
      assemblePhase(phase, `p${index + 1}`, ofPhases[index] ?? 0),
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
