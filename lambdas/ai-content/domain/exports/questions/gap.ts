import { gapsOf, markedGaps, withBlanks } from '#shared/draft/questions/gap.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { QuestionOf } from '#shared/model/question.ts';
import { plainAnswers, type Answering } from '../quiz/answering.ts';
import type { ShownQuestion } from './shown-question.ts';

function answeringOf(text: string, language: DraftLanguage): Answering {
  const marked = markedGaps(text);
  if (!marked) return { kind: 'essay', guidance: [withBlanks(text)] };
  const gaps = marked.gaps.map(({ mark, answers }) => ({
    mark,
    answers: plainAnswers(answers, { language }),
  }));
  return { kind: 'cloze', text: marked.text, gaps };
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
  answering: (language) => answeringOf(text, language),
});
