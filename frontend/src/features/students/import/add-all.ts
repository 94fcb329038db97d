import type { ErrorCode } from '#shared/errors.ts';
import type { StudentDraft } from '#shared/model/student.ts';
import type { MessageId, Text } from '#frontend/i18n/message-id.ts';
import { ApiError, SessionEndedError, textOfFailure } from '#frontend/lib/api/api-error.ts';

/** Calls under way at a time. */
const CONCURRENCY = 3;
/** Refusals after which the rest would be refused too: the day's invitations are spent, or the roster is full. */
const FINAL_REFUSALS = 3;
/** Pauses before a busy service is asked again, in milliseconds. */
const PAUSES = [1_000, 3_000, 9_000] as const;

export type Outcome =
  { readonly status: 'added' | 'listed' } | { readonly status: 'failed'; readonly reason: Text };

interface Options {
  readonly add: (draft: StudentDraft) => Promise<unknown>;
  /** Aborted: what is under way is finished, nothing more is begun. */
  readonly signal: AbortSignal;
  /** Told of each draft when it is done with, by its place in the list. */
  readonly onOutcome: (index: number, outcome: Outcome) => void;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** More or less: those who were refused together do not come again together. */
const pauseFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds * (0.5 + Math.random()));
  });

/** Codes of services that are busy or away for the moment. */
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
  'error.roster-full',
]);
const isFinal = (outcome: Outcome): boolean =>
  outcome.status === 'failed' && finalReasons.has(outcome.reason.id);

const outcomeOf = (error: unknown): Outcome =>
  error instanceof ApiError && error.code === 'student-exists'
    ? { status: 'listed' }
    : { status: 'failed', reason: textOfFailure(error, 'students.addFailed') };

/**
 * Adds students one after the other, a few at a time. Who is on the roster already counts as done, so the same list
 * again changes nothing. Begins no more when the service takes no more today.
 *
 * @throws SessionEndedError when the session ends; the rest is then not begun
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
