import * as z from 'zod/mini';
import { isHard } from '#shared/draft/fault.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { ModelAnswer } from '#core/model/model-answer.ts';
import { planAnswer } from '../answers.ts';
import { assembleDraft } from '../assemble/assemble-draft.ts';
import type { Origin } from '../assemble/draft-head.ts';
import { findFaults } from '../faults/find-faults.ts';
import { portionsOf } from '../plan/portions.ts';
import type { Plan } from '../task.ts';
import { mendAnswer } from '../mending/mend-answer.ts';
import { dropFaultyChecks } from './drop-checks.ts';
import { findingOf } from './finding.ts';
import { firstSessions, joinLesson, portionIn, withGaps } from './lesson-portions.ts';
import { listOf, salvage } from './salvage.ts';

/** A portion of a draft, and the answer to it; none if it has not been asked for, or got no usable answer. */
export interface Portion {
  readonly plan: Plan;
  readonly answer?: ModelAnswer | undefined;
}

/** The answers to some portions as one answer to the whole. */
export interface Joined {
  readonly value: Readonly<Record<string, unknown>>;
  /** What questions and exercises ask, so that later portions ask something else. */
  readonly asked: readonly string[];
}

/** The portions of a lesson that are good. */
function joinedLesson(portions: readonly Portion[]): Joined | undefined {
  const value = joinLesson(
    portions.flatMap(({ plan, answer }) =>
      answer && 'value' in answer ? [{ plan, value: answer.value }] : [],
    ),
  );
  return Object.keys(value).length > 0 ? { value, asked: [] } : undefined;
}

const texts = z.catch(z.array(z.string()), []);

/** Joins what is good in the answers to portions; `undefined` if nothing is. */
export function joinPortions(plan: Plan, portions: readonly Portion[]): Joined | undefined {
  const list = listOf(plan);
  if (!list) return joinedLesson(portions);
  const good = portions.flatMap(({ plan: part, answer }) =>
    answer && 'value' in answer
      ? (salvage(part, mendAnswer(planAnswer(part), answer.value)) ?? [])
      : [],
  );
  const [first] = good;
  if (!first) return undefined;
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

/** The same of a lesson: its head, the sessions that follow one another from the first one on, and its end. */
function lessonSoFar(plan: Plan, whole: Joined['value'], origin: Origin): Draft | undefined {
  const { sessions = 1, minutes = 0 } = plan;
  const { count, phases } = firstSessions(whole);
  const sofar = {
    ...plan,
    ...(sessions > 1 && { sessions: count, minutes: Math.round((minutes * count) / sessions) }),
  };
  const { draft, findings = [] } = assembleDraft(
    sofar,
    withGaps(plan, { ...whole, phases }),
    origin,
  );
  if (!draft) return undefined;
  const faults = findFaults(draft, sofar).map(findingOf);
  const good = dropFaultyChecks(draft, [...findings, ...faults]).draft;
  return good.type === 'LESSON_PLAN' ? { ...good, notes: [], minutes } : undefined;
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
  const joined = joinPortions(plan, portions);
  if (!joined) return undefined;
  if (!listOf(plan)) return lessonSoFar(plan, joined.value, origin);
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

/** The same of an answer to the whole that is being mended. */
export function writtenIn(plan: Plan, whole: unknown, origin: Origin): Draft | undefined {
  const portions = listOf(plan)
    ? [{ plan, value: whole }]
    : portionsOf(plan).map((portion) => ({ plan: portion, value: portionIn(portion, whole) }));
  const given = portions.map(({ plan: part, value }): Portion => ({
    plan: part,
    answer: { kind: 'given', value },
  }));
  return writtenSoFar(plan, given, origin);
}
