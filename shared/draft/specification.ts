import type { Question } from '../model/question.ts';
import type { Labels } from './labels.ts';
import { bloomLevels, difficulties } from '../model/question-levels.ts';

/** The questions that ask for a level of thinking, or those that were not judged. */
export interface SpecificationRow {
  /** The level in the words of the sheet. */
  readonly name: string;
  /** The numbers of its questions, from 1, in the columns of the table. */
  readonly cells: readonly (readonly number[])[];
  readonly points: number;
}

/** The questions of a difficulty, or those whose difficulty was not judged. */
export interface SpecificationColumn {
  readonly heading: string;
}

/** جدول المواصفات: the numbers of a test's questions by what they ask for and how hard they are. */
export interface Specification {
  readonly columns: readonly SpecificationColumn[];
  readonly rows: readonly SpecificationRow[];
}

/**
 * The table of specifications of a test.
 * @param questions in the order of the sheet
 * @returns `undefined` if no question has a level
 */
export function specificationOf(
  questions: readonly Question[],
  labels: Labels,
): Specification | undefined {
  if (questions.every(({ bloom }) => bloom === undefined)) return undefined;
  const numbered = questions.map((question, index) => ({ question, number: index + 1 }));
  const shown = [...difficulties, undefined].filter((one) =>
    questions.some(({ difficulty }) => difficulty === one),
  );
  const withoutDifficulty = shown.length === 1 ? labels.questions : labels.unjudged;
  const columns = shown.map((difficulty) => ({
    heading: difficulty === undefined ? withoutDifficulty : labels.difficulties[difficulty],
  }));
  const rows = [...bloomLevels, undefined].flatMap((level) => {
    const own = numbered.filter(({ question }) => question.bloom === level);
    const cells = shown.map((column) =>
      own.filter(({ question }) => question.difficulty === column).map(({ number }) => number),
    );
    const name = level === undefined ? labels.unjudged : labels.bloom[level];
    const points = own.reduce((sum, { question }) => sum + question.points, 0);
    return own.length > 0 ? [{ name, cells, points }] : [];
  });
  return { columns, rows };
}
