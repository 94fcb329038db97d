import * as z from 'zod/mini';
import { isHard } from '#shared/draft/fault.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { ModelAnswer } from '#core/model/model-answer.ts';
import { planAnswer } from '../answers.ts';
import { assembleDraft } from '../assemble/assemble-draft.ts';
import type { Origin } from '../assemble/draft-head.ts';
import { findFaults } from '../faults/find-faults.ts';
import type { Plan } from '../task.ts';
import { mendAnswer } from '../mending/mend-answer.ts';
import { dropFaultyChecks } from './drop-checks.ts';
import { findingOf, isBroken } from './drafting.ts';
import { listOf, salvage } from './salvage.ts';

/** A portion of a draft, and the answer to it; none if it has not been asked for, or got no usable answer. */
export interface Portion {
  readonly plan: Plan;
  readonly answer?: ModelAnswer | undefined;
}

/** The answers to some portions as one answer to the whole. */
export interface Joined {
  readonly value: Readonly<Record<string, unknown>>;
  /** What its items ask, so that later portions ask something else. */
  readonly asked: readonly string[];
}

const texts = z.catch(z.array(z.string()), []);

/** Joins what is good in the answers to portions; `undefined` if nothing is. */
export function joinPortions(plan: Plan, portions: readonly Portion[]): Joined | undefined {
  const list = listOf(plan);
  const good = portions.flatMap(({ plan: part, answer }) =>
    answer && 'value' in answer
      ? (salvage(part, mendAnswer(planAnswer(part), answer.value)) ?? [])
      : [],
  );
  const [first] = good;
  if (!list || !first) return undefined;
  const answers = good.map(({ answer }) => answer);
  const items = answers.flatMap((answer) => z.parse(z.array(z.unknown()), answer[list.name]));
  const notes = answers.flatMap((answer) => z.parse(texts, answer['notes']));
  const task = answers.map((answer) => answer['task']).findLast((one) => one !== null);
  return {
    value: {
      ...first.answer,
      notes: [...new Set(notes)],
      [list.name]: items,
      ...(list.name === 'questions' && { task: task ?? null }),
    },
    asked: good.flatMap(({ asked }) => asked),
  };
}

/**
 * What a teacher may see of a draft before it is finished: the parts that break no rule that a draft must keep.
 * @param origin of the finished draft, so that options keep their order
 */
export function writtenSoFar(
  plan: Plan,
  portions: readonly Portion[],
  origin: Origin,
): Draft | undefined {
  const alone = portions.length === 1 ? portions[0]?.answer : undefined;
  if (!listOf(plan)) {
    if (alone?.kind !== 'given') return undefined;
    const { draft, findings = [] } = assembleDraft(
      plan,
      mendAnswer(planAnswer(plan), alone.value),
      origin,
    );
    if (!draft) return undefined;
    const good = dropFaultyChecks(draft, [...findings, ...findFaults(draft, plan).map(findingOf)]);
    return isBroken(good.findings) ? undefined : good.draft;
  }
  const joined = joinPortions(plan, portions);
  if (!joined) return undefined;
  // With the points that the finished draft will give them, as near as can be known.
  const scale = portions.reduce((sum, portion) => sum + (portion.plan.scale ?? 0), 0);
  const sofar = { ...plan, ...(plan.scale !== undefined && { scale }) };
  const { draft } = assembleDraft(sofar, { ...joined.value, notes: [] }, origin);
  if (!draft) return undefined;
  // The parts were judged one by one, without the head.
  const faulty = new Set(findFaults(draft, plan).flatMap((one) => (isHard(one) ? one.path : [])));
  return {
    ...draft,
    ...(faulty.has('title') && { title: plan.request.topic }),
    ...(draft.type === 'TEST' && {
      scale: plan.scale ?? draft.scale,
      ...(faulty.has('instructions') && { instructions: '' }),
    }),
  };
}
