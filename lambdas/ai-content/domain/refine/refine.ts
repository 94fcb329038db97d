import * as z from 'zod/mini';
import { draftEdit, type DraftEdit, type DraftPart } from '#shared/model/draft-edit.ts';
import { applyEdit } from '#shared/draft/apply-edit.ts';
import { isHard, type FaultRule } from '#shared/draft/fault.ts';
import { AppError } from '#shared/errors.ts';
import { draft as draftSchema, partsOfDraft, type Draft } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import type { Drafter } from '../drafting/drafter.ts';
import { findFaults } from '../faults/find-faults.ts';
import { gistOf } from '../redraft/draft-parts.ts';
import { attemptPart } from '../redraft/redraft.ts';
import type { Plan, Task } from '../task.ts';
import { readSteps, type Step } from './read-steps.ts';

/** Runs work within what is left of the call's time. */
export type InTime = <T>(work: () => Promise<T>) => Promise<T>;

interface Refining {
  readonly plan: Plan;
  readonly draft: Draft;
  readonly instruction: string;
}

/** Proposed edits, and how many changes could not be made. */
export interface Refined {
  readonly edits: DraftEdit[];
  readonly left: number;
}

/** Characters of a part that are shown for choosing among parts. */
const SHOWN = 400;
/** The most attempts to split the instruction. */
const TRIES = 2;

const kindOf = (part: DraftPart): string => {
  if ('stage' in part) return part.stage;
  return 'kind' in part ? part.kind : 'exercise';
};

const refineTask = ({ plan, draft, instruction }: Refining): Task => ({
  task: 'refine',
  plan,
  title: draft.title,
  parts: partsOfDraft(draft).map((part, index) => ({
    number: index + 1,
    kind: kindOf(part),
    text: gistOf(part).slice(0, SHOWN),
  })),
  instruction,
});

/** Rules about counts and totals, which the teacher changes on purpose; the page shows totals that differ. */
const ASKED: ReadonlySet<FaultRule> = new Set<FaultRule>([
  'question-count',
  'type-count',
  'question-kind',
  'exercise-count',
  'other-minutes',
  'other-scale',
  'points-sum',
  'minutes-sum',
]);

/** How often a draft breaks each hard rule; positions change when parts are added, moved or removed. */
function countFaults(draft: Draft, plan: Plan): Map<FaultRule, number> {
  const counts = new Map<FaultRule, number>();
  for (const fault of findFaults(draft, plan)) {
    if (!isHard(fault) || ASKED.has(fault.rule)) continue;
    counts.set(fault.rule, (counts.get(fault.rule) ?? 0) + 1);
  }
  return counts;
}

function breaksRule(after: Draft, before: Draft, plan: Plan): boolean {
  const known = countFaults(before, plan);
  return [...countFaults(after, plan)].some(([rule, count]) => count > (known.get(rule) ?? 0));
}

/** An id that no part has. */
function freeId(draft: Draft): string {
  const ids = new Set(partsOfDraft(draft).map(({ id }) => id));
  let number = ids.size + 1;
  while (ids.has(`n${number}`)) number += 1;
  return `n${number}`;
}

const cut = (wish: string | undefined): string | undefined => wish?.slice(0, limits.textLength);

function weighed(part: DraftPart, value: number): DraftPart {
  if ('stage' in part) return { ...part, minutes: value };
  return 'kind' in part ? { ...part, points: value } : part;
}

/** The edit of a step that needs no drafter. */
function plainEdit(step: Exclude<Step, { step: 'rewrite' | 'add' }>): unknown {
  switch (step.step) {
    case 'remove':
      return { edit: 'remove', id: step.part.id };
    case 'move':
      return { edit: 'move', id: step.part.id, ...(step.after && { after: step.after }) };
    case 'weigh':
      return { edit: 'replace', part: weighed(step.part, step.value) };
    case 'head': {
      const { field, value } = step;
      return { edit: 'head', [field]: field === 'title' ? value : Number(value) };
    }
  }
}

type Added = Extract<DraftEdit, { edit: 'add' }>;

/** Writes one new part, by the example of one of the draft. */
async function addPart(
  { plan, draft }: Refining,
  { like, after, wish }: Extract<Step, { step: 'add' }>,
  ask: Drafter,
  seed: string,
): Promise<Added> {
  const place = after === undefined ? {} : { after };
  const { doubtful: _, ...fresh } = { doubtful: undefined, ...like, id: freeId(draft) };
  const empty = applyEdit(draft, { edit: 'add', part: fresh, ...place });
  const asked = { plan, draft: empty, part: fresh, instruction: cut(wish) };
  const { part } = await attemptPart(asked, ask, `${seed}:${fresh.id}`);
  return { edit: 'add', part, ...place };
}

/** Gives edits in the order of their steps; a failed step is an error in its place. */
async function makeEdits(
  refining: Refining,
  steps: readonly Step[],
  ask: Drafter,
  seed: string,
  inTime: InTime,
): Promise<PromiseSettledResult<unknown>[]> {
  const { plan, draft } = refining;
  // Each new part knows the new ones before it, so that it repeats none; other parts are written at the same time.
  let grown = draft;
  const lastAt = new Map<string | undefined, string>();
  let before: Promise<unknown> = Promise.resolve();
  return Promise.allSettled(
    steps.map((step) => {
      if (step.step === 'rewrite') {
        const asked = { plan, draft, part: step.part, instruction: cut(step.wish) };
        return inTime(async () => {
          const { part } = await attemptPart(asked, ask, seed);
          return { edit: 'replace', part };
        });
      }
      if (step.step !== 'add') return Promise.resolve(plainEdit(step));
      const previous = before;
      const made = inTime(async () => {
        await previous;
        // Several at one place keep their order.
        const after = lastAt.get(step.after) ?? step.after;
        const edit = await addPart({ ...refining, draft: grown }, { ...step, after }, ask, seed);
        grown = applyEdit(grown, edit);
        lastAt.set(step.after, edit.part.id);
        return edit;
      });
      before = made.catch(() => undefined);
      return made;
    }),
  );
}

/**
 * Follows an instruction for a whole draft: splits it into steps, then writes each part that it names as a redraft
 * does. What breaks a rule twice is marked; what cannot be made is counted.
 * @param seed for shuffling options
 * @throws AppError `draft-unusable` or `draft-refused`; the first step's error if none succeeded
 */
export async function refine(
  refining: Refining,
  ask: Drafter,
  seed: string,
  inTime: InTime,
): Promise<Refined> {
  const { plan, draft } = refining;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { answer } = await inTime(() => ask(refineTask(refining)));
    if (answer.kind === 'refused') throw new AppError('draft-refused');
    const read = answer.kind === 'given' ? readSteps(answer.value, draft) : undefined;
    if (!read || read.steps.length === 0) continue;
    const made = await makeEdits(refining, read.steps, ask, seed, inTime);
    const edits: DraftEdit[] = [];
    let current = draft;
    for (const one of made) {
      const edit = one.status === 'fulfilled' ? z.safeParse(draftEdit, one.value).data : undefined;
      if (!edit) continue;
      const after = applyEdit(current, edit);
      if (!z.safeParse(draftSchema, after).success) continue;
      edits.push(breaksRule(after, current, plan) ? { ...edit, faulty: true } : edit);
      current = after;
    }
    const failed = made.find((one) => one.status === 'rejected');
    if (edits.length === 0 && failed) throw failed.reason;
    if (edits.length > 0) return { edits, left: read.left + made.length - edits.length };
  }
  throw new AppError('draft-unusable');
}
