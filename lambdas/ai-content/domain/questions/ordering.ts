import type { QuestionOf } from '#shared/model/question.ts';
import { cleanText } from '../assemble/clean-text.ts';
import { UNWRITTEN } from '../exports/quiz/answering.ts';
import { assembling, texts, questionAnswer, type AnswerKind } from './answer-parts.ts';
import { BLANK, letterOf, type ShownQuestion, type SheetOfQuestion } from './shown-question.ts';

export const orderingAnswer = questionAnswer({ items: texts });

const EXAMPLES = {
  en: {
    stem: 'Put the stages of the water cycle in order, from the sea on:',
    items: ['evaporation', 'condensation', 'rain'],
  },
  ar: {
    stem: 'رتب مراحل دورة الماء انطلاقا من البحر:',
    items: ['التبخر', 'التكاثف', 'المطر'],
  },
  fr: {
    stem: 'Range les étapes du cycle de l’eau dans l’ordre, à partir de la mer :',
    items: ['évaporation', 'condensation', 'pluie'],
  },
};

export const orderingKind = {
  schema: orderingAnswer,
  weight: 1.5,
  words: 'ordering|(?:a )?ordonner|(?:ال)?ترتيب',
  how: () => ({
    ar: 'اكتب الحروف بالترتيب الصحيح.',
    en: 'Write the letters in the right order.',
    fr: 'Écris les lettres dans le bon ordre.',
  }),
  name: 'ordering',
  bloom: { 1: ['remember'], 2: ['understand'], 3: ['apply', 'analyse'] },
  examples: (language) => [EXAMPLES[language]],
  rule: (language) =>
    `Every ordering question has 3 to 5 items in the right order; the stem says by what they are ordered and where it begins. Only one order is right, and the items have no numbers or words such as "first" or "then". They are shuffled for pupils. Example, without the other fields: ${JSON.stringify(EXAMPLES[language])}`,
  assemble: assembling(orderingAnswer, ({ items }, common) => ({
    kind: 'ordering',
    ...common,
    items: items.map(cleanText),
  })),
} satisfies AnswerKind;

export function shownOrdering({ items }: QuestionOf<'ordering'>): ShownQuestion {
  const inOrder = (sheet: SheetOfQuestion): string =>
    items.map((_, index) => letterOf(sheet, index)).join(' – ');
  return {
    place: (sheet) => [
      {
        kind: 'options',
        marker: 'letter',
        items: sheet.order.map((right) => ({ text: items[right] ?? '', isRight: false })),
      },
      {
        kind: 'paragraph',
        label: sheet.labels.rightOrder,
        text: sheet.withKey ? inOrder(sheet) : items.map(() => BLANK).join(' – '),
      },
    ],
    answer: (sheet) => [{ label: sheet.labels.rightOrder, text: inOrder(sheet) }],
    answering: () =>
      items.length < 2
        ? { kind: 'essay', guidance: [] }
        : { kind: 'order', items: items.map((item) => item.trim() || UNWRITTEN) },
  };
}
