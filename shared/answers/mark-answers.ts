import type {
  AnswerSheets,
  MarkedQuestion,
  ReadSheet,
  SheetAnswer,
} from '../model/answer-sheets.ts';

/** The points of an answer; undefined while it is in doubt, or while a person has given none. */
export function pointsOfAnswer(
  { key, points }: MarkedQuestion,
  answer: SheetAnswer | undefined,
): number | undefined {
  if (!answer || answer.doubt !== undefined) return undefined;
  if (key === undefined) return answer.points;
  const [only, ...others] = answer.chosen ?? [];
  return only === key && others.length === 0 ? points : 0;
}

/** The mark of a sheet: the sum of its points; undefined while an answer has none. */
export function markOfSheet(
  questions: readonly MarkedQuestion[],
  { answers }: Pick<ReadSheet, 'answers'>,
): number | undefined {
  let sum = 0;
  for (const question of questions) {
    const points = pointsOfAnswer(question, answers[question.id]);
    if (points === undefined) return undefined;
    sum += points;
  }
  return sum;
}

/** An answer that a person must look at: its sheet, by index, and its question. */
export interface DoubtfulAnswer {
  readonly sheet: number;
  readonly question: string;
}

/** The answers that a person must look at, sheet by sheet, in the order of the questions. */
export const doubtfulAnswers = ({ questions, sheets }: AnswerSheets): DoubtfulAnswer[] =>
  sheets.flatMap(({ answers, dismissed }, sheet) =>
    questions.flatMap((question) =>
      !dismissed && pointsOfAnswer(question, answers[question.id]) === undefined
        ? { sheet, question: question.id }
        : [],
    ),
  );
