import type { AnswerSheets } from '../model/answer-sheets.ts';
import type { ClassFigures } from '../model/class-figures.ts';
import { questionFigures } from './question-figures.ts';

/** What is kept of the figures of a test's questions: only the clear answers count, and no pupil is named. */
export const classFiguresOf = (answers: AnswerSheets, at: string): ClassFigures => ({
  ...{ draft: answers.draft, classId: answers.classId, at },
  questions: questionFigures(answers).flatMap(({ id, pupils, facility, discrimination }) =>
    pupils === 0
      ? []
      : {
          ...{ id, pupils },
          ...(facility !== undefined && { facility }),
          ...(discrimination !== undefined && { discrimination }),
        },
  ),
});
