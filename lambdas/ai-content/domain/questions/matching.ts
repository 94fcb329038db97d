import * as z from 'zod/mini';
import type { QuestionOf } from '#shared/model/question.ts';
import { cleanText } from '../assemble/clean-text.ts';
import { UNWRITTEN } from '../exports/quiz/answering.ts';
import { assembling, text, questionAnswer, type AnswerKind } from './answer-parts.ts';
import { BLANK, letterOf, type ShownQuestion } from './shown-question.ts';

export const matchingAnswer = questionAnswer({
  pairs: z.array(z.strictObject({ left: text, right: text })),
});

const EXAMPLES = {
  en: {
    stem: 'Match each organ with its work:',
    pairs: [
      { left: 'heart', right: 'pumps the blood' },
      { left: 'lungs', right: 'take in oxygen' },
      { left: 'stomach', right: 'digests food' },
    ],
  },
  ar: {
    stem: 'اربط كل عضو بوظيفته:',
    pairs: [
      { left: 'القلب', right: 'يضخ الدم' },
      { left: 'الرئتان', right: 'تأخذان الأكسجين' },
      { left: 'المعدة', right: 'تهضم الطعام' },
    ],
  },
  fr: {
    stem: 'Relie chaque organe à son rôle :',
    pairs: [
      { left: 'le cœur', right: 'fait circuler le sang' },
      { left: 'les poumons', right: 'absorbent l’oxygène' },
      { left: 'l’estomac', right: 'digère les aliments' },
    ],
  },
};

export const matchingKind = {
  schema: matchingAnswer,
  weight: 1.5,
  words: 'matching|(?:a )?relier|appariement|(?:ال)?ربط|(?:ال)?مطابقه',
  how: () => ({
    ar: 'اكتب أمام كل رقم الحرف الذي يناسبه.',
    en: 'Write the letter that belongs to each number.',
    fr: 'Écris la lettre qui correspond à chaque numéro.',
  }),
  name: 'matching',
  bloom: { 1: ['remember'], 2: ['understand'], 3: ['understand', 'analyse'] },
  examples: (language) => [EXAMPLES[language]],
  rule: (language) =>
    `Every matching question has 3 to 5 pairs of texts that belong together: left a word or a short sentence, right what goes with it. All lefts are of one kind, and so are all rights; no right fits two lefts. The rights are shuffled for pupils. Example, without the other fields: ${JSON.stringify(EXAMPLES[language])}`,
  assemble: assembling(matchingAnswer, ({ pairs }, common) => ({
    kind: 'matching',
    ...common,
    pairs: pairs.map(({ left, right }, index) => ({
      id: `p${index + 1}`,
      left: cleanText(left),
      right: cleanText(right),
    })),
  })),
} satisfies AnswerKind;

export function shownMatching({ pairs }: QuestionOf<'matching'>): ShownQuestion {
  const written = pairs.map(({ left, right }) => ({
    left: left.trim() || UNWRITTEN,
    right: right.trim() || UNWRITTEN,
  }));
  return {
    place: (sheet) => [
      {
        kind: 'table',
        columns: [
          { heading: sheet.labels.matchLeft, share: 0.42 },
          { heading: sheet.labels.letter, share: 0.12 },
          { heading: sheet.labels.matchRight, share: 0.46 },
        ],
        rows: pairs.map(({ left }, index) => {
          const right = pairs[sheet.order[index] ?? index]?.right ?? '';
          return [
            [{ text: `${index + 1}. ${left}` }],
            [{ text: sheet.withKey ? letterOf(sheet, index) : BLANK }],
            [{ text: `${sheet.labels.letters.charAt(index)}) ${right}` }],
          ];
        }),
      },
    ],
    answer: (sheet) => [
      {
        label: sheet.labels.answer,
        text: pairs
          .map((_, index) => `${index + 1} – ${letterOf(sheet, index)}`)
          .join(sheet.labels.semicolon),
      },
    ],
    answering: () =>
      written.length < 2 ? { kind: 'essay', guidance: [] } : { kind: 'matching', pairs: written },
  };
}
