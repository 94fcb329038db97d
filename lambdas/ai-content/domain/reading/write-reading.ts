import { AppError } from '#shared/errors.ts';
import { printOf } from '#shared/draft/readings.ts';
import type { Test } from '#shared/model/draft.ts';
import type { Reading } from '#shared/model/reading.ts';
import { describeError, log } from '#core/log.ts';
import type { Drafter } from '../drafting/drafter.ts';
import type { InTime } from '../refine/refine.ts';
import { solveBlind } from '../solving/check-keys.ts';
import {
  judgeReading,
  rewriteTask,
  type JudgedReading,
  type ReadingAsked,
} from './judge-reading.ts';

const TRIES = 2;

/**
 * Rewrites a source text, with a second attempt if the first may not be used or has lost what a question rests on.
 * @returns the attempt that has lost least
 * @throws AppError `draft-unusable` or `draft-refused`
 */
async function writeText(asked: ReadingAsked, ask: Drafter): Promise<string> {
  let best: JudgedReading | undefined;
  let before: JudgedReading | undefined;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { answer, drafter } = await ask(rewriteTask(asked, before));
    if (answer.kind === 'refused') throw new AppError('draft-refused');
    before = answer.kind === 'given' ? judgeReading(asked, answer.value) : undefined;
    if (before?.faults.length === 0 && before.lost.length < (best?.lost.length ?? Infinity))
      best = before;
    // Rules give the same again.
    if (best?.lost.length === 0 || drafter === 'rules') break;
  }
  if (!best) throw new AppError('draft-unusable');
  return best.text;
}

/**
 * Solves the questions of a test from a version of its text, without their keys.
 * @returns `undefined` if the solving failed; the version is then shown as not solved
 */
async function solveFrom(
  test: Test,
  text: string,
  solver: Drafter,
  seed: string,
): Promise<Reading['solving']> {
  try {
    const solved = await solveBlind({ ...test, sourceText: text }, solver, seed);
    if (!solved) return undefined;
    const { compared, wrong, isByRules } = solved;
    return {
      of: printOf(test, text),
      agreed: [...compared].filter((id) => !wrong.has(id)),
      // What rules do not find in other words is not solved, and says nothing about the key.
      differed: isByRules ? [] : [...wrong],
    };
  } catch (error) {
    log('warn', 'solve-reading', { error: describeError(error) });
    return undefined;
  }
}

interface Ports {
  readonly drafter: Drafter;
  /** A different model from the one that writes. */
  readonly solver: Drafter;
  /** For shuffling options. */
  readonly seed: string;
  readonly inTime: InTime;
}

/**
 * A version of a test's source text, with what blind solving made of it.
 * @param stored a version that is only solved again
 */
export async function writeReading(
  asked: ReadingAsked,
  stored: Reading | undefined,
  { drafter, solver, seed, inTime }: Ports,
): Promise<Reading> {
  const { test, level } = asked;
  const text = stored?.text ?? (await inTime(() => writeText(asked, drafter)));
  const solving = await solveFrom(test, text, (task) => inTime(() => solver(task)), seed);
  return {
    level,
    text,
    ...(solving && { solving }),
    ...(stored?.settled && { settled: stored.settled }),
  };
}
