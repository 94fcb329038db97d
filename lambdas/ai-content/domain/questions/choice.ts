import * as z from 'zod/mini';
import { sameText } from '#shared/draft/words.ts';
import type { QuestionOf } from '#shared/model/question.ts';
import { optionId } from '../assemble/arrange-options.ts';
import { cleanText, textOrNone } from '../assemble/clean-text.ts';
import { UNWRITTEN } from '../exports/quiz/answering.ts';
import {
  assembling,
  described,
  text,
  texts,
  questionAnswer,
  type AnswerKind,
} from './answer-parts.ts';
import type { ShownQuestion } from './shown-question.ts';

export const choiceAnswer = questionAnswer({
  /** The exact text of the right option. */
  key: described('the right one of options, word for word'),
  options: texts,
  /** What leads pupils to the wrong options, each named by its exact text; none from models that do not know the field. */
  mistakes: z.catch(z.array(z.strictObject({ option: text, mistake: text })), []),
});

const EXAMPLES = {
  en: {
    stem: 'At what temperature does pure water boil at sea level?',
    key: '100 °C',
    options: ['100 °C', '0 °C', '50 °C', '212 °C'],
    mistakes: [
      { option: '0 °C', mistake: 'takes melting for boiling' },
      { option: '212 °C', mistake: 'knows the number of the Fahrenheit scale' },
    ],
  },
  ar: {
    stem: 'عند أي درجة حرارة يغلي الماء النقي على مستوى سطح البحر؟',
    key: '100 °م',
    options: ['100 °م', '0 °م', '50 °م', '212 °م'],
    mistakes: [
      { option: '0 °م', mistake: 'يخلط بين الانصهار والغليان' },
      { option: '212 °م', mistake: 'يعرف العدد في سلم فهرنهايت' },
    ],
  },
  fr: {
    stem: 'À quelle température l’eau pure bout-elle au niveau de la mer ?',
    key: '100 °C',
    options: ['100 °C', '0 °C', '50 °C', '212 °C'],
    mistakes: [
      { option: '0 °C', mistake: 'confond ébullition et fusion' },
      { option: '212 °C', mistake: 'connaît le nombre de l’échelle Fahrenheit' },
    ],
  },
};

export const choiceKind = {
  schema: choiceAnswer,
  weight: 1,
  words: 'multiple choice|choice|(?:a )?choix multiples?|qcm|(?:ال)?اختيار(?: من متعدد)?',
  how: (isOneType) => ({
    ar: `اختر الإجابة الصحيحة الوحيدة ${isOneType ? 'في كل سؤال' : 'حيث توجد اختيارات'}.`,
    en: `Choose the one right answer ${isOneType ? 'to each question' : 'where there are options'}.`,
    fr: `Choisis la seule bonne réponse ${isOneType ? 'à chaque question' : 'quand il y a des propositions'}.`,
  }),
  name: 'multiple-choice',
  bloom: { 1: ['remember', 'understand'], 2: ['understand', 'apply'], 3: ['apply', 'analyse'] },
  examples: (language) => [EXAMPLES[language]],
  rule: (language) =>
    `Every multiple-choice question has exactly 4 options, of which exactly one is right; key repeats it word for word. Options are of one kind, form, unit and similar length, all different. No "all of the above", "none of the above", "both"; no negative stems; no "always", "never", "only" in one option alone; no word of the stem in the key alone. Wrong options are mistakes that pupils make; mistakes says in a few words of each, with its text word for word as option, what leads to it. Example, without the other fields: ${JSON.stringify(EXAMPLES[language])}`,
  assemble: assembling(choiceAnswer, (answer, common) => {
    const right = sameText(cleanText(answer.key));
    const mistakes = new Map(
      answer.mistakes.map(({ option, mistake }) => [sameText(cleanText(option)), mistake]),
    );
    const options = answer.options.map((option, index) => {
      const same = sameText(cleanText(option));
      const mistake = same === right ? undefined : textOrNone(mistakes.get(same) ?? null);
      return {
        id: optionId(index),
        text: cleanText(option),
        ...(mistake !== undefined && { mistake }),
      };
    });
    const key = options.find((option) => sameText(option.text) === right)?.id;
    return key === undefined ? undefined : { kind: 'choice', ...common, options, key };
  }),
} satisfies AnswerKind;

export const shownChoice = ({ options, key }: QuestionOf<'choice'>): ShownQuestion => ({
  place: ({ withKey }) => [
    {
      kind: 'options',
      marker: 'letter',
      items: options.map(({ id, text }) => ({ text, isRight: withKey && id === key })),
    },
  ],
  answer({ labels }) {
    const index = options.findIndex(({ id }) => id === key);
    const lettered = (place: number): string => `${labels.letters.charAt(place)}) `;
    return [
      { label: labels.answer, text: `${lettered(index)}${options[index]?.text ?? ''}` },
      ...options.flatMap(({ id, mistake }, place) =>
        mistake && id !== key ? [{ text: `${lettered(place)}${mistake}` }] : [],
      ),
    ];
  },
  answering: () => ({
    kind: 'choice',
    options: options.map(({ id, text, mistake }) => ({
      id: `option-${id}`,
      text: text.trim() || UNWRITTEN,
      isRight: id === key,
      feedback: id === key ? '' : (mistake ?? ''),
    })),
  }),
});
