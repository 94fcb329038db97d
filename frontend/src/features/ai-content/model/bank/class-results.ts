import {
  pupilsForVerdicts,
  verdictOf,
  type QuestionVerdict,
} from '#shared/answers/question-figures.ts';
import type { ClassFigures } from '#shared/model/class-figures.ts';
import type { KeptQuestion } from '#shared/model/question-shelf.ts';

/** How a class answered a question in one test. */
export interface ClassResult {
  readonly draft: string;
  readonly classId: string;
  readonly pupils: number;
  readonly facility: number;
  /** `few`: too few pupils to judge the question by; `good`: it has no fault. */
  readonly verdict: QuestionVerdict | 'few' | 'good';
}

/** How classes answered a question in the tests that it was in. */
export const resultsOf = (
  { tests = [] }: KeptQuestion,
  figures: readonly ClassFigures[],
): ClassResult[] =>
  tests.flatMap(({ draft, question }) =>
    figures
      .filter((one) => one.draft === draft)
      .flatMap(({ classId, questions }) => {
        const found = questions.find(({ id }) => id === question);
        if (found?.facility === undefined) return [];
        const { pupils, facility, discrimination } = found;
        const verdict =
          pupils < pupilsForVerdicts ? 'few' : (verdictOf(facility, discrimination) ?? 'good');
        return [{ draft, classId, pupils, facility, verdict }];
      }),
  );
