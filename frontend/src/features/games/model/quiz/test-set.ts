import type { Question, Test } from '#shared/model/draft.ts';
import { plainWords } from './formula-words.ts';

/** Escapes GIFT's special characters, and breaks up what looks like a tag or an entity. */
const escaped = (prose: string): string =>
  plainWords(prose)
    .trim()
    .replace(/[~=#{}:\\]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('->', '→')
    .replace(/\s*\n\s*/g, '\\n');

const answersOf = (question: Question): string => {
  if (question.kind === 'truth') return question.answer ? 'TRUE' : 'FALSE';
  if (question.kind === 'choice')
    return question.options
      .map(({ id, text }) => `${id === question.key ? '=' : '~'}${escaped(text)}`)
      .join('\n');
  const unit = question.unit === undefined ? '' : ` ${question.unit}`;
  return [question.answer, ...question.variants]
    .map((answer) => `=${escaped(`${answer}${unit}`)}`)
    .join('\n');
};

/** A test's questions as a set for the quiz, in GIFT; the reason of each key becomes the explanation. */
export const testSet = ({ questions }: Pick<Test, 'questions'>): string =>
  questions
    .map((question) => {
      const reason = question.reason.trim() && `\n####${escaped(question.reason)}`;
      const stem = escaped(question.stem).replace(/^(?=\/\/|\$CATEGORY)/, '[plain]');
      return `${stem} {${answersOf(question)}${reason}}`;
    })
    .join('\n\n');
