import * as z from 'zod/mini';
import type { Draft } from '../../../../shared/model/draft.ts';
import { inParallel } from '../../../core/in-parallel.ts';
import { solutionsAnswer, type SolutionsAnswer } from '../answers.ts';
import type { Drafter } from '../drafting/drafter.ts';
import { partsOf, withPart } from '../redraft/draft-parts.ts';
import { judgePart, redraftTask } from '../redraft/redraft-part.ts';
import type { Plan } from '../task.ts';
import { blindTask } from './blind-task.ts';
import { disagreements } from './compare-solutions.ts';

/** More than so many questions with doubtful keys are not written anew: the draft is looked at as a whole. */
const MOST_REDRAFTED = 5;
/** Questions written anew at a time. */
const PARALLEL = 3;
const INSTRUCTION =
  'Who solved part without its key came to another answer. Write it so that exactly one answer is right, and the key is it.';

interface Solvers {
  /** Another model than the one that drafts. */
  readonly solver: Drafter;
  readonly drafter: Drafter;
}

/** What was checked, and with what result. */
export interface Checked {
  readonly draft: Draft;
  /** Whether every key was compared with what someone else came to; also where there are none. */
  readonly isChecked: boolean;
}

const solutionsIn = (
  answer: Awaited<ReturnType<Drafter>>['answer'],
): SolutionsAnswer | undefined =>
  answer.kind === 'given' ? z.safeParse(solutionsAnswer, answer.value).data : undefined;

/** The ids whose keys a solver does not come to; undefined if nothing came of the solving. */
async function solve(
  draft: Draft,
  solver: Drafter,
  seed: string,
  only?: ReadonlySet<string>,
): Promise<Set<string> | undefined> {
  const task = blindTask(draft, seed, only);
  if (!task) return new Set();
  const { answer, drafter } = await solver(task);
  const solutions = solutionsIn(answer);
  if (!solutions) return undefined;
  // Rules do not solve all that they are shown, which says nothing of the key.
  const solved = new Set(solutions.solutions.map(({ id }) => id));
  const asked = task.questions.filter(({ id }) => drafter === 'model' || solved.has(id));
  return disagreements(draft, asked, solutions);
}

const marked = (draft: Draft, doubtful: ReadonlySet<string>): Draft =>
  partsOf(draft).reduce<Draft>(
    (sofar, part) =>
      doubtful.has(part.id) && !('stage' in part)
        ? withPart(sofar, { ...part, doubtful: true })
        : sofar,
    draft,
  );

/** Those of a test are written anew: the draft with what came of it, and the ids of those that did. */
async function redraft(
  { draft, plan, seed }: { draft: Draft; plan: Plan; seed: string },
  wrong: ReadonlySet<string>,
  drafter: Drafter,
): Promise<{ draft: Draft; redrafted: Set<string> }> {
  let another = draft;
  const redrafted = new Set<string>();
  const parts = partsOf(draft).filter(({ id }) => wrong.has(id));
  await inParallel(parts, PARALLEL, async (part) => {
    const redrafting = { plan, draft, part, instruction: INSTRUCTION };
    const { answer } = await drafter(redraftTask(redrafting));
    const made =
      answer.kind === 'given' ? judgePart(redrafting, answer.value, `${seed}:2`) : undefined;
    if (!made) return;
    another = withPart(another, made);
    redrafted.add(part.id);
  });
  return { draft: another, redrafted };
}

/**
 * Has someone else solve the questions without their keys. Where they come to another answer, the question of a test is
 * written anew and solved again; what they still do not agree on is marked, and stays as it was.
 */
export async function checkKeys(
  draft: Draft,
  plan: Plan,
  { solver, drafter }: Solvers,
  seed: string,
): Promise<Checked> {
  const wrong = await solve(draft, solver, seed);
  if (!wrong) return { draft, isChecked: false };
  const isWorthRedrafting =
    draft.type === 'TEST' && draft.drafter === 'model' && wrong.size <= MOST_REDRAFTED;
  if (wrong.size === 0 || !isWorthRedrafting)
    return { draft: marked(draft, wrong), isChecked: true };

  const again = await redraft({ draft, plan, seed }, wrong, drafter);
  const stillWrong = (await solve(again.draft, solver, `${seed}:2`, again.redrafted)) ?? wrong;
  const mended = new Set([...again.redrafted].filter((id) => !stillWrong.has(id)));
  const doubtful = new Set([...wrong].filter((id) => !mended.has(id)));
  const better = partsOf(again.draft).filter(({ id }) => mended.has(id));
  const result = better.reduce<Draft>((sofar, part) => withPart(sofar, part), draft);
  return { draft: marked(result, doubtful), isChecked: true };
}
