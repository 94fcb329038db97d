import type { QuestionOf } from '../../model/question.ts';
import { newId } from '../../text/new-id.ts';
import { faultIf } from '../fault.ts';
import { type BlankParts, emptyIf, sameFaults, type Traits } from './traits.ts';

/** Options of which one is right. */
export function choiceTraits({ options, key }: QuestionOf<'choice'>): Traits {
  const right = options.find(({ id }) => id === key);
  const texts = options.map(({ text }) => text);
  return {
    shown: texts.map((text) => `- ${text}`),
    answers: [[right?.text ?? '']],
    lines: 0,
    limits: () => [],
    faults: (path) => [
      ...faultIf(right === undefined, 'key-missing', path),
      ...faultIf(options.length < 2, 'options-few', `${path}.options`, { count: options.length }),
      ...texts.flatMap((text, index) => emptyIf(text, `${path}.options.${index}.text`)),
      ...sameFaults(texts, `${path}.options`),
    ],
  };
}

/** A new one. */
export const blankChoice = (parts: BlankParts): QuestionOf<'choice'> => {
  const choices = ['', '', '', ''].map((text) => ({ id: newId(), text }));
  return { kind: 'choice', ...parts, options: choices, key: choices[0]?.id ?? '' };
};
