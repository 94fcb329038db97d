import * as z from 'zod/mini';
import { partsOfDraft, type Draft } from '#shared/model/draft.ts';
import type { DraftPart } from '#shared/model/draft-edit.ts';
import { runInParallel } from '#core/in-parallel.ts';
import { describeError, log } from '#core/log.ts';
import { solutionAnswer, solutionsAnswer, type Solution } from '../answers.ts';
import type { Drafted, Drafter } from '../drafting/drafter.ts';
import { replacePart } from '#shared/draft/apply-edit.ts';
import { isWorse, judgePart, redraftTask } from '../redraft/redraft-part.ts';
import type { Plan } from '../task.ts';
import { mendAnswer } from '../mending/mend-answer.ts';
import { namedOption } from '../mending/mend-labels.ts';
import { blindTask, type BlindTask, type Which } from './blind-task.ts';
import { disagreements } from './compare-solutions.ts';

/** With more doubtful keys than this, no question is redrafted and the teacher must check the whole draft. */
const MOST_REDRAFTED = 5;
/** Questions redrafted at a time. */
const PARALLEL = 3;
const INSTRUCTION =
  'Who solved part without its key came to another answer. Write it so that exactly one answer is right, and the key is it.';

interface Solvers {
  /** A different model from the one that drafts. */
  readonly solver: Drafter;
  readonly drafter: Drafter;
  /** Calculates what can be calculated, which costs nothing. */
  readonly rules: Drafter;
}

export interface Checked {
  readonly draft: Draft;
  /** Whether every key was compared with a solution; true if there are no keys. */
  readonly isChecked: boolean;
  /** The model that has solved the questions; none if calculations have proven all keys. */
  readonly model?: string | undefined;
}

/** The option that a solution names by its letter, which is its place in the task. */
function withOption(solution: Solution, { questions }: BlindTask): Solution {
  const options = questions.find(({ id }) => id === solution.id)?.options;
  const index = options && namedOption(solution.answer, options);
  return index === undefined ? solution : { ...solution, answer: options?.[index] ?? '' };
}

/** Parses each solution separately, so that an unreadable one leaves only its own question unsolved. */
function solutionsIn({ answer }: Drafted, task: BlindTask): Solution[] | undefined {
  if (!('value' in answer)) return undefined;
  const { data } = z.safeParse(
    z.object({ solutions: z.array(z.unknown()) }),
    mendAnswer(solutionsAnswer, answer.value),
  );
  const read = data?.solutions.flatMap((each) => z.safeParse(solutionAnswer, each).data ?? []);
  return read && read.length > 0 ? read.map((each) => withOption(each, task)) : undefined;
}

/** The questions whose keys were compared with solutions, and those of them whose keys differ. */
interface Solved {
  readonly compared: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
  /** Rules look up the words of a question, so that they only find what is said in these words. */
  readonly isByRules: boolean;
  readonly model?: string | undefined;
}

/**
 * Lets a model solve questions without their keys.
 * @returns `undefined` if the solving failed
 */
export async function solveBlind(
  draft: Draft,
  solver: Drafter,
  seed: string,
  only?: Which,
): Promise<Solved | undefined> {
  const task = blindTask(draft, seed, only);
  if (!task) return { compared: new Set(), wrong: new Set(), isByRules: false };
  const drafted = await solver(task);
  // Rules cannot solve every question, so a missing solution does not make a key doubtful.
  const isByRules = drafted.drafter === 'rules';
  const solutions = solutionsIn(drafted, task) ?? (isByRules ? [] : undefined);
  if (!solutions) return undefined;
  const solved = new Set(solutions.map(({ id }) => id));
  const asked = task.questions.filter(({ id }) => !isByRules || solved.has(id));
  return {
    compared: new Set(asked.map(({ id }) => id)),
    wrong: disagreements(draft, asked, solutions),
    isByRules,
    model: drafted.model,
  };
}

/** The questions whose key a calculation confirms. None on a source text, where another option may be right too. */
async function provenBy(
  rules: Drafter,
  ...[draft, seed, only]: [draft: Draft, seed: string, only?: Which]
): Promise<Which> {
  const solved =
    draft.sourceText === undefined
      ? await unlessFailed(() => solveBlind(draft, rules, seed, only))
      : undefined;
  return { has: (id) => solved?.compared.has(id) === true && !solved.wrong.has(id) };
}

/** The questions whose keys are doubtful; `undefined` if the solving failed. */
async function solve(
  draft: Draft,
  { solver, rules }: Pick<Solvers, 'solver' | 'rules'>,
  seed: string,
  only?: Which,
): Promise<Pick<Solved, 'wrong' | 'model'> | undefined> {
  const proven = await provenBy(rules, draft, seed, only);
  const asked = { has: (id: string) => (only?.has(id) ?? true) && !proven.has(id) };
  return solveBlind(draft, solver, seed, asked);
}

/** The part with its doubtful answers marked: its own, or those of a phase's checks. */
function markedPart(part: DraftPart, doubtful: ReadonlySet<string>): DraftPart {
  if (!('stage' in part)) return doubtful.has(part.id) ? { ...part, doubtful: true } : part;
  const checks = part.checks?.map((check) =>
    doubtful.has(check.id) ? { ...check, doubtful: true as const } : check,
  );
  return checks ? { ...part, checks } : part;
}

const marked = (draft: Draft, doubtful: ReadonlySet<string>): Draft =>
  doubtful.size === 0
    ? draft
    : partsOfDraft(draft).reduce<Draft>(
        (sofar, part) => replacePart(sofar, markedPart(part, doubtful)),
        draft,
      );

/** The result of a call; `undefined` if it fails, so that doubts found so far are kept. */
async function unlessFailed<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    log('warn', 'check-keys', { error: describeError(error) });
    return undefined;
  }
}

/** Redrafts doubtful questions; each is judged against the current draft. */
async function redraft(
  { draft, plan, seed }: { draft: Draft; plan: Plan; seed: string },
  wrong: ReadonlySet<string>,
  drafter: Drafter,
): Promise<{ draft: Draft; redrafted: Set<string> }> {
  let current = draft;
  const redrafted = new Set<string>();
  const parts = partsOfDraft(draft).filter(({ id }) => wrong.has(id));
  await runInParallel(parts, PARALLEL, async (part) => {
    const asked = { plan, draft: current, part, instruction: INSTRUCTION };
    const answer = (await unlessFailed(() => drafter(redraftTask(asked))))?.answer;
    if (answer?.kind !== 'given') return;
    // Other parts may have changed while waiting for this answer.
    const made = judgePart({ ...asked, draft: current }, answer.value, `${seed}:2`);
    if (!made) return;
    current = replacePart(current, made);
    redrafted.add(part.id);
  });
  return { draft: current, redrafted };
}

/** Lets another model solve the questions; a test's doubtful ones are redrafted once, and marked if they stay so. */
export async function checkKeys(
  draft: Draft,
  plan: Plan,
  { drafter, ...solvers }: Solvers,
  seed: string,
): Promise<Checked> {
  const solved = await solve(draft, solvers, seed);
  if (!solved) return { draft, isChecked: false };
  const { wrong, model } = solved;
  const isWorthRedrafting =
    draft.type === 'TEST' && draft.drafter === 'model' && wrong.size <= MOST_REDRAFTED;
  if (wrong.size === 0 || !isWorthRedrafting)
    return { draft: marked(draft, wrong), isChecked: true, model };
  const again = await redraft({ draft, plan, seed }, wrong, drafter);
  const { redrafted } = again;
  const stillWrong =
    (await unlessFailed(() => solve(again.draft, solvers, `${seed}:2`, redrafted)))?.wrong ?? wrong;
  let result: Draft = draft;
  const doubtful = new Set(wrong);
  for (const part of partsOfDraft(again.draft)) {
    if (!redrafted.has(part.id) || stillWrong.has(part.id)) continue;
    // The new question may repeat one that was restored meanwhile.
    const changed = replacePart(result, part);
    if (isWorse(changed, draft, plan)) continue;
    result = changed;
    doubtful.delete(part.id);
  }
  return { draft: marked(result, doubtful), isChecked: true, model };
}
