import * as z from 'zod/mini';
import { describeError, log } from '../log.ts';
import { JobError } from './job-error.ts';

/**
 * The Lambda handler of one task of a workflow, or of one event's target: parses the input and logs one line.
 * Errors are thrown on, for the workflow to retry or to catch by name.
 */
export function stepHandler<S extends z.core.$ZodType, Output>(
  step: string,
  input: S,
  run: (input: z.infer<S>) => Promise<Output>,
): (event: unknown) => Promise<Output> {
  return async (event) => {
    const start = performance.now();
    const duration = () => Math.round(performance.now() - start);
    try {
      const output = await run(z.parse(input, event));
      log('info', 'step', { step, duration: duration() });
      return output;
    } catch (error) {
      const isForeseen = error instanceof JobError;
      log(isForeseen ? 'info' : 'error', 'step', {
        step,
        duration: duration(),
        ...(isForeseen ? { code: error.failure.code } : { error: describeError(error) }),
      });
      throw error;
    }
  };
}
