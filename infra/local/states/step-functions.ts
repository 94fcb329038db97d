import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { JsonService } from '../aws-gateway/json-call.ts';
import type { ExecutionHost } from './execution-host.ts';

const executionName = /^[A-Za-z0-9\-_.+!@$%&'() ~]{1,80}$/u;
const startExecution = z.object({
  stateMachineArn: z.string(),
  name: z._default(z.string(), randomUUID),
  input: z._default(z.string(), '{}'),
});
const stopExecution = z.object({ executionArn: z.string() });

/**
 * The part of Step Functions' API that the product uses, as a JSON service of the gateway; an execution can also be
 * stopped, as a person does at AWS's console.
 * https://docs.aws.amazon.com/step-functions/latest/apireference/
 */
export const createStepFunctions = (host: Pick<ExecutionHost, 'start' | 'stop'>): JsonService => {
  const call = async (action: string, input: unknown): Promise<unknown> => {
    if (action === 'StopExecution') {
      host.stop(z.parse(stopExecution, input).executionArn);
      return { stopDate: Date.now() / 1000 };
    }
    if (action !== 'StartExecution')
      throw new AwsError('UnknownOperationException', `${action} is not supported here`);
    const { stateMachineArn, name, input: json } = z.parse(startExecution, input);
    if (!executionName.test(name)) throw new AwsError('InvalidName', `Invalid Name: '${name}'`);
    const { executionArn, startDate } = host.start(stateMachineArn, name, json);
    // The API's dates are seconds since the epoch.
    return Promise.resolve({ executionArn, startDate: startDate / 1000 });
  };
  const resourceOf = (_action: string, input: unknown): string =>
    z.parse(startExecution, input).stateMachineArn;
  return Object.assign(call, { resourceOf });
};
