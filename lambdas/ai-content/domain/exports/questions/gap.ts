import { gapParts, gapsOf, withBlanks } from '#shared/draft/questions/gap.ts';
import { proseParts } from '#shared/draft/prose.ts';
import type { QuestionOf } from '#shared/model/question.ts';
import { plainAnswers, type Answering, type QuizGap } from '../quiz/answering.ts';
import type { ShownQuestion } from './shown-question.ts';

/** Characters of no script, one for each gap. */
const FIRST_MARK = 0xe000;
const MARKS = /[\uE000-\uF8FF]/gu;

function answeringOf(text: string): Answering {
  const gaps: QuizGap[] = [];
  const marked = gapParts(text)
    .map(({ words, answers = [] }) => {
      if (words !== undefined) return words.replace(MARKS, '');
      const mark = String.fromCodePoint(FIRST_MARK + gaps.length);
      gaps.push({ mark, answers: plainAnswers(answers) });
      return mark;
    })
    .join('');
  const isInFormula = proseParts(marked).some(
    ({ kind, value }) => kind === 'formula' && value.search(MARKS) >= 0,
  );
  const isReady = gaps.length > 0 && gaps.every(({ answers }) => answers.length > 0);
  // Learning systems have gaps between words only, and each must have an answer; a person marks others.
  return isReady && !isInFormula
    ? { kind: 'cloze', text: marked, gaps }
    : { kind: 'essay', guidance: [withBlanks(text)] };
}

export const shownGap = ({ text }: QuestionOf<'gap'>): ShownQuestion => ({
  place({ withKey }) {
    const shown = withKey ? withBlanks(text, ([answer = '']) => `… ${answer} …`) : withBlanks(text);
    return [{ kind: 'paragraph', text: shown }];
  },
  answer({ labels }) {
    const gaps = gapsOf(text).map((answers) => answers.join(' / '));
    const numbered = gaps.length > 1 ? gaps.map((gap, index) => `(${index + 1}) ${gap}`) : gaps;
    return [{ label: labels.answer, text: numbered.join(labels.semicolon) }];
  },
  answering: answeringOf(text),
});
