import type { DraftPart } from '#shared/contracts/content-documents.ts';
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
import { judgePart, redraftTask, type Redrafting } from './redraft-part.ts';

/** The most attempts. */
const TRIES = 2;

/** The API's error for each job failure; the default is `draft-unusable`. */
const codes: Partial<Record<JobFailureCode, ErrorCode>> = {
  'draft-refused': 'draft-refused',
  'instruction-needs-model': 'instruction-needs-model',
  'timed-out': 'drafter-busy',
  'service-busy': 'drafter-busy',
  'model-failed': 'drafter-failed',
  'model-answer-unreadable': 'drafter-failed',
  'model-not-available': 'unavailable',
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
 * Redrafts a part, with a second attempt if the first is not good enough.
 * @param seed for shuffling options
 * @throws AppError `draft-unusable` or `draft-refused`
 */
export async function redraft(
  redrafting: Redrafting,
  ask: Drafter,
  seed: string,
): Promise<DraftPart> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { answer } = await ask(redraftTask(redrafting));
    if (answer.kind === 'refused') throw new AppError('draft-refused');
    const part = answer.kind === 'given' ? judgePart(redrafting, answer.value, seed) : undefined;
    if (part) return part;
  }
  throw new AppError('draft-unusable');
}
