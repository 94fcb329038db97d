import * as z from 'zod/mini';
import { jobFailure, type JobFailure } from '#shared/model/job.ts';
import {
  functionThrottled,
  modelFailed,
  modelUnreachable,
  retryAfterErrors,
  throttlingErrors,
} from '#shared/model/job-steps.ts';

/** The input of a workflow's Catch: the error's name, and for a Lambda task its report as JSON. */
export const caughtError = z.object({ Error: z.string(), Cause: z.optional(z.string()) });

/** Error names of a step that ran out of time. */
const TIMEOUTS = ['States.Timeout', 'Sandbox.Timedout'];

const THROTTLING: readonly string[] = [
  ...throttlingErrors,
  ...Object.keys(retryAfterErrors),
  functionThrottled,
];

/** Whether an error says that a service has no room now. */
export const isThrottling = (name: string): boolean => THROTTLING.includes(name);

const lambdaReport = z.object({ errorMessage: z.string() });

/** The reason that a teacher sees for a caught error. Only a `JobError` contains its own reason. */
export function failureOf(caught: z.infer<typeof caughtError>): JobFailure {
  if (TIMEOUTS.includes(caught.Error)) return { code: 'timed-out' };
  if (isThrottling(caught.Error)) return { code: 'service-busy' };
  if (caught.Error === modelUnreachable) return { code: 'model-unreachable' };
  if (caught.Error === modelFailed) return { code: 'model-failed' };
  if (caught.Error !== 'JobError') return { code: 'internal' };
  const report = z.safeParse(lambdaReport, parsed(caught.Cause));
  const failure = z.safeParse(jobFailure, report.success ? parsed(report.data.errorMessage) : null);
  return failure.success ? failure.data : { code: 'internal' };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
