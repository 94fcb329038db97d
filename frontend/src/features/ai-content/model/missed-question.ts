import type { Test } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { clipText } from '#shared/text/clean-text.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** A question of a test, by its number from 1 and its points when they were entered. */
export interface MissedQuestion {
  readonly question: number;
  readonly points: number;
}

/** The number of a question and its points in the address of a form; undefined if they make no sense. */
export function readMissed(
  question: string | null,
  points: string | null,
): MissedQuestion | undefined {
  const missed = { question: Number(question ?? NaN), points: Number(points ?? NaN) };
  return Number.isInteger(missed.question) && missed.question >= 1 && missed.points > 0
    ? missed
    : undefined;
}

/** What pupils were asked: the stem with its options, or the situation with its instructions. */
function textOf(
  { questions, task }: Test,
  number: number,
): { text: string; points: number } | undefined {
  const question = questions[number - 1];
  if (question) {
    const options =
      question.kind === 'choice' ? question.options.map(({ text }) => `- ${text}`) : [];
    return { text: [question.stem, ...options].join('\n'), points: question.points };
  }
  return task && number === questions.length + 1
    ? { text: [task.situation, ...task.instructions].join('\n'), points: task.points }
    : undefined;
}

const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

/**
 * The text of a missed question, for a form that asks for exercises on it.
 * @param names of the pupils of the class
 * @returns undefined if the test was changed since its points were entered, or if the text names a pupil: then the teacher
 * writes it
 */
export function missedText(
  test: Test,
  { question, points }: MissedQuestion,
  names: readonly string[],
): string | undefined {
  const found = textOf(test, question);
  if (!found || found.points !== points) return undefined;
  const words = new Set(wordsOf(found.text));
  // In any order: lists have the family name first, and texts last.
  const isNamed = names.some((name) => {
    const parts = wordsOf(name);
    return parts.length > 0 && parts.every((part) => words.has(part));
  });
  return isNamed ? undefined : clipText(found.text, limits.longTextLength / 2);
}
