import { gapsOf, markedGaps, withBlanks } from '#shared/draft/questions/gap.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { QuestionOf } from '#shared/model/question.ts';
import { cleanText } from '../assemble/clean-text.ts';
import { plainAnswers, type Answering } from '../exports/quiz/answering.ts';
import { assembling, text, questionAnswer, type AnswerKind } from './answer-parts.ts';
import type { ShownQuestion } from './shown-question.ts';

export const gapAnswer = questionAnswer({
  /** With its gaps in double square brackets. */
  text,
});

const EXAMPLES = {
  en: {
    stem: 'Complete the text with the right words:',
    text: 'Plants need [[light|sunlight]] and [[water]] to grow.',
  },
  ar: {
    stem: 'أكمل النص بالكلمات المناسبة:',
    text: 'يحتاج النبات إلى [[الضوء|ضوء الشمس]] و[[الماء]] لينمو.',
  },
  fr: {
    stem: 'Complète le texte avec les mots qui conviennent :',
    text: 'Pour grandir, les plantes ont besoin de [[lumière|soleil]] et d’[[eau]].',
  },
};

export const gapKind = {
  schema: gapAnswer,
  weight: 1.25,
  words:
    'gap(?: fill)?|fill in(?: the gaps?)?|(?:texte )?a trous|مل[اء]? (?:ال)?فراغ(?:ات)?|(?:ال)?فراغات',
  how: () => ({ ar: 'أكمل الفراغات.', en: 'Fill in the gaps.', fr: 'Complète ce qui manque.' }),
  name: 'gap-fill',
  bloom: { 1: ['remember'], 2: ['remember', 'understand'], 3: ['understand', 'apply'] },
  examples: (language) => [EXAMPLES[language]],
  rule: (language) =>
    `Every gap-fill question has a stem that says what to do, and a text of one to three sentences with 1 to 4 gaps. A gap holds its right answer between [[ and ]], other right answers after |; one to three words each, never in a formula. The other words leave only one answer. Example, without the other fields: ${JSON.stringify(EXAMPLES[language])}`,
  assemble: assembling(gapAnswer, (answer, common) => ({
    kind: 'gap',
    ...common,
    text: cleanText(answer.text),
  })),
} satisfies AnswerKind;

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
