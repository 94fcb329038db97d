import type { Question } from '#shared/model/question.ts';
import type { QuestionAnswer } from '../answers.ts';
import { answerKinds } from '../questions/question-kinds.ts';
import { cleanText, textOrNone } from './clean-text.ts';
import { readFigure } from './read-figure.ts';

/**
 * Makes a question from an answer.
 * @returns `undefined` if the key is not one of the options
 */
export function assembleQuestion(
  answer: QuestionAnswer,
  { id, points }: { readonly id: string; readonly points: number },
): Question | undefined {
  const passage = textOrNone(answer.passage);
  const hint = textOrNone(answer.hint);
  const { difficulty, bloom } = answer;
  const { figure } = readFigure(answer.figure);
  const common = {
    id,
    stem: cleanText(answer.stem),
    points,
    ...(difficulty !== null && { difficulty }),
    ...(bloom !== null && { bloom }),
    reason: cleanText(answer.reason),
    ...(passage !== undefined && { passage }),
    ...(hint !== undefined && { hint }),
    ...(figure && { figure }),
  };
  for (const { assemble } of Object.values(answerKinds)) {
    const question = assemble(answer, common);
    if (question) return question;
  }
  return undefined;
}
