import { writeDecimal } from '#shared/model/write-figure.ts';
import { markOfSheet, pointsOfAnswer } from '#shared/answers/mark-answers.ts';
import type { IncomingMarks } from '#shared/model/added-marks.ts';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';

interface Result {
  readonly pupil: string;
  readonly mark: string;
  /** In the order of the questions. */
  readonly points: readonly string[];
}

const written = (value: number): string => writeDecimal(value, ',');

/** The results of the sheets that have a pupil and no doubt. */
export const resultsOf = ({ questions, sheets }: AnswerSheets): Result[] =>
  sheets.flatMap(({ pupil, answers }) => {
    const mark = markOfSheet(questions, { answers });
    if (pupil === undefined || mark === undefined) return [];
    const points = questions.map((question) => pointsOfAnswer(question, answers[question.id]) ?? 0);
    return { pupil, mark: written(mark), points: points.map(written) };
  });

/**
 * The results as marks for the record, with the points of each question.
 * @param jobId of the job that read the answers
 */
export const tableOfAnswers = (
  answers: AnswerSheets,
  { date, jobId }: { readonly date: string; readonly jobId: string },
): IncomingMarks => {
  const { title, role = 'test', scale, draft, draftVersion } = answers;
  const questions = answers.questions.map(({ id, points }) => ({ id, points }));
  const test = { date, draft, draftVersion, answers: jobId, questions };
  return {
    columns: [{ heading: title, role, scale, test }],
    rows: resultsOf(answers).map(({ pupil, mark, points }) => ({
      ...{ pupil, marks: [mark], points: [points] },
    })),
  };
};
