import type { ErrorCode } from '#shared/errors.ts';
import type { StudentDraft } from '#shared/model/student.ts';
import type { MessageId, Text } from '#frontend/i18n/message-id.ts';
import { ApiError, SessionEndedError, textOfFailure } from '#frontend/lib/api/api-error.ts';

const CONCURRENCY = 3;
/** Refusals after which the rest would be refused too: invitations are used up, or the roster is full. */
const FINAL_REFUSALS = 3;
/** Milliseconds to wait before each repetition when the service is busy. */
const PAUSES = [1_000, 3_000, 9_000] as const;

export type Outcome =
  { readonly status: 'added' | 'listed' } | { readonly status: 'failed'; readonly reason: Text };

interface Options {
  readonly add: (draft: StudentDraft) => Promise<unknown>;
  /** After an abort, running calls finish and no new ones start. */
  readonly signal: AbortSignal;
  /** Called for each finished draft, with its index in the list. */
  readonly onOutcome: (index: number, outcome: Outcome) => void;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Adds jitter, so that refused calls do not return at the same moment. */
const pauseFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds * (0.5 + Math.random()));
  });

/** Codes of services that are temporarily busy or unavailable. */
const passing: readonly (ErrorCode | undefined)[] = [
  'too-many-requests',
  'unavailable',
  'identity-unavailable',
];
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && passing.includes(error.code);

const finalReasons = new Set<MessageId>([
  'error.quota-exceeded',
  'error.unverified-quota-exceeded',
  'error.project-quota-exceeded',
  'error.mail-unavailable',
  'error.roster-full',
]);
const isFinal = (outcome: Outcome): boolean =>
  outcome.status === 'failed' && finalReasons.has(outcome.reason.id);

const outcomeOf = (error: unknown): Outcome =>
  error instanceof ApiError && error.code === 'student-exists'
    ? { status: 'listed' }
    : { status: 'failed', reason: textOfFailure(error, 'students.addFailed') };

/**
 * Adds students, a few at a time. Students already on the roster count as done, so repeating a list changes nothing.
 * Stops when the service accepts no more today.
 *
 * @throws SessionEndedError when the session ends; the rest is not started
 */
export const addAll = async (drafts: readonly StudentDraft[], options: Options): Promise<void> => {
  const { add, signal, onOutcome, pause = pauseFor } = options;
  const queue = drafts.entries();
  let ended = false;
  let refusals = 0;

  const attempt = async (
    draft: StudentDraft,
    [next, ...later]: readonly number[] = PAUSES,
  ): Promise<Outcome> => {
    try {
      await add(draft);
      return { status: 'added' };
    } catch (error) {
      if (error instanceof SessionEndedError) throw error;
      if (next === undefined || !isPassing(error) || signal.aborted) return outcomeOf(error);
      await pause(next);
      return attempt(draft, later);
    }
  };

  const work = async (): Promise<void> => {
    try {
      for (const [index, draft] of queue) {
        if (signal.aborted || ended) return;
        const outcome = await attempt(draft);
        onOutcome(index, outcome);
        refusals = isFinal(outcome) ? refusals + 1 : 0;
        ended ||= refusals === FINAL_REFUSALS;
      }
    } catch (error) {
      ended = true;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
};
