import { pointsOfAnswer } from '#shared/answers/mark-answers.ts';
import type { AnswerSheets, MarkedQuestion, SheetAnswer } from '#shared/model/answer-sheets.ts';

type Edit = (before: AnswerSheets) => AnswerSheets;

const changeSheet =
  (
    index: number,
    change: (sheet: AnswerSheets['sheets'][number]) => AnswerSheets['sheets'][number],
  ): Edit =>
  (before) => ({
    ...before,
    sheets: before.sheets.map((sheet, at) => (at === index ? change(sheet) : sheet)),
  });

/** An empty answer that is not asked about. */
const isBlank = ({ chosen, doubt, settled }: SheetAnswer): boolean =>
  chosen?.length === 0 && doubt === undefined && !settled;

/** Sets a choice; several give no points. On a nearly empty sheet, the other empty answers are asked about. */
export const settleChoice = (sheet: number, question: string, chosen: readonly string[]): Edit =>
  changeSheet(sheet, (before) => {
    const isElsewhere = before.answers[question]?.doubt === 'blank' && chosen.length > 0;
    const others = Object.entries(before.answers).map(([id, answer]): [string, SheetAnswer] => [
      id,
      isElsewhere && isBlank(answer) ? { ...answer, doubt: 'blank' } : answer,
    ]);
    return {
      ...before,
      answers: {
        ...Object.fromEntries(others),
        [question]: { chosen: [...chosen], settled: true },
      },
    };
  });

/** What an answer is if it gives no points: several bubbles stay as they were read. */
export const withoutPoints = ({ chosen = [] }: SheetAnswer): readonly string[] =>
  chosen.length > 1 ? chosen : [];

/** The questions of a sheet that a person must look at. */
export const openQuestions = (
  { questions, sheets }: AnswerSheets,
  sheet: number,
): readonly MarkedQuestion[] =>
  questions.filter(
    (question) => pointsOfAnswer(question, sheets[sheet]?.answers[question.id]) === undefined,
  );

/** Gives no points for what is open on a sheet; its sure answers stay. */
export const spoilSheet =
  (sheet: number): Edit =>
  (before) =>
    changeSheet(sheet, ({ answers, ...rest }) => {
      const spoiled = openQuestions(before, sheet).map(({ id, key }): [string, SheetAnswer] => [
        id,
        key === undefined
          ? { points: 0 }
          : { chosen: [...withoutPoints(answers[id] ?? {})], settled: true },
      ]);
      return { ...rest, answers: { ...answers, ...Object.fromEntries(spoiled) } };
    })(before);

export const givePoints = (sheet: number, question: string, points: number): Edit =>
  changeSheet(sheet, (before) => ({
    ...before,
    answers: { ...before.answers, [question]: { points } },
  }));

/** Says whose sheet it is; a pupil has one sheet, so another one of the same pupil loses its name. */
export const assignPupil =
  (index: number, pupil: string): Edit =>
  (before) => ({
    ...before,
    sheets: before.sheets.map(({ pupil: whose, ...sheet }, at) => {
      if (at === index) return { ...sheet, pupil };
      return whose === undefined || whose === pupil ? sheet : { ...sheet, pupil: whose };
    }),
  });

/** Says that a sheet without a pupil is none of this class, or takes that back. */
export const dismissSheet = (index: number, isDismissed: boolean): Edit =>
  changeSheet(index, ({ dismissed: _, ...sheet }) =>
    isDismissed ? { ...sheet, dismissed: true } : sheet,
  );

/** Changes the key or the points of a question, by which every sheet is marked. */
export const changeQuestion =
  (id: string, change: Pick<MarkedQuestion, 'key' | 'points'>): Edit =>
  (before) => ({
    ...before,
    questions: before.questions.map((question) =>
      question.id === id ? { ...question, ...change } : question,
    ),
  });
