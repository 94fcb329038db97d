import * as z from 'zod/mini';

/** The error of a failed invocation in Lambda's form (`trace` may be missing, as after a timeout). */
export const invocationError = z.object({
  errorType: z.string(),
  errorMessage: z.string(),
  trace: z.optional(z.array(z.string())),
});
export type InvocationError = z.infer<typeof invocationError>;

export type Invocation =
  | { readonly ok: true; readonly payload: unknown }
  | { readonly ok: false; readonly error: InvocationError };

/** Invokes a function by ARN or name. Never rejects because of the function's errors. */
export type Invoke = (functionArn: string, event: unknown) => Promise<Invocation>;

/** Synchronous payloads, request and response: slightly over 6 MB (Lambda quotas). */
export const maxPayloadBytes = 6 * 1024 * 1024 + 100;

/** A failed invocation without a trace, in the form of Lambda's own errors. */
export const failure = (errorType: string, errorMessage: string): Invocation => ({
  ok: false,
  error: { errorType, errorMessage },
});

export const deathOf = (requestId: string, cause: unknown): Invocation => {
  const code = z.safeParse(z.object({ code: z.string() }), cause).data?.code;
  if (cause instanceof Error && code !== 'ERR_WORKER_OUT_OF_MEMORY') {
    const errorType = 'Runtime.UnhandledPromiseRejection';
    const errorMessage = `${cause.name}: ${cause.message}`;
    return {
      ok: false,
      error: { errorType, errorMessage, trace: (cause.stack ?? '').split('\n') },
    };
  }
  const status = cause instanceof Error ? 'signal: killed' : `exit status ${String(cause)}`;
  return failure(
    'Runtime.ExitError',
    `RequestId: ${requestId} Error: Runtime exited with error: ${status}`,
  );
};
