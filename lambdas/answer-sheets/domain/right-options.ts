import { truthOptions } from '#shared/model/answer-sheets.ts';
import type { Test } from '#shared/model/draft.ts';

/** The right option of a draft's question; undefined if a person gives points. */
export function rightOption(question: Test['questions'][number]): string | undefined {
  if (question.kind === 'choice') return question.key;
  return question.kind === 'truth' ? truthOptions[question.answer ? 0 : 1] : undefined;
}

/** The right options of a test, by its questions. */
export const rightOptions = ({ questions }: Test): ReadonlyMap<string, string> =>
  new Map(
    questions.flatMap((question) => {
      const right = rightOption(question);
      return right === undefined ? [] : [[question.id, right] as const];
    }),
  );
