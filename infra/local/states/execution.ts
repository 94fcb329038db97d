import * as z from 'zod/mini';
import { busEvent, type BusEvent } from '../events/event.ts';
import type { Environment } from '../template/resource-types.ts';

const ending = z.object({
  status: z.enum(['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']),
  stopDate: z.number(),
  output: z.optional(z.string()),
  error: z.optional(z.string()),
  cause: z.optional(z.string()),
});
export type Ending = z.infer<typeof ending>;

/** One run of a state machine. Dates are milliseconds since the epoch. */
export const execution = z.object({
  executionArn: z.string(),
  stateMachineArn: z.string(),
  name: z.string(),
  /** JSON, as given. */
  input: z.string(),
  startDate: z.number(),
  /** Missing while it runs. */
  ending: z.optional(ending),
});
export type Execution = z.infer<typeof execution>;

/** https://docs.aws.amazon.com/step-functions/latest/dg/eventbridge-integration.html */
export const statusChangeEvent = (
  { ending, ...execution }: Execution,
  environment: Environment,
  now: Date,
): BusEvent =>
  busEvent(environment, now, {
    'detail-type': 'Step Functions Execution Status Change',
    source: 'aws.states',
    resources: [execution.executionArn],
    detail: {
      ...execution,
      status: ending?.status ?? 'RUNNING',
      stopDate: ending?.stopDate ?? null,
      output: ending?.output ?? null,
      inputDetails: { included: true },
      outputDetails: ending?.output === undefined ? null : { included: true },
      error: ending?.error ?? null,
      cause: ending?.cause ?? null,
    },
  });
