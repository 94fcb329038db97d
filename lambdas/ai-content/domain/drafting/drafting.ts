import * as z from 'zod/mini';
import { findFaults } from '../faults/find-faults.ts';
import { topicFaults } from '../faults/topic-rules.ts';
import type { Draft } from '#shared/model/draft.ts';
import { lessonPlanAnswer, planAnswer } from '../answers.ts';
import { assembleDraft } from '../assemble/assemble-draft.ts';
import type { Finding } from '../assemble/assembled.ts';
import type { Origin } from '../assemble/draft-head.ts';
import type { Fault, Plan, Task } from '../task.ts';
import { mendAnswer } from '../mending/mend-answer.ts';
import { dropFaultyChecks } from './drop-checks.ts';
import { findingOf, isBroken } from './finding.ts';
import { addPortion, mendingTasks } from './lesson-portions.ts';
import { listOf, orderItems, salvage } from './salvage.ts';

/** The draft that an answer gives, if any, with its faults. */
export interface Judged {
  readonly draft?: Draft | undefined;
  readonly findings: readonly Finding[];
}

/** Makes a task from what the answer is when those before it are done; none if they have not done enough for it. */
export type NextTask = (now: unknown) => Task | undefined;

/** A way to get a draft: the first task, and the tasks that repair it. */
export interface Drafting {
  readonly first: Task;
  judge(answer: unknown, origin: Origin): Judged;
  /** How an insufficient answer is repaired, one task after another. */
  again(answer: unknown, findings: readonly Finding[]): readonly NextTask[];
  /** Combines an answer with the answer to a task of its repair. */
  join(before: unknown, answer: unknown, task: Task): unknown;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether the integration task is missing; then the whole test is asked for again, since questions alone cannot
 * complete it.
 */
const isTaskMissing = (
  { integrationTask }: Plan,
  answer: Readonly<Record<string, unknown>>,
): boolean => integrationTask === true && !isRecord(answer['task']);

const faultsIn = (findings: readonly Finding[]): Fault[] =>
  findings.map(({ rule, path, problem }) => ({ rule, path, problem }));

const listIn = (answer: unknown, name: string): readonly unknown[] => {
  const { data } = z.safeParse(z.record(z.string(), z.unknown()), answer);
  return z.safeParse(z.array(z.unknown()), data?.[name]).data ?? [];
};

/** Whether it is a whole lesson, as rules give it whatever portion they are asked for. */
const isWholeLesson = (answer: unknown): boolean =>
  z.safeParse(lessonPlanAnswer, mendAnswer(lessonPlanAnswer, answer)).success;

/**
 * Drafts what a form asks for. Keeps good questions, exercises and portions of a lesson and asks only for the others;
 * where none is good, asks again for the whole, with its faults.
 */
export function draftAnew(plan: Plan): Drafting {
  const judgeWhole = (answer: unknown, origin: Origin): Judged => {
    const { draft, findings = [] } = assembleDraft(plan, answer, origin);
    return draft
      ? dropFaultyChecks(draft, [
          ...findings,
          ...[...findFaults(draft, plan), ...topicFaults(draft, plan)].map(findingOf),
        ])
      : { findings };
  };
  const list = listOf(plan);
  const mended = (answer: unknown): unknown => mendAnswer(planAnswer(plan), answer);
  return {
    first: { task: 'draft', plan },
    judge(given, origin) {
      const answer = orderItems(plan, mended(given));
      const whole = judgeWhole(answer, origin);
      if (!isBroken(whole.findings)) return whole;
      const left = salvage(plan, answer);
      const salvaged = left && !left.rest ? judgeWhole(left.answer, origin) : whole;
      return isBroken(salvaged.findings) ? whole : salvaged;
    },
    again(given, findings) {
      if (!list) return mendingTasks(plan, given, findings);
      const left = salvage(plan, mended(given));
      const rest = left?.rest;
      if (rest && !isTaskMissing(plan, left.answer))
        return [() => ({ task: 'draft', plan: rest, others: [...left.asked] })];
      // In the order of the draft in which the faults were found.
      const answer = orderItems(plan, mended(given)) ?? null;
      return [() => ({ task: 'repair', plan, answer, faults: faultsIn(findings) })];
    },
    join(earlier, given, task) {
      if (!list && 'plan' in task)
        return isWholeLesson(given) ? given : addPortion(task.plan, earlier, given);
      const [before, answer] = [mended(earlier), mended(given)];
      if (!list || !isRecord(answer)) return given;
      const items = listIn(answer, list.name);
      // A complete answer replaces the earlier one; its items are judged again.
      if (items.length >= list.count) return given;
      return {
        ...answer,
        ...(isRecord(before) && before),
        [list.name]: [...listIn(before, list.name), ...items],
      };
    },
  };
}
