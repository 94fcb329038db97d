import * as z from 'zod/mini';
import type { Invocation } from './invocation.ts';

/** A failed invocation without a trace, in the form of Lambda's own errors. */
export const failure = (errorType: string, errorMessage: string): Invocation => ({
  ok: false,
  error: { errorType, errorMessage },
});

/** The error of an invocation whose worker ended. */
export const deathOf = (requestId: string, cause: unknown): Invocation => {
  const code = z.safeParse(z.object({ code: z.string() }), cause).data?.code;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return failure(
      'Runtime.ExitError',
      `RequestId: ${requestId} Error: Runtime exited with error: signal: killed`,
    );
  }
  if (cause instanceof Error) {
    return {
      ok: false,
      error: {
        errorType: 'Runtime.UnhandledPromiseRejection',
        errorMessage: `${cause.name}: ${cause.message}`,
        trace: (cause.stack ?? '').split('\n'),
      },
    };
  }
  return failure(
    'Runtime.ExitError',
    `RequestId: ${requestId} Error: Runtime exited with error: exit status ${String(cause)}`,
  );
};
