import { JobError } from '#core/jobs/job-error.ts';
import { Defect } from '#core/defect.ts';
import { describeError, log } from '#core/log.ts';
import { portionsOf } from '../plan/portions.ts';
import type { Plan, Task } from '../task.ts';
import type { Drafted, Drafter } from './drafter.ts';
import { joinPortions, type Joined, type Portion } from './join-portions.ts';
import { portionTask } from './lesson-portions.ts';

/** Where portions are kept until the whole is written. A step that runs again after a failure goes on from there. */
export interface PortionStore {
  find(index: number): Promise<Drafted | undefined>;
  /** @throws JobError `cancelled` if the job has ended */
  keep(index: number, drafted: Drafted): Promise<void>;
  /** Shows a teacher the portions that are written, all of them again each time. */
  show(portions: readonly Portion[]): Promise<void>;
}

/** The answer to a portion; `undefined` if it is left to the repair, which asks for what is missing. */
async function answerTo(task: Task, ask: Drafter, isFirst: boolean): Promise<Drafted | undefined> {
  try {
    return await ask(task);
  } catch (error) {
    if (isFirst || !(error instanceof JobError)) throw error;
    log('warn', 'draft-portion', { error: describeError(error) });
    return undefined;
  }
}

/** Asks for a portion, with what is written already. */
function taskOf(portion: Plan, joined: Joined | undefined): Task {
  if (portion.section !== undefined) return portionTask(portion, joined?.value ?? {}, []);
  return { task: 'draft', plan: portion, ...(joined && { others: [...joined.asked] }) };
}

/**
 * Drafts in portions, one after another, each knowing what the ones before it ask. Rules draft the whole at once: they
 * take no time, and their portions would repeat each other.
 * @returns the answer to the whole
 */
export async function draftPortions(
  plan: Plan,
  ask: Drafter,
  store: PortionStore,
): Promise<Drafted> {
  const plans = portionsOf(plan);
  const written: Portion[] = [];
  let first: Drafted | undefined;
  for (const [index, portion] of plans.entries()) {
    const task = taskOf(portion, joinPortions(plan, written));
    const found = await store.find(index);
    const drafted = found ?? (await answerTo(task, ask, index === 0));
    // Out of time, or the model has failed: the repair has time of its own.
    if (!drafted) break;
    first ??= drafted;
    written.push({ plan: portion, answer: drafted.answer });
    if (plans.length > 1) {
      if (drafted.drafter === 'rules') return ask({ task: 'draft', plan });
      if (!found) await store.keep(index, drafted);
    }
    await store.show(written);
    // A drafter that refuses, or whose answer cannot be used, is not asked for the next portions.
    if (!joinPortions(plan, written)) break;
  }
  if (!first) throw new Defect('a plan has at least one portion');
  const joined = plans.length > 1 ? joinPortions(plan, written) : undefined;
  return joined ? { ...first, answer: { kind: 'given', value: joined.value } } : first;
}
