import type { QuestionOf } from '../../model/question.ts';
import { faultIf } from '../fault.ts';
import { emptyIf, sameFaults, type Traits } from './traits.ts';

/** Options of which one is right. */
export function choiceTraits({ options, key }: QuestionOf<'choice'>): Traits {
  const right = options.find(({ id }) => id === key);
  const texts = options.map(({ text }) => text);
  return {
    shown: texts.map((text) => `- ${text}`),
    answers: [[right?.text ?? '']],
    faults: (path) => [
      ...faultIf(right === undefined, 'key-missing', path),
      ...faultIf(options.length < 2, 'options-few', `${path}.options`, { count: options.length }),
      ...texts.flatMap((text, index) => emptyIf(text, `${path}.options.${index}.text`)),
      ...sameFaults(texts, `${path}.options`),
    ],
  };
}
