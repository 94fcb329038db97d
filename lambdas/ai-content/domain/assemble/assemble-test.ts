import type { Test } from '#shared/model/draft.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import { nameTest } from '#shared/draft/name-test.ts';
import { sharePoints } from '#shared/draft/share-out.ts';
import type { Question } from '#shared/model/question.ts';
import type { TestAnswer } from '../answers.ts';
import { draftNotesIn } from '../draft-notes.ts';
import type { Plan } from '../task.ts';
import { assembleRubric } from './assemble-rubric.ts';
import { arrangeOptions } from './arrange-options.ts';
import { assembleQuestion } from './assemble-question.ts';
import { cleanText, cleanTexts } from './clean-text.ts';
import { draftHead, ownTexts, type Origin } from './draft-head.ts';
import { figureNotes } from './read-figure.ts';
import { taskCriteria, taskPoints } from './weights.ts';
import { questionWeight } from '../questions/question-weight.ts';

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
  const { scale = 0, language } = plan;
  const { task } = answer;
  // What a question is, and so what it weighs, is known once it is made.
  const weighed = answer.questions.map((question) =>
    assembleQuestion(question, { id: '', points: 1 }),
  );
  const keysMissing = weighed.flatMap((question, index) => (question ? [] : [index]));
  if (keysMissing.length > 0) return { keyMissing: keysMissing };
  const ofTask = task ? taskPoints(scale, answer.questions.length) : 0;
  const points = sharePoints(
    weighed.flatMap((question) => (question ? questionWeight(question) : [])),
    scale - ofTask,
  );
  const questions = answer.questions.flatMap(
    (question, index) =>
      assembleQuestion(question, { id: `q${index + 1}`, points: points[index] ?? 0 }) ?? [],
  );
  const rubric = task && assembleRubric(task.rubric, ofTask, taskCriteria);
  const notes = [
    ...figureNotes(answer.questions, language, labelsIn(language).question),
    ...(points.includes(0) ? [draftNotesIn(language).pointless] : []),
    ...answer.notes,
  ];
  const { role } = plan.request.contentType === 'TEST' ? plan.request : {};
  const title = nameTest(answer.title, language, role);
  return {
    type: 'TEST',
    ...draftHead(plan, { title, notes }, origin),
    ...(role && { role }),
    scale,
    instructions: ownTexts(plan, [answer.instructions], origin).join(''),
    questions: arrangeAllOptions(questions, origin.seed),
    ...(task && {
      task: {
        situation: cleanText(task.situation),
        instructions: cleanTexts(task.instructions),
        points: ofTask,
        criteria: cleanTexts(task.criteria),
        ...(rubric && { rubric }),
      },
    }),
  };
}
