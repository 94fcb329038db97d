import { errorStatuses, type ErrorCode, type FieldIssue } from '#shared/errors.ts';
import type { MessageId, Text } from '../../i18n/message-id.ts';
import { NewVersionError } from '../new-version.ts';
import { referenceOf } from './correlation.ts';

/** A call the API refused. `code` is undefined when the answer was not the API's own (a proxy's page, say). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly issues: readonly FieldIssue[];
  /** How many items a call left that is to be made again. */
  readonly remaining: number | undefined;
  /** What is stored now, where the call would have changed what was seen before. */
  readonly current: unknown;

  constructor(
    status: number,
    code?: ErrorCode,
    issues: readonly FieldIssue[] = [],
    remaining?: number,
    current?: unknown,
  ) {
    super(`API error with status ${status}`);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.remaining = remaining;
    this.current = current;
  }
}

/** The session ended, or did not come about. The user has been told already; nobody need say more. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  /** For those who go by the codes of the identity provider's errors. */
  readonly code = 'daftar/session-ended';
}

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorStatuses, code);

/** Statuses of API Gateway's own, of a throttle and of functions for which there is no room. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

/** What to tell the user about a failed call, with the call's name for who is asked for help. */
export const textOfError = (error: unknown): Text => referring(reasonOf(error), error);

const referring = (text: Text, error: unknown): Text => {
  const reference = referenceOf(error);
  return reference === undefined ? text : { ...text, reference };
};

/** The text of the error's code, or else of its status. */
const reasonOf = (error: unknown): Text => {
  if (error instanceof ApiError) {
    if (error.code) return { id: `error.${error.code}` };
    return BUSY.has(error.status)
      ? { id: 'error.busy' }
      : { id: 'error.status', values: { status: String(error.status) } };
  }
  if (error instanceof NewVersionError) return { id: 'error.newVersion' };
  // fetch and XMLHttpRequest say no more than this when the network fails
  return { id: error instanceof TypeError ? 'error.network' : 'error.unexpected' };
};

/** Without a network no call arrived, and a code would name nothing that anybody can look up. */
const isOffline = (error: unknown): boolean => error instanceof TypeError && !navigator.onLine;

/**
 * What to tell the user about a call of theirs that failed: that the device is offline, the API's own reason if it gave
 * one, else `fallback`.
 */
export const textOfFailure = (error: unknown, fallback: MessageId): Text => {
  if (isOffline(error)) return { id: 'error.network' };
  return error instanceof ApiError &&
    (error.code ? error.code !== 'internal' : BUSY.has(error.status))
    ? textOfError(error)
    : referring({ id: fallback }, error);
};
