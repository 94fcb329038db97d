import { numberKeyOf } from '#shared/draft/number-key.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { QuestionOf } from '#shared/model/question.ts';
import { plainAnswers, type Answering } from '../quiz/answering.ts';
import type { ShownQuestion } from './shown-question.ts';

const WRITING_LINES = 1;

function answeringOf(question: QuestionOf<'short'>, language: DraftLanguage): Answering {
  const { answer, variants, unit, tolerance } = question;
  const answers = plainAnswers([answer, ...variants], { language, unit, tolerance });
  // Learning systems reject a question without an answer, so a person marks it.
  if (answers.length === 0) return { kind: 'essay', guidance: [] };
  const key = numberKeyOf(question, language);
  // Systems read a number in few writings, so an exact one is a text in its usual writings.
  return key
    ? { kind: 'number', answers: key.numbers, tolerance: key.tolerance }
    : { kind: 'short', answers };
}

export const shownShort = (question: QuestionOf<'short'>): ShownQuestion => ({
  place: () => [{ kind: 'writing-lines', count: WRITING_LINES }],
  answer({ labels }) {
    const { answer, unit, tolerance, variants } = question;
    const within = tolerance ? ` (${labels.tolerance(labels.exactNumber(tolerance))})` : '';
    const others = variants.join(labels.semicolon);
    return [
      { label: labels.answer, text: `${answer}${unit ? ` ${unit}` : ''}${within}` },
      ...(others ? [{ label: labels.variants, text: others }] : []),
    ];
  },
  answering: (language) => answeringOf(question, language),
});
