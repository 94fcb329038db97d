import type { Draft } from '#shared/model/draft.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { describeError, log } from '#core/log.ts';
import type { ModelAnswer } from '#core/model/model-answer.ts';
import type { Finding } from '../assemble/assembled.ts';
import type { Drafted, Drafter } from './drafter.ts';
import type { Drafting, Judged } from './drafting.ts';
import { isBroken } from './finding.ts';
import type { Task } from '../task.ts';

/** The most repairs that are asked for. */
const REPAIRS = 2;

const unreadable = (problem: string): Finding => ({
  ...{ rule: 'answer', path: '', problem, isHard: true },
});

/** @throws JobError if the model's answer ended in a way that asking again cannot repair */
function requireMendable({ kind }: ModelAnswer): void {
  if (kind === 'refused') throw new JobError('draft-refused');
  if (kind === 'too-long') throw new JobError('draft-cut-off');
  if (kind === 'unknown') throw new JobError('draft-unusable');
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
 * @param show told the answer whenever a model has mended something of it
 * @throws JobError `draft-unusable`, `draft-cut-off` or `draft-refused`
 */
export async function repairDraft(
  drafting: Drafting,
  { mend, improve }: Repairers,
  first: Drafted,
  seed: string,
  show: (answer: unknown) => Promise<void> = async () => {},
): Promise<Draft> {
  let best: { draft: Draft; findings: readonly Finding[] } | undefined;
  let value = 'value' in first.answer ? first.answer.value : undefined;
  let author = first;
  const take = (drafted: Drafted, task: Task): void => {
    if (!('value' in drafted.answer)) return;
    const before = value;
    value = drafting.join(before, drafted.answer.value, task);
    // What rules add to a model's draft does not make it theirs.
    if (before === undefined || value === drafted.answer.value) author = drafted;
  };
  const judge = ({ answer }: Drafted): Judged => {
    const { drafter, isBudgetSpent } = author;
    const judged: Judged =
      value === undefined
        ? { findings: [] }
        : drafting.judge(value, { drafter, isBudgetSpent, seed });
    if ('value' in answer && (answer.kind === 'given' || judged.draft)) return judged;
    const problem =
      answer.kind === 'cut-off'
        ? 'the answer was too long and broke off: give the whole of it in fewer words'
        : 'there was no answer that could be read: give the whole of it in the form asked for';
    return { findings: [unreadable(problem), ...judged.findings] };
  };

  requireMendable(first.answer);
  let drafted = first;
  for (let repairs = 0; ; repairs += 1) {
    const { draft, findings } = judge(drafted);
    log('info', 'judge-draft', { repairs, drafter: drafted.drafter, faults: tallied(findings) });
    const isUsable = !isBroken(findings);
    if (draft && isUsable && isBetter({ findings }, best)) best = { draft, findings };
    if (best && (best.findings.length === 0 || repairs > 0 || drafted.drafter === 'rules')) break;
    if (repairs === REPAIRS) break;
    try {
      const ask = best ? improve : mend;
      for (const taskNow of drafting.again(value, findings)) {
        const task = taskNow(value);
        if (!task) break;
        drafted = await ask(task);
        requireMendable(drafted.answer);
        take(drafted, task);
        // Rules give the whole of a lesson at once.
        if (drafted.drafter === 'rules') break;
        await show(value);
      }
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
