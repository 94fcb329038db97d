import type { Test } from '#shared/model/draft.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import { numberKeyOf } from '#shared/draft/number-key.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { gapsOf, withBlanks } from '#shared/draft/questions/gap.ts';
import type { Question, QuestionOf } from '#shared/model/question.ts';
import type { SeveralChoice } from '#shared/question-files/found-question.ts';
import { figureLine } from './figure-line.ts';
import { plainWords } from './formula-words.ts';

/** Escapes GIFT's special characters, and breaks up what looks like a tag or an entity. */
const escaped = (prose: string): string => escapedWords(plainWords(prose));
const escapedWords = (words: string): string =>
  words
    .trim()
    .replace(/[~=#{}:\\]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('->', '→')
    .replace(/\s*\n\s*/g, '\\n');

/** An answer, whose asterisk would stand for any text. */
const escapedAnswer = (prose: string): string =>
  escapedWords(plainWords(prose).replaceAll('*', '\\*'));

/** How far an accepted number may be from the answer, and the unit. */
const settingsOf = (question: QuestionOf<'short'>, language: DraftLanguage): string => {
  const key = numberKeyOf(question, language);
  const tolerance = key ? ` ± ${labelsIn(language).exactNumber(key.tolerance)}` : '';
  return `${tolerance}${question.unit === undefined ? '' : ` ${question.unit}`}`;
};

/** Undefined if it is not played. */
const answersOf = (
  question: Question | SeveralChoice,
  language: DraftLanguage,
): string | undefined => {
  if (question.kind === 'truth') return question.answer ? 'TRUE' : 'FALSE';
  if (question.kind === 'choice' || question.kind === 'several') {
    const keys = question.kind === 'choice' ? [question.key] : question.keys;
    return question.options
      .map(({ id, text }) => `${keys.includes(id) ? '=' : '~'}${escaped(text)}`)
      .join('\n');
  }
  if (question.kind !== 'short') return undefined;
  const settings = settingsOf(question, language);
  return [question.answer, ...question.variants]
    .filter((answer) => answer.trim() !== '')
    .map((answer) => `=${escapedAnswer(`${answer}${settings}`)}`)
    .join('\n');
};

const inGift = ({ stem, reason }: Pick<Question, 'stem' | 'reason'>, answers: string): string => {
  const explained = reason.trim() && `\n####${escaped(reason)}`;
  const asked = escaped(stem).replace(/^(?=\/\/|\$CATEGORY)/, '[plain]');
  return `${asked} {${answers}${explained}}`;
};

/** A question for each gap of a text, because a question of the quiz has one answer. */
const gapsInGift = ({ stem, text, reason }: QuestionOf<'gap'>): string[] => {
  const gaps = gapsOf(text);
  return gaps
    .filter((answers) => answers.length > 0)
    .map((answers) => {
      const place = gaps.length > 1 ? `\n(${gaps.indexOf(answers) + 1}) = ?` : '';
      return inGift(
        { stem: `${stem}\n${withBlanks(text)}${place}`, reason },
        answers.map((answer) => `=${escapedAnswer(answer)}`).join('\n'),
      );
    });
};

/** A question in GIFT, with its figure; a text with several gaps gives several, and what is not played none. */
export const questionsInGift = (
  question: Question | SeveralChoice,
  language: DraftLanguage,
): string[] => {
  const figure =
    question.kind !== 'several' && question.figure ? figureLine(question.figure, language) : '';
  if (question.kind === 'gap') return gapsInGift(question).map((gift) => figure + gift);
  const answers = answersOf(question, language);
  return answers === undefined ? [] : [figure + inGift(question, answers)];
};

/**
 * A test's questions as a set for the quiz, in GIFT; the reason of each key becomes the explanation.
 * @param notPlayed says of a question, by its number, that it is not played
 */
export const testSet = (
  { questions, language }: Pick<Test, 'questions' | 'language'>,
  notPlayed: (number: number) => string,
): string =>
  questions
    .flatMap((question, index) => {
      if (question.kind === 'gap') return questionsInGift(question, language);
      const [gift = `// ${notPlayed(index + 1).replace(/\s+/g, ' ')}`] = questionsInGift(
        question,
        language,
      );
      return [gift];
    })
    .join('\n\n');
