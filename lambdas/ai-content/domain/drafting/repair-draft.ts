import type { Draft } from '#shared/model/draft.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { describeError, log } from '#core/log.ts';
import type { ModelAnswer } from '#core/model/model-answer.ts';
import type { Finding } from '../assemble/assembled.ts';
import type { Drafted, Drafter } from './drafter.ts';
import { isBroken, type Drafting, type Judged } from './drafting.ts';

/** The most repairs that are asked for. */
const REPAIRS = 2;

const unreadable = (problem: string): Judged => ({
  findings: [{ rule: 'answer', path: '', problem, isHard: true }],
});

/** @throws JobError if the model's answer ended in a way that asking again cannot repair */
function requireMendable({ kind }: ModelAnswer): void {
  if (kind === 'refused') throw new JobError('draft-refused');
  if (kind === 'too-long') throw new JobError('draft-cut-off');
  if (kind === 'unknown') throw new JobError('draft-unusable');
}

interface Attempt extends Judged {
  readonly value: unknown;
}

const isBetter = (one: Judged, other: Judged | undefined): boolean =>
  !other || one.findings.length < other.findings.length;

/** Findings for the log: the names of the rules, with their counts. */
const tallied = (findings: readonly Finding[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, { length }]) => [rule, length]),
  );

/** Who is asked for repairs. */
export interface Repairers {
  /** Mends what breaks a rule that a draft must keep. */
  readonly mend: Drafter;
  /** Improves a draft that could be used as it is, so a cheaper model will do. */
  readonly improve: Drafter;
}

/**
 * Makes a draft from the first answer. Asks for repairs with the faults, at most twice, or once if there are only
 * quality warnings; returns the best draft that breaks no rule.
 * @param seed for shuffling
 * @throws JobError `draft-unusable`, `draft-cut-off` or `draft-refused`
 */
export async function repairDraft(
  drafting: Drafting,
  { mend, improve }: Repairers,
  first: Drafted,
  seed: string,
): Promise<Draft> {
  let best: { draft: Draft; findings: readonly Finding[] } | undefined;
  let value: unknown;
  const attempt = ({ answer, ...origin }: Drafted): Attempt => {
    const problem =
      answer.kind === 'cut-off'
        ? 'the answer was too long and broke off: give the whole of it in fewer words'
        : 'there was no answer that could be read: give the whole of it in the form asked for';
    if ('value' in answer) {
      const before = value;
      value = before === undefined ? answer.value : drafting.join(before, answer.value);
      // What rules add to a model's draft does not make it theirs.
      const isAdded = before !== undefined && value !== answer.value;
      const { drafter, isBudgetSpent } = isAdded ? first : origin;
      const judged = drafting.judge(value, { drafter, isBudgetSpent, seed });
      return answer.kind === 'cut-off' && !judged.draft
        ? { value, findings: [...unreadable(problem).findings, ...judged.findings] }
        : { value, ...judged };
    }
    return { value, ...unreadable(problem) };
  };

  requireMendable(first.answer);
  let drafted = first;
  for (let repairs = 0; ; repairs += 1) {
    const { draft, findings } = attempt(drafted);
    log('info', 'judge-draft', { repairs, drafter: drafted.drafter, faults: tallied(findings) });
    const isUsable = !isBroken(findings);
    if (draft && isUsable && isBetter({ findings }, best)) best = { draft, findings };
    if (best && (best.findings.length === 0 || repairs > 0 || drafted.drafter === 'rules')) break;
    if (repairs === REPAIRS) break;
    try {
      const ask = best ? improve : mend;
      drafted = await ask(drafting.again(value, findings));
      requireMendable(drafted.answer);
    } catch (error) {
      // The best draft so far breaks no rule, so it is used.
      if (!best) throw error;
      log('warn', 'repair-draft', { error: describeError(error) });
      break;
    }
  }
  if (best) return best.draft;
  throw new JobError(drafted.answer.kind === 'cut-off' ? 'draft-cut-off' : 'draft-unusable');
}
