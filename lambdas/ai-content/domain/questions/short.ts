import * as z from 'zod/mini';
import { numberKeyOf } from '#shared/draft/number-key.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { QuestionOf } from '#shared/model/question.ts';
import { cleanText, cleanTexts, textOrNone } from '../assemble/clean-text.ts';
import { plainAnswers, type Answering } from '../exports/quiz/answering.ts';
import { assembling, text, texts, questionAnswer, type AnswerKind } from './answer-parts.ts';
import type { ShownQuestion } from './shown-question.ts';

export const shortAnswer = questionAnswer({
  answer: text,
  variants: texts,
  unit: z.nullable(text),
  tolerance: z.nullable(z.number()),
});

const EXAMPLES = {
  en: [
    {
      stem: 'A train covers 240 km in 3 hours. What is its mean speed?',
      ...{ answer: '80', variants: [], unit: 'km/h', tolerance: 0 },
    },
    {
      stem: 'Which gas do plants take in by day?',
      ...{ answer: 'carbon dioxide', variants: ['CO2'], unit: null, tolerance: null },
    },
  ],
  ar: [
    {
      stem: 'يقطع قطار 240 km في 3 ساعات. ما سرعته المتوسطة؟',
      ...{ answer: '80', variants: [], unit: 'km/h', tolerance: 0 },
    },
    {
      stem: 'ما الغاز الذي يمتصه النبات نهارا؟',
      ...{ answer: 'ثنائي أكسيد الكربون', variants: ['CO2'], unit: null, tolerance: null },
    },
  ],
  fr: [
    {
      stem: 'Un train parcourt 240 km en 3 heures. Quelle est sa vitesse moyenne ?',
      ...{ answer: '80', variants: [], unit: 'km/h', tolerance: 0 },
    },
    {
      stem: 'Quel gaz les plantes absorbent-elles le jour ?',
      ...{ answer: 'le dioxyde de carbone', variants: ['CO2'], unit: null, tolerance: null },
    },
  ],
};

export const shortKind = {
  schema: shortAnswer,
  weight: 1.25,
  words: 'short answer|(?:a )?reponse courte|(?:ال)?اجابه (?:ال)?قصيره',
  how: (isOneType) => ({
    ar: `أجب ${isOneType ? 'عن كل سؤال' : 'حيث يوجد سطر واحد'} بإجابة قصيرة ودقيقة.`,
    en: `Give a short and exact answer ${isOneType ? 'to each question' : 'where there is one line'}.`,
    fr: `Donne une réponse courte et exacte ${isOneType ? 'à chaque question' : 'quand il y a une ligne'}.`,
  }),
  name: 'short-answer',
  bloom: { 1: ['remember'], 2: ['understand', 'apply'], 3: ['apply', 'analyse'] },
  examples: (language) => EXAMPLES[language],
  rule: (language) =>
    `Every short-answer question is answered by at most 8 words or a number. variants lists other answers that are right. For a number with a unit, unit names it and tolerance says how far from it an answer may be (0 if not at all); both are null otherwise. Examples, without the other fields: ${JSON.stringify(EXAMPLES[language])}`,
  assemble: assembling(shortAnswer, ({ answer, variants, unit: given, tolerance }, common) => {
    const unit = textOrNone(given);
    return {
      kind: 'short',
      ...common,
      answer: cleanText(answer),
      variants: cleanTexts(variants),
      ...(unit !== undefined && { unit }),
      ...(tolerance !== null && { tolerance }),
    };
  }),
} satisfies AnswerKind;

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
