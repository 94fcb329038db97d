import type { Test } from '#shared/model/draft.ts';
import { labelsIn } from '#shared/draft/labels/labels.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Question } from '#shared/model/question.ts';
import type { TestAnswer } from '../answers.ts';
import type { Plan } from '../task.ts';
import { assembleRubric } from './assemble-rubric.ts';
import { arrangeOptions } from './arrange-options.ts';
import { assembleQuestion } from './assemble-question.ts';
import { cleanText, cleanTexts } from './clean-text.ts';
import { draftHead, type Origin } from './draft-head.ts';
import { figureNotes } from './read-figure.ts';
import { shareOut } from './share-out.ts';

const withFigureNotes = (answer: TestAnswer, language: DraftLanguage): TestAnswer => ({
  ...answer,
  notes: [...figureNotes(answer.questions, language, labelsIn(language).question), ...answer.notes],
});

/** Points are multiples of a quarter. */
const QUARTERS = 4;

/** Distributes the full mark over the questions in the proportions of the answer, in quarter points. */
function pointsOf({ questions, task }: TestAnswer, scale: number): number[] {
  const weights = [...questions, ...(task ? [task] : [])].map(({ points }) => points);
  return shareOut(weights, scale * QUARTERS).map((quarters) => quarters / QUARTERS);
}

function arrangeAllOptions(questions: readonly Question[], seed: string): Question[] {
  const choices = questions.filter((question) => question.kind === 'choice');
  const arranged = new Map(arrangeOptions(choices, seed).map((each) => [each.id, each]));
  return questions.map((question) => arranged.get(question.id) ?? question);
}

/** Makes a test from an answer, or returns the indices of questions whose keys are not among their options. */
export function assembleTest(
  plan: Plan,
  answer: TestAnswer,
  origin: Origin,
): Test | { readonly keyMissing: readonly number[] } {
  const { scale = 0 } = plan;
  const { task } = answer;
  const points = pointsOf(answer, scale);
  const made = answer.questions.map((question, index) =>
    assembleQuestion(question, {
      id: `q${index + 1}`,
      points: points[index] ?? 0,
    }),
  );
  const questions = made.filter((question) => question !== undefined);
  if (questions.length < made.length) {
    return { keyMissing: made.flatMap((question, index) => (question ? [] : [index])) };
  }
  const rubric = task && assembleRubric(task.rubric, points.at(-1) ?? 0);
  return {
    type: 'TEST',
    ...draftHead(plan, withFigureNotes(answer, plan.language), origin),
    scale,
    instructions: cleanText(answer.instructions),
    questions: arrangeAllOptions(questions, origin.seed),
    ...(task && {
      task: {
        situation: cleanText(task.situation),
        instructions: cleanTexts(task.instructions),
        points: points.at(-1) ?? 0,
        criteria: cleanTexts(task.criteria),
        ...(rubric && { rubric }),
      },
    }),
  };
}
