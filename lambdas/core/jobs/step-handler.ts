import * as z from 'zod/mini';
import { describeError, log } from '../log.ts';
import { measure } from '../metrics.ts';
import { JobError } from './job-error.ts';
import { isThrottling } from './failure-of.ts';

/** The ids that a log line takes from the input, as far as the input has them. */
const traced = z.object({ jobId: z.optional(z.string()), correlationId: z.optional(z.string()) });

const traceOf = (event: unknown): z.infer<typeof traced> => {
  const parsed = z.safeParse(traced, event);
  return parsed.success ? parsed.data : {};
};

/** What a step needs of Lambda's context. */
export interface Invocation {
  getRemainingTimeInMillis(): number;
}

/** The handler of a workflow task or an event target: parses the input, logs one line, rethrows errors. */
export function stepHandler<S extends z.core.$ZodType, Output>(
  step: string,
  input: S,
  run: (input: z.infer<S>, invocation?: Invocation) => Promise<Output>,
): (event: unknown, invocation?: Invocation) => Promise<Output> {
  return async (event, invocation) => {
    const start = performance.now();
    const duration = () => Math.round(performance.now() - start);
    const logged = { step, ...traceOf(event) };
    try {
      const output = await run(z.parse(input, event), invocation);
      measure('step', { StepDuration: duration() }, { Step: step }, logged);
      return output;
    } catch (error) {
      const said = { ...logged, duration: duration() };
      if (error instanceof JobError) log('info', 'step', { ...said, code: error.failure.code });
      else {
        const crash = { ...said, error: describeError(error) };
        if (error instanceof Error && isThrottling(error.name))
          measure('throttled', { ServiceThrottled: 1 }, {}, crash, 'warn');
        else measure('step', { StepCrashed: 1 }, { Step: step }, crash, 'error');
      }
      throw error;
    }
  };
}
