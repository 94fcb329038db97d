import { describeFault } from '../../../../shared/draft/rules/describe-fault.ts';
import { findFaults } from '../../../../shared/draft/rules/find-faults.ts';
import { isHard, type Fault as RuleFault } from '../../../../shared/draft/rules/fault.ts';
import type { Draft } from '../../../../shared/model/draft.ts';
import { assembleDraft } from '../assemble/assemble-draft.ts';
import type { Finding } from '../assemble/assembled.ts';
import type { Origin } from '../assemble/draft-head.ts';
import type { Plan, Task } from '../task.ts';

/** What an answer is worth: the draft it makes, if any, and what is wrong with it. */
export interface Judged {
  readonly draft?: Draft | undefined;
  readonly findings: readonly Finding[];
}

/** A way to come to a draft by asking for it, and for it again. */
export interface Drafting {
  readonly first: Task;
  judge(answer: unknown, origin: Origin): Judged;
  /** What is asked where an answer was not good enough. */
  again(answer: unknown, findings: readonly Finding[]): Task;
  /** An answer together with what was answered when it was asked for again. */
  join(before: unknown, answer: unknown): unknown;
}

/** A broken rule in the words of who mends it. */
export const findingOf = (fault: RuleFault): Finding => ({
  rule: fault.rule,
  path: fault.path,
  problem: describeFault(fault),
  isHard: isHard(fault),
});

export const isBroken = (findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.isHard);

/** Drafts what a form asks for: the whole is asked for again, with what is wrong with it. */
export const draftAnew = (plan: Plan): Drafting => ({
  first: { task: 'draft', plan },
  judge(answer, origin) {
    const { draft, findings } = assembleDraft(plan, answer, origin);
    return draft ? { draft, findings: findFaults(draft, plan).map(findingOf) } : { findings };
  },
  again: (answer, findings) => ({
    task: 'repair',
    plan,
    answer: answer ?? null,
    faults: findings.map(({ rule, path, problem }) => ({ rule, path, problem })),
  }),
  join: (_, answer) => answer,
});
