import { errorStatuses, type ErrorCode, type FieldIssue } from '#shared/errors.ts';
import type { MessageId, Text } from '../../i18n/message-id.ts';
import { textOfLoadError } from '../new-version.ts';
import { referenceOf } from './correlation.ts';

/** The API refused a call. `code` is undefined when something else answered, such as a proxy. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly issues: readonly FieldIssue[];
  /** The number of items still to do when the call has to be repeated. */
  readonly remaining: number | undefined;
  /** The value stored now, when the refused call was based on an older one. */
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

/** Whether the same call may succeed later: no network, a failing server or a busy one, a job that is not finished. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  [408, 425, 429].includes(error.status) ||
  error.code === 'job-not-finished';

/** The session ended or could not start. The user has already seen a message, so callers show no other. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  /** For code that reads the codes of the identity provider's errors. */
  readonly code = 'daftar/session-ended';
}

/** The user did not agree to the text about pupils' data, so nothing was sent. */
export class NoticeDeclinedError extends Error {
  override readonly name = 'NoticeDeclinedError';
}

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorStatuses, code);

/** Statuses that API Gateway sends itself when it throttles or a function has no capacity. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

/** The message for a failed call; if its reason is not known, with the call's correlation id for the support. */
export const textOfError = (error: unknown): Text => referring(reasonOf(error), error);

/** Only the support can do something about these; with others a code would say that a user has to ask. */
const isForSupport = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === undefined ? !BUSY.has(error.status) : error.code === 'internal');

const referring = (text: Text, error: unknown): Text => {
  const reference = isForSupport(error) ? referenceOf(error) : undefined;
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
  if (error instanceof NoticeDeclinedError) return { id: 'error.noticeDeclined' };
  return textOfLoadError(error);
};

const isOffline = (error: unknown): boolean => error instanceof TypeError && !navigator.onLine;

/** The message for a failed action: that the device is offline, the API's own reason, else `fallback`. */
export const textOfFailure = (error: unknown, fallback: MessageId): Text => {
  if (isOffline(error)) return { id: 'error.network' };
  return error instanceof NoticeDeclinedError ||
    (error instanceof ApiError && (error.code ? error.code !== 'internal' : BUSY.has(error.status)))
    ? textOfError(error)
    : referring({ id: fallback }, error);
};
