import { reword, withTests } from '#shared/bank/shelves.ts';
import type { Test } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import type { Question } from '#shared/model/question.ts';
import type { KeptQuestion, TestOfKept } from '#shared/model/question-shelf.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';
import type { BankQuestion } from './kept-questions.ts';

/** Whether the bank has a question of a draft: not at all, in other words, or as it is. */
export type KeptState = 'new' | 'differs' | 'kept';

/** A text as one line, as the bank keeps titles and subjects; undefined if it has no letters. */
export const lineOf = (text: string | undefined, max: number): string | undefined =>
  text?.replace(/\s+/g, ' ').trim().slice(0, max).trim().toWellFormed() || undefined;

/** What a draft's points and its doubt say of this test only. */
const wordingOf = (question: Question) => ({
  ...question,
  ...{ id: undefined, points: undefined, doubtful: undefined },
});

/** Whether two questions have the same words and the same key. */
export const hasSameWording = (one: Question, other: Question): boolean =>
  isSame(wordingOf(one), wordingOf(other));

/** The kept questions that the questions of a draft are, by their ids in it. */
export const keptFrom = (
  bank: readonly BankQuestion[],
  draft: string,
): ReadonlyMap<string, BankQuestion> =>
  new Map(
    bank.flatMap((one) =>
      (one.kept.tests ?? [])
        .filter((test) => test.draft === draft)
        .map(({ question }) => [question, one] as const),
    ),
  );

export const stateOf = (found: BankQuestion | undefined, question: Question): KeptState => {
  if (!found) return 'new';
  return hasSameWording(found.kept.question, question) ? 'kept' : 'differs';
};

/** The draft that questions are kept from. */
export interface KeptFrom {
  readonly id: string;
  readonly classId?: string | undefined;
  readonly date?: string | undefined;
}

const testOf = (job: KeptFrom, test: Test, question: Question, today: string): TestOfKept => ({
  draft: job.id,
  question: question.id,
  title: lineOf(test.title, limits.textLength) ?? '—',
  ...(job.classId !== undefined && { classId: job.classId }),
  date: job.date ?? today,
});

/** A question of a test as the bank keeps it: of one that it has, the next version. */
export function keepQuestion(
  job: KeptFrom,
  test: Test,
  question: Question,
  found: BankQuestion | undefined,
  moment: { readonly now: string; readonly today: string },
): KeptQuestion {
  const tests = withTests(found?.kept.tests, [testOf(job, test, question, moment.today)]);
  const { doubtful: _, ...asked } = question;
  if (found) return { ...reword(found.kept, asked, moment.now), tests };
  const subject = lineOf(test.subject, limits.textLength);
  return {
    question: asked,
    language: test.language,
    ...(subject !== undefined && { subject }),
    level: test.level,
    ...(test.year !== undefined && { year: test.year }),
    keptAt: moment.now,
    version: 1,
    tests,
  };
}
