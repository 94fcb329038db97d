import type { LessonPhase, LessonPlan } from '#shared/model/draft.ts';
import type { Column } from '#lambdas/print/layout/table-model.ts';
import { lineText } from '#lambdas/print/maths/line-text.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import type { FolderLesson, PlanOfBlock } from './day.ts';
import type { FolderBook } from './folder.ts';

/** A plan, the parts of it that are taught, and to which classes. */
export interface PlanToPrint extends PlanOfBlock {
  readonly taughtTo: readonly string[];
}

/** Equal for plans that share a page. */
export const planKey = ({ id, lesson, parts }: PlanOfBlock): string =>
  `${id} ${parts.join()} ${lesson}`;

/** The plans of a day, each once for the same parts of a lesson. */
export function plansOfDay(lessons: readonly FolderLesson[]): PlanToPrint[] {
  const found = new Map<string, PlanToPrint>();
  for (const { plans, place, time } of lessons)
    for (const one of plans) {
      const key = planKey(one);
      const taughtTo = [...(found.get(key)?.taughtTo ?? []), `${isolate(time)} ${place}`];
      found.set(key, { ...one, taughtTo });
    }
  return [...found.values()];
}

/** The phases of some parts; all phases if the plan is not divided so. */
export function phasesOf({ phases }: LessonPlan, parts: readonly number[]): readonly LessonPhase[] {
  const own = phases.filter(({ session = 1 }) => parts.includes(session));
  return own.length > 0 ? own : phases;
}

type Pair = readonly [name: string, text: string];

const known = (pairs: readonly Pair[]): Pair[] =>
  pairs
    .map(([name, text]): Pair => [name, lineText(text).trim()])
    .filter(([, text]) => text !== '');

/** What a plan says before its phases, without what it leaves empty. */
export function saidBefore({ texts, messages }: FolderBook, plan: LessonPlan): Pair[] {
  const list = (items: readonly string[]): string => items.join(messages.and);
  return known([
    [texts.objective, plan.outcome],
    [texts.competence, plan.curriculum.competence],
    [texts.prerequisites, list(plan.prerequisites)],
    [texts.materials, list(plan.materials)],
  ]);
}

/** What a plan says after its phases. */
export const saidAfter = ({ texts }: FolderBook, { trace = '', homework }: LessonPlan): Pair[] =>
  known([
    [texts.trace, trace],
    [texts.homework, homework],
  ]);

const written = { align: 'start' } as const;

/** The phases as a table, without columns in which no phase says anything. */
export function phaseTable({ texts }: FolderBook, phases: readonly LessonPhase[]) {
  const all: readonly (readonly [Column, (phase: LessonPhase) => string])[] = [
    [{ heading: texts.phase, width: 82, ...written, rowHeading: true }, ({ title }) => title],
    [
      { heading: texts.duration, width: 52, align: 'center' },
      ({ minutes }) => texts.minutes(minutes),
    ],
    [{ heading: texts.teacher, ...written }, ({ teacher }) => teacher],
    [{ heading: texts.activity, ...written }, ({ pupils }) => pupils],
    [{ heading: texts.assessment, ...written }, ({ assessment }) => assessment],
  ];
  const shown = all.filter(([, text]) => phases.some((phase) => text(phase).trim() !== ''));
  return {
    columns: shown.map(([column]) => column),
    rows: phases.map((phase) => shown.map(([, text]) => lineText(text(phase)).trim())),
  };
}
