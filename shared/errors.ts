/** Stable code → HTTP status. Part of the public contract, which the browser translates: add, never rename. */
export const errorStatuses = {
  'malformed-json': 400,
  'validation-failed': 400,
  'idempotency-key-invalid': 400,
  unauthenticated: 401,
  forbidden: 403,
  'account-not-eligible': 403,
  'email-not-verified': 403,
  'email-domain-not-allowed': 403,
  'recent-sign-in-required': 403,
  'upload-not-yours': 403,
  'not-found': 404,
  'job-not-found': 404,
  'student-not-found': 404,
  'cover-not-found': 404,
  'upload-not-found': 404,
  'document-not-found': 404,
  'class-not-found': 404,
  'mark-sheet-not-found': 404,
  'part-not-found': 404,
  'method-not-allowed': 405,
  'job-not-finished': 409,
  'job-not-failed': 409,
  'profile-missing': 409,
  'student-exists': 409,
  'roster-full': 409,
  'classes-full': 409,
  'mark-sheet-exists': 409,
  'mark-sheets-full': 409,
  'grades-doubtful': 409,
  'precondition-failed': 412,
  'payload-too-large': 413,
  'document-too-large': 413,
  'unsupported-media-type': 415,
  'idempotency-key-reused': 422,
  'draft-refused': 422,
  'instruction-needs-model': 422,
  'picture-unusable': 422,
  'page-unreadable': 422,
  'page-takes-too-long': 422,
  'precondition-required': 428,
  'quota-exceeded': 429,
  'unverified-quota-exceeded': 429,
  'project-quota-exceeded': 429,
  'too-many-requests': 429,
  internal: 500,
  'identity-unavailable': 502,
  'mail-unavailable': 502,
  'draft-unusable': 502,
  'drafter-failed': 502,
  unavailable: 503,
  'drafter-busy': 503,
  'drafter-unreachable': 503,
  'drafter-budget-spent': 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export type ErrorStatus = (typeof errorStatuses)[ErrorCode];

/** One field that failed validation; `path` is a JSON Pointer (RFC 6901) into the body, query or path parameters. */
export interface FieldIssue {
  readonly path: string;
  /** Stable issue code, e.g. `too_big`, `invalid_type`, `unrecognized_keys` (the schema library's names). */
  readonly code: string;
}

/** The newest stored version, in the shape the call answers. */
interface CurrentVersion {
  readonly version: number;
  readonly contentHash?: string | undefined;
}

/** A named failure of the product. Handlers throw it; the HTTP wrapper turns it into problem+json. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: readonly FieldIssue[];
  /** How many items are left; the caller repeats the call until there are none. */
  readonly remaining: number | undefined;
  /** The stored version, for a caller who tried to change an older one. */
  readonly current: CurrentVersion | undefined;

  constructor(
    code: ErrorCode,
    options: {
      cause?: unknown;
      issues?: readonly FieldIssue[];
      remaining?: number;
      current?: CurrentVersion;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.issues = options.issues ?? [];
    this.remaining = options.remaining;
    this.current = options.current;
  }

  get status(): ErrorStatus {
    return errorStatuses[this.code];
  }
}
