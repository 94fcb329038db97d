/** The error of a failed invocation in Lambda's form (`trace` may be missing, as after a timeout). */
export interface InvocationError {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

/** The outcome of one synchronous invocation. */
export type Invocation =
  | { readonly ok: true; readonly payload: unknown }
  | { readonly ok: false; readonly error: InvocationError };

/** Invokes a function by ARN or name. Never rejects because of the function's errors. */
export type Invoke = (functionArn: string, event: unknown) => Promise<Invocation>;

/** Synchronous payloads, request and response: slightly over 6 MB (Lambda quotas). */
export const maxPayloadBytes = 6 * 1024 * 1024 + 100;
