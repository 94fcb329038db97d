import type { DraftPart } from '#shared/model/draft-edit.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import type { JobFailureCode } from '#shared/model/job.ts';
import {
  modelFailed,
  modelUnreachable,
  retryAfterErrors,
  throttlingErrors,
} from '#shared/model/job-steps.ts';
import { JobError } from '#core/jobs/job-error.ts';
import type { Drafter } from '../drafting/drafter.ts';
import { redraftTask, tryPart, type JudgedPart, type Redrafting } from './redraft-part.ts';

const TRIES = 2;

/** The API's error for each job failure; the default is `draft-unusable`. */
const codes: Partial<Record<JobFailureCode, ErrorCode>> = {
  'draft-refused': 'draft-refused',
  'instruction-needs-model': 'instruction-needs-model',
  'timed-out': 'drafter-busy',
  'model-too-slow': 'drafter-busy',
  'service-busy': 'drafter-busy',
  'model-failed': 'drafter-failed',
  'model-answer-unreadable': 'drafter-failed',
  'model-not-available': 'unavailable',
  'model-budget-spent': 'drafter-budget-spent',
};
const passing: ReadonlyMap<string, ErrorCode> = new Map<string, ErrorCode>([
  ...[...throttlingErrors, ...Object.keys(retryAfterErrors), 'TimeoutError'].map(
    (name): [string, ErrorCode] => [name, 'drafter-busy'],
  ),
  [modelFailed, 'drafter-failed'],
  [modelUnreachable, 'drafter-unreachable'],
]);

/** Converts an error for the waiting client; a defect is not converted. */
export function redraftError(error: unknown): unknown {
  if (error instanceof JobError) {
    return new AppError(codes[error.failure.code] ?? 'draft-unusable', { cause: error });
  }
  const code = error instanceof Error ? passing.get(error.name) : undefined;
  return code ? new AppError(code, { cause: error }) : error;
}

/**
 * Redrafts a part, with a second attempt if the first is not good enough; then the first attempt that breaks a rule.
 * @param seed for shuffling options
 * @throws AppError `draft-unusable` or `draft-refused`
 */
export async function attemptPart(
  redrafting: Redrafting,
  ask: Drafter,
  seed: string,
): Promise<JudgedPart> {
  let faulty: JudgedPart | undefined;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { answer } = await ask(redraftTask(redrafting));
    if (answer.kind === 'refused') throw new AppError('draft-refused');
    const made = answer.kind === 'given' ? tryPart(redrafting, answer.value, seed) : undefined;
    if (made && !made.isFaulty) return made;
    faulty ??= made;
  }
  if (!faulty) throw new AppError('draft-unusable');
  return faulty;
}

/** The same for a part that is put into the draft unseen: one that breaks a rule is `draft-unusable`. */
export async function redraft(
  redrafting: Redrafting,
  ask: Drafter,
  seed: string,
): Promise<DraftPart> {
  const { part, isFaulty } = await attemptPart(redrafting, ask, seed);
  if (isFaulty) throw new AppError('draft-unusable');
  return part;
}
