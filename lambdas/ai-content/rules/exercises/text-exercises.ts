import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import type { Material } from '../material.ts';
import type { ChoiceQuestion, ShortQuestion, TruthQuestion } from '../questions/question.ts';
import { contextOf, type SourceText } from '../source/source-text.ts';
import { textChoices, textShorts, textTruths } from '../source/text-questions.ts';
import { lettered, numbered, type DraftExercise, type Style } from './exercise.ts';
import { gappedOf } from './gapped.ts';
import { isListStyle } from './item-lists.ts';
import { splitIntoGroups } from './matching.ts';
import { textMatching, textOrdering } from './text-lists.ts';

type Question = ChoiceQuestion | TruthQuestion | ShortQuestion;

/** The hint where to find a part in the text; with a number if there are several parts. */
const foundAt = (
  language: DraftLanguage,
  passage: string | null,
  number: number | undefined,
): string => {
  const found = {
    ar: `نرجع إلى النص: «${passage}».`,
    en: `The text says: “${passage}.”`,
    fr: `Le texte dit : « ${passage}. »`,
  }[language];
  return number === undefined ? found : `${number}) ${found}`;
};

const answerOf = (language: DraftLanguage, question: Question): string => {
  if (!('answer' in question)) return question.key;
  if (typeof question.answer === 'string') return question.answer;
  if (question.answer) return { ar: 'صحيح', en: 'True', fr: 'Vrai' }[language];
  return {
    ar: `خطأ. ${question.reason}`,
    en: `False. ${question.reason}`,
    fr: `Faux. ${question.reason}`,
  }[language];
};

const statementOf = (language: DraftLanguage, question: Question): string =>
  'options' in question
    ? `${question.stem}\n${lettered(language, question.options)}`
    : question.stem;

/** Stems that say themselves what to do. */
const INSTRUCTS = /^(?:اختر|أكمل|Choose|Complete)/;

function together(
  language: DraftLanguage,
  lead: string,
  questions: readonly Question[],
  difficulty: Difficulty,
): DraftExercise {
  const several = questions.length > 1;
  const asked = numbered(questions.map((each) => statementOf(language, each)));
  return {
    difficulty,
    integration: false,
    statement: !several && INSTRUCTS.test(asked) ? asked : `${lead}\n${asked}`,
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
    fr: 'Vrai ou faux d’après le texte ? Corrige ce qui est faux :',
  },
  choice: {
    ar: 'ضع علامة أمام الجواب الصحيح:',
    en: 'Tick the right answer:',
    fr: 'Coche la bonne réponse :',
  },
  plain: { ar: 'أجب من النص:', en: 'Answer from the text:', fr: 'Réponds d’après le texte :' },
  gaps: {
    ar: 'املأ الفراغات من النص بالكلمات الآتية:',
    en: 'Fill in the gaps with these words of the text:',
    fr: 'Complète avec ces mots du texte :',
  },
} as const;

/** A share of the text's sentences, so that no two exercises use the same one. */
const shareOf = (source: SourceText, from: number, size: number): SourceText => ({
  ...source,
  sentences: source.sentences.slice(from, from + size),
});

/**
 * Without sentences that quote one which another exercise may use; if several quote the same one, it is left out
 * instead.
 */
function quotingNone(source: SourceText): SourceText {
  const quoted = source.sentences.map(contextOf).filter((context) => context !== '');
  const isShared = (context: string) => quoted.filter((each) => each === context).length > 1;
  const sentences = source.sentences.filter(
    (sentence) =>
      !isShared(`${sentence.text}. `) &&
      (sentence.start === 0 ||
        isShared(contextOf(sentence)) ||
        !source.sentences.some(({ text }) => contextOf(sentence) === `${text}. `)),
  );
  return { ...source, sentences };
}

/** Exercises with at least two gaps each, because a single word to fill in would be the answer. */
function gapExercises(
  { plan, random }: Material,
  source: SourceText,
  count: number,
): DraftExercise[] {
  const { language } = plan;
  const { length } = source.sentences;
  const sentences = random.shuffled(source.sentences);
  const gapped = textShorts({ source: { ...source, sentences }, language, random, count: length });
  return splitIntoGroups(random.shuffled(gapped.flatMap(gappedOf)), count, 2).map((questions) => {
    const bank = random.shuffled(questions.map(({ answer }) => answer));
    const lead = `${leads.gaps[language]} ${bank.join(' – ')}`;
    return together(language, lead, questions, questions.length > 2 ? 2 : 1);
  });
}

/** Exercises that ask to judge, choose or answer. */
function questionExercises(
  { plan, random }: Material,
  source: SourceText,
  count: number,
  style: 'choice' | 'truth' | 'plain',
): DraftExercise[] {
  const { language } = plan;
  const shuffled = { ...source, sentences: random.shuffled(source.sentences) };
  const size = Math.max(1, Math.min(3, Math.floor(source.sentences.length / Math.max(1, count))));
  const make = { truth: textTruths, choice: textChoices, plain: textShorts };
  return Array.from({ length: count }, (_, at): DraftExercise[] => {
    const from = { source: shareOf(shuffled, at * size, size), language, random, count: size };
    const inTurn = at % 3 === 0 ? 'truth' : at % 3 === 1 ? 'plain' : 'choice';
    const kind = style === 'plain' ? inTurn : style;
    const questions: readonly Question[] = make[kind](from);
    if (questions.length === 0) return [];
    return [together(language, leads[kind][language], questions, kind === 'plain' ? 2 : 1)];
  }).flat();
}

const textMakers = { gaps: gapExercises, matching: textMatching, ordering: textOrdering };

/** If all have the same difficulty, the longer half counts as harder, because it needs more reading. */
function graded(exercises: readonly DraftExercise[]): DraftExercise[] {
  if (new Set(exercises.map(({ difficulty }) => difficulty)).size > 1) return [...exercises];
  const byLength = exercises.toSorted((a, b) => a.statement.length - b.statement.length);
  return byLength.map((each, at) => ({ ...each, difficulty: 2 * at < byLength.length ? 1 : 2 }));
}

/**
 * Exercises on the sentences of the text, easy ones first, at most as many as requested. None has difficulty 3, which
 * needs more than finding something in a text.
 */
export function textExercises(material: Material, count: number, style: Style): DraftExercise[] {
  if (!material.source) return [];
  const source = quotingNone(material.source);
  const exercises = isListStyle(style)
    ? textMakers[style](material, source, count)
    : questionExercises(material, source, count, style);
  return graded(exercises).toSorted((a, b) => a.difficulty - b.difficulty);
}
