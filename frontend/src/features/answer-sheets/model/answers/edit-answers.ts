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

const setAnswer = (sheet: number, question: string, answer: SheetAnswer): Edit =>
  changeSheet(sheet, (before) => ({
    ...before,
    answers: { ...before.answers, [question]: answer },
  }));

/** Says what a pupil has chosen: nothing, one option, or several, which give no points. */
export const settleChoice = (sheet: number, question: string, chosen: readonly string[]): Edit =>
  setAnswer(sheet, question, { chosen: [...chosen], settled: true });

/** Gives points for what a pupil wrote. */
export const givePoints = (sheet: number, question: string, points: number): Edit =>
  setAnswer(sheet, question, { points });

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
