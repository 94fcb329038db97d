import * as z from 'zod/mini';
import type { QuestionOf } from '#shared/model/question.ts';
import { assembling, questionAnswer, type AnswerKind } from './answer-parts.ts';
import type { ShownQuestion } from './shown-question.ts';

export const truthAnswer = questionAnswer({ answer: z.boolean() });

const EXAMPLES = {
  en: [
    { stem: 'The heart pumps blood to the lungs.', answer: true },
    {
      stem: 'The Moon gives off light of its own.',
      ...{ answer: false, reason: 'It reflects the light of the Sun.' },
    },
  ],
  ar: [
    { stem: 'يضخ القلب الدم إلى الرئتين.', answer: true },
    { stem: 'يصدر القمر ضوءا من ذاته.', answer: false, reason: 'يعكس القمر ضوء الشمس.' },
  ],
  fr: [
    { stem: 'Le cœur envoie le sang vers les poumons.', answer: true },
    {
      stem: 'La Lune produit sa propre lumière.',
      ...{ answer: false, reason: 'Elle réfléchit la lumière du Soleil.' },
    },
  ],
};

export const truthKind = {
  schema: truthAnswer,
  weight: 1,
  words: 'true (?:or )?false|vrai (?:ou )?faux|(?:ال)?صح(?:يح)? (?:او |ام |و)?(?:ال)?خطا',
  how: () => ({
    ar: 'ضع علامة أمام «صحيح» أو «خطأ» لكل عبارة.',
    en: 'Tick “true” or “false” for each statement.',
    fr: 'Coche « vrai » ou « faux » pour chaque affirmation.',
  }),
  name: 'true/false',
  bloom: { 1: ['remember'], 2: ['understand'], 3: ['understand', 'apply'] },
  examples: (language) => EXAMPLES[language],
  rule: (language) =>
    `Every true/false question is a statement that is either true or false; answer says which. About half of them are true. A false one has exactly one fact changed. A statement says one thing, asks nothing and denies nothing. Examples, without the other fields: ${JSON.stringify(EXAMPLES[language])}`,
  assemble: assembling(truthAnswer, ({ answer }, common) => ({ kind: 'truth', ...common, answer })),
} satisfies AnswerKind;

export const shownTruth = ({ answer }: QuestionOf<'truth'>): ShownQuestion => ({
  place: ({ labels, withKey }) => [
    {
      kind: 'options',
      marker: 'box',
      items: [true, false].map((value) => ({
        text: value ? labels.true : labels.false,
        isRight: withKey && value === answer,
      })),
    },
  ],
  answer: ({ labels }) => [{ label: labels.answer, text: answer ? labels.true : labels.false }],
  answering: () => ({ kind: 'truth', answer }),
});
