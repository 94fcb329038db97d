import { isHard, type Fault } from '#shared/draft/fault.ts';
import { findFaults } from '#lambdas/ai-content/domain/faults/find-faults.ts';
import { isQuoted, restsOnPassage } from '#lambdas/ai-content/domain/faults/source-rules.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { Draft, Test } from '#shared/model/draft.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import type { Question } from '#shared/model/question.ts';
import { assembleDraft } from '#lambdas/ai-content/domain/assemble/assemble-draft.ts';
import type { SolutionsAnswer } from '#lambdas/ai-content/domain/answers.ts';
import { blindTask } from '#lambdas/ai-content/domain/solving/blind-task.ts';
import { disagreements } from '#lambdas/ai-content/domain/solving/compare-solutions.ts';
import type { Plan, Task } from '#lambdas/ai-content/domain/task.ts';
import { readingLevel } from './reading-level.ts';

/** Seed for the order of options. */
const SEED = 'bench';

/** Results of the drafts: right ones and their total. */
export interface Tally {
  readonly good: number;
  readonly of: number;
}
const share = <Value>(values: readonly Value[], isGood: (value: Value) => boolean): Tally => ({
  good: values.filter(isGood).length,
  of: values.length,
});

/** The quality of a first answer. */
export interface Judgement {
  readonly isValid: boolean;
  readonly hard: readonly Fault[];
  readonly soft: readonly Fault[];
  /** Questions of a test on a text that are supported by it, of those that rest on one passage. */
  readonly grounded: Tally;
  /** Keys that the solver reaches without seeing them, of those that are solved. */
  readonly keys: Tally;
  readonly unsolved: number;
  readonly duplicates: number;
  /** How hard what pupils read is to read. */
  readonly lix?: number | undefined;
  readonly test?: Test | undefined;
}

/** The right answer of a question, in words. */
export const keyOf = (question: Question): string =>
  question.kind === 'truth'
    ? String(question.answer)
    : traitsOf(question)
        .answers.map(([answer = '']) => answer)
        .join(' | ');

/** The passage is in the text, and the key in the passage; for a statement, the passage is enough. */
function isGrounded(question: Question, source: string): boolean {
  const { passage } = question;
  if (passage === undefined || !isQuoted(passage, source)) return false;
  return question.kind === 'truth' || foldText(passage).includes(foldText(keyOf(question)));
}

const nothing = { good: 0, of: 0 } as const;
const judgeTest = (draft: Draft, solve: (task: Task) => SolutionsAnswer) => {
  if (draft.type !== 'TEST') return { grounded: nothing, keys: nothing, unsolved: 0 };
  const { questions, sourceText } = draft;
  const task = blindTask(draft, SEED);
  const solutions = task ? solve(task) : { solutions: [] };
  const solvedIds = new Set(solutions.solutions.map(({ id }) => id));
  const solved = questions.filter(({ id }) => solvedIds.has(id));
  const wrong = disagreements(draft, solved, solutions.solutions);
  return {
    grounded:
      sourceText === undefined
        ? nothing
        : share(questions.filter(restsOnPassage), (each) => isGrounded(each, sourceText)),
    keys: share(solved, ({ id }) => !wrong.has(id)),
    unsolved: questions.length - solved.length,
  };
};

/** Checks a first answer against the schema and the rules, and has another drafter solve its questions. */
export function judgeDraft(
  plan: Plan,
  { drafter, answer }: { readonly drafter: Draft['drafter']; readonly answer: unknown },
  solve: (task: Task) => SolutionsAnswer,
): Judgement {
  const { draft } = assembleDraft(plan, answer, { drafter, seed: SEED });
  if (!draft)
    return {
      isValid: false,
      hard: [],
      soft: [],
      grounded: nothing,
      keys: nothing,
      unsolved: 0,
      duplicates: 0,
    };
  const faults = findFaults(draft, plan);
  return {
    isValid: true,
    hard: faults.filter(isHard),
    soft: faults.filter((fault) => !isHard(fault)),
    ...judgeTest(draft, solve),
    duplicates: faults.filter(({ rule }) => rule === 'questions-same').length,
    lix: readingLevel(draft),
    test: draft.type === 'TEST' ? draft : undefined,
  };
}
