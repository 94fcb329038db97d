import type { Difficulty } from '../items/item.ts';
import type { Material } from '../material.ts';
import type { ChoiceQuestion, ShortQuestion, TruthQuestion } from '../questions/question.ts';
import type { SourceText } from '../source/source-text.ts';
import { textChoices, textShorts, textTruths } from '../source/text-questions.ts';
import { lettered, numbered, type DraftExercise, type Style } from './exercise.ts';

type Question = ChoiceQuestion | TruthQuestion | ShortQuestion;

/** Where it is found in the text, for one part or for the one of a number. */
const foundAt = (
  language: 'ar' | 'en',
  passage: string | null,
  number: number | undefined,
): string => {
  const found = { ar: `نرجع إلى النص: «${passage}».`, en: `The text says: “${passage}.”` }[
    language
  ];
  return number === undefined ? found : `${number}) ${found}`;
};

const answerOf = (language: 'ar' | 'en', question: Question): string => {
  if (!('answer' in question)) return question.key;
  if (typeof question.answer === 'string') return question.answer;
  if (question.answer) return { ar: 'صحيح', en: 'True' }[language];
  return { ar: `خطأ. ${question.reason}`, en: `False. ${question.reason}` }[language];
};

const statementOf = (language: 'ar' | 'en', question: Question): string =>
  'options' in question
    ? `${question.stem}\n${lettered(language, question.options)}`
    : question.stem;

function together(
  language: 'ar' | 'en',
  lead: string,
  questions: readonly Question[],
  difficulty: Difficulty,
): DraftExercise {
  const several = questions.length > 1;
  return {
    difficulty,
    integration: false,
    statement: `${lead}\n${numbered(questions.map((each) => statementOf(language, each)))}`,
    steps: questions.map(({ passage }, at) =>
      foundAt(language, passage, several ? at + 1 : undefined),
    ),
    answer: numbered(questions.map((each) => answerOf(language, each))),
    hint: questions[0]?.hint ?? null,
  };
}

const leads = {
  truth: {
    ar: 'صحيح أم خطأ حسب النص؟ صحح الخطأ:',
    en: 'True or false according to the text? Correct what is false:',
  },
  choice: { ar: 'ضع علامة أمام الجواب الصحيح:', en: 'Tick the right answer:' },
  plain: { ar: 'أجب من النص:', en: 'Answer from the text:' },
  gaps: {
    ar: 'املأ الفراغات من النص بالكلمات الآتية:',
    en: 'Fill in the gaps with these words of the text:',
  },
} as const;

/** The bare sentence with its blank; nothing of a question of another form. */
const gapOf = (question: Question): Question[] => {
  const gapped = /[«“](.*______.*)[»”]/su.exec(question.stem)?.[1];
  return gapped === undefined ? [] : [{ ...question, stem: `${gapped.replace(/\.$/, '')}.` }];
};

/** A share of the text's sentences, so that no two exercises ask for the same one. */
const shareOf = (source: SourceText, from: number, size: number): SourceText => ({
  ...source,
  sentences: source.sentences.slice(from, from + size),
});

/**
 * Exercises on the sentences of the text, easy ones first, as many as it carries of those asked for: statements to be
 * judged, then questions. None of difficulty 3, which calls for more than finding something in a text.
 */
export function textExercises(
  { source, plan, random }: Material,
  count: number,
  style: Style,
): DraftExercise[] {
  if (!source) return [];
  const { language } = plan;
  const shuffled = { ...source, sentences: random.shuffled(source.sentences) };
  const share = Math.max(1, Math.min(3, Math.floor(source.sentences.length / Math.max(1, count))));
  // A single word to fill in would be the answer.
  const size = style === 'gaps' ? 3 : share;
  const exercises = Array.from({ length: count }, (_, at): DraftExercise[] => {
    const from = { source: shareOf(shuffled, at * size, size), language, random, count: size };
    const kind =
      style === 'plain' ? (at % 3 === 0 ? 'truth' : at % 3 === 1 ? 'plain' : 'choice') : style;
    const make = { truth: textTruths, choice: textChoices, plain: textShorts, gaps: textShorts };
    const made: readonly Question[] = make[kind](from);
    const questions = kind === 'gaps' ? made.flatMap(gapOf) : made;
    if (questions.length < (kind === 'gaps' ? 2 : 1)) return [];
    const lead = leads[kind][language];
    const bank = random.shuffled(questions.map((each) => answerOf(language, each)));
    const full = kind === 'gaps' ? `${lead} ${bank.join(' – ')}` : lead;
    return [together(language, full, questions, kind === 'plain' ? 2 : 1)];
  });
  return exercises.flat().toSorted((a, b) => a.difficulty - b.difficulty);
}
