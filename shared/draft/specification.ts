import type { Question } from '../model/question.ts';
import {
  bloomLevels,
  difficulties,
  type BloomLevel,
  type Difficulty,
} from '../model/question-levels.ts';

/** The questions that ask for a level; without one, those that were not judged. */
export interface SpecificationRow {
  readonly level: BloomLevel | undefined;
  /** The numbers of its questions, from 1, in the columns of the table. */
  readonly cells: readonly (readonly number[])[];
  readonly points: number;
}

/** جدول المواصفات: the numbers of a test's questions by what they ask for and how hard they are. */
export interface Specification {
  /** Without a difficulty: questions whose difficulty was not judged. */
  readonly columns: readonly (Difficulty | undefined)[];
  readonly rows: readonly SpecificationRow[];
}

/**
 * The table of specifications of a test.
 * @param questions in the order of the sheet
 * @returns `undefined` if no question has a level
 */
export function specificationOf(questions: readonly Question[]): Specification | undefined {
  if (questions.every(({ bloom }) => bloom === undefined)) return undefined;
  const numbered = questions.map((question, index) => ({ question, number: index + 1 }));
  const columns = [...difficulties, undefined].filter((one) =>
    questions.some(({ difficulty }) => difficulty === one),
  );
  const rows = [...bloomLevels, undefined].flatMap((level) => {
    const own = numbered.filter(({ question }) => question.bloom === level);
    const cells = columns.map((column) =>
      own.filter(({ question }) => question.difficulty === column).map(({ number }) => number),
    );
    const points = own.reduce((sum, { question }) => sum + question.points, 0);
    return own.length > 0 ? [{ level, cells, points }] : [];
  });
  return { columns, rows };
}
