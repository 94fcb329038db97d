import type { QuestionOf } from '#shared/model/question.ts';
import { plainAnswers, type Answering } from '../quiz/answering.ts';
import type { ShownQuestion } from './shown-question.ts';

const WRITING_LINES = 1;

/**
 * The number that a text contains, with a point or comma; `undefined` for other texts, and for numbers too large for
 * a program's precision.
 */
const numberOf = (text: string): number | undefined => {
  if (!/^[-+−]?\d+(?:[.,]\d+)?$/.test(text)) return undefined;
  const number = Number(text.replace(',', '.').replace('−', '-'));
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
};

function answeringOf({ answer, variants, tolerance }: QuestionOf<'short'>): Answering {
  const answers = plainAnswers([answer, ...variants]);
  // Learning systems reject a question without an answer, so a person marks it.
  if (answers.length === 0) return { kind: 'essay', guidance: [] };
  const number = numberOf(answers[0] ?? '');
  // Of decimals a system reads only its own language's mark, so an exact one is a text, written either way.
  const isExactDecimal = tolerance === 0 && !Number.isInteger(number);
  return tolerance !== undefined &&
    tolerance <= Number.MAX_SAFE_INTEGER &&
    number !== undefined &&
    !isExactDecimal
    ? { kind: 'number', answer: number, tolerance }
    : { kind: 'short', answers };
}

export const shownShort = (question: QuestionOf<'short'>): ShownQuestion => ({
  place: () => [{ kind: 'writing-lines', count: WRITING_LINES }],
  answer({ labels }) {
    const { answer, unit, tolerance, variants } = question;
    const within = tolerance ? ` (${labels.tolerance(labels.number(tolerance))})` : '';
    const others = variants.join(labels.semicolon);
    return [
      { label: labels.answer, text: `${answer}${unit ? ` ${unit}` : ''}${within}` },
      ...(others ? [{ label: labels.variants, text: others }] : []),
    ];
  },
  answering: answeringOf(question),
});
