import { sameText } from '#shared/draft/words.ts';
import type { Question } from '#shared/model/draft.ts';
import type { TestAnswer } from '../answers.ts';
import { optionId } from './arrange-options.ts';
import { cleanText, cleanTexts, textOrNone } from './clean-text.ts';

type QuestionAnswer = TestAnswer['questions'][number];

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
  const common = {
    id,
    stem: cleanText(answer.stem),
    points,
    reason: cleanText(answer.reason),
    ...(passage !== undefined && { passage }),
    ...(hint !== undefined && { hint }),
  };
  if ('options' in answer) {
    const options = answer.options.map((text, index) => ({
      id: optionId(index),
      text: cleanText(text),
    }));
    const right = sameText(cleanText(answer.key));
    const key = options.find(({ text }) => sameText(text) === right)?.id;
    return key === undefined ? undefined : { kind: 'choice', ...common, options, key };
  }
  if (typeof answer.answer === 'boolean') {
    return { kind: 'truth', ...common, answer: answer.answer };
  }
  if (!('variants' in answer)) return undefined;
  const unit = textOrNone(answer.unit);
  return {
    kind: 'short',
    ...common,
    answer: cleanText(answer.answer),
    variants: cleanTexts(answer.variants),
    ...(unit !== undefined && { unit }),
    ...(answer.tolerance !== null && { tolerance: answer.tolerance }),
  };
}
