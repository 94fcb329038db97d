/** What a failed invocation answers, in Lambda's own shape (`trace` may be absent, as after a time-out). */
export interface InvocationError {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

/** The outcome of one synchronous invocation. */
export type Invocation =
  | { readonly ok: true; readonly payload: unknown }
  | { readonly ok: false; readonly error: InvocationError };

/** Invokes a function by ARN or name. Never rejects for what the function does. */
export type Invoke = (functionArn: string, event: unknown) => Promise<Invocation>;

/** Synchronous payloads, request and response: 6 MB and a little (Lambda quotas). */
export const maxPayloadBytes = 6 * 1024 * 1024 + 100;
