import { randomUUID } from 'node:crypto';
import type { BusEvent } from '../events/event.ts';
import type { Environment } from '../template/resource-types.ts';
import { statusOf, type Execution } from './execution.ts';

/** https://docs.aws.amazon.com/step-functions/latest/dg/eventbridge-integration.html */
export const statusChangeEvent = (
  execution: Execution,
  { accountId, region }: Environment,
  now: Date,
): BusEvent => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Step Functions Execution Status Change',
  source: 'aws.states',
  account: accountId,
  time: now.toISOString().replace(/\.\d+Z$/, 'Z'),
  region,
  resources: [execution.executionArn],
  detail: {
    executionArn: execution.executionArn,
    stateMachineArn: execution.stateMachineArn,
    name: execution.name,
    status: statusOf(execution),
    startDate: execution.startDate,
    stopDate: execution.ending?.stopDate ?? null,
    input: execution.input,
    output: execution.ending?.output ?? null,
    inputDetails: { included: true },
    outputDetails: execution.ending?.output === undefined ? null : { included: true },
    error: execution.ending?.error ?? null,
    cause: execution.ending?.cause ?? null,
  },
});
