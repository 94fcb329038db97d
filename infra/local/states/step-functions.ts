import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { JsonService } from '../aws-gateway/json-service.ts';
import type { ExecutionHost } from './execution-host.ts';
import { statusOf, type Execution } from './execution.ts';

const executionName = z.string().check(z.regex(/^[A-Za-z0-9\-_.+!@$%&'() ~]{1,80}$/u));
const inputs = {
  StartExecution: z.object({
    stateMachineArn: z.string(),
    name: z.optional(z.string()),
    input: z._default(z.string(), '{}'),
  }),
  DescribeExecution: z.object({ executionArn: z.string() }),
  StopExecution: z.object({
    executionArn: z.string(),
    error: z.optional(z.string()),
    cause: z.optional(z.string()),
  }),
  ListExecutions: z.object({
    stateMachineArn: z.string(),
    statusFilter: z.optional(z.string()),
    maxResults: z._default(z.number(), 100),
  }),
};

/** The resource for IAM: the execution if the call names one, else the machine. */
const resource = z.object({
  executionArn: z.optional(z.string()),
  stateMachineArn: z.optional(z.string()),
});

const parse = <T>(schema: z.ZodMiniType<T>, input: unknown): T => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AwsError('ValidationException', z.prettifyError(parsed.error));
  return parsed.data;
};

/** The API's dates are seconds since the epoch. */
const seconds = (milliseconds: number): number => milliseconds / 1000;

const summary = (execution: Execution) => ({
  executionArn: execution.executionArn,
  stateMachineArn: execution.stateMachineArn,
  name: execution.name,
  status: statusOf(execution),
  startDate: seconds(execution.startDate),
  ...(execution.ending && { stopDate: seconds(execution.ending.stopDate) }),
});

const description = (execution: Execution) => ({
  ...summary(execution),
  input: execution.input,
  inputDetails: { included: true },
  ...(execution.ending?.output !== undefined && {
    output: execution.ending.output,
    outputDetails: { included: true },
  }),
  ...(execution.ending?.error !== undefined && { error: execution.ending.error }),
  ...(execution.ending?.cause !== undefined && { cause: execution.ending.cause }),
});

/**
 * The part of Step Functions' API that the product uses, as a JSON service of the gateway.
 * https://docs.aws.amazon.com/step-functions/latest/apireference/
 */
export const createStepFunctions = (host: ExecutionHost): JsonService => {
  const start = (input: unknown) => {
    const {
      stateMachineArn,
      name = randomUUID(),
      input: json,
    } = parse(inputs.StartExecution, input);
    if (!executionName.safeParse(name).success) {
      throw new AwsError('InvalidName', `Invalid Name: '${name}'`);
    }
    const { executionArn, startDate } = host.start(stateMachineArn, name, json);
    return { executionArn, startDate: seconds(startDate) };
  };
  const describe = (input: unknown) => {
    const { executionArn } = parse(inputs.DescribeExecution, input);
    return description(host.get(executionArn));
  };
  const stop = (input: unknown) => {
    const { executionArn, error, cause } = parse(inputs.StopExecution, input);
    const { ending } = host.stop(executionArn, { error, cause });
    return { stopDate: seconds(ending?.stopDate ?? 0) };
  };
  const list = (input: unknown) => {
    const { stateMachineArn, statusFilter, maxResults } = parse(inputs.ListExecutions, input);
    const executions = host
      .list(stateMachineArn)
      .filter((execution) => statusFilter === undefined || statusOf(execution) === statusFilter)
      .sort((a, b) => b.startDate - a.startDate)
      .slice(0, maxResults);
    return { executions: executions.map(summary) };
  };
  const operations = new Map<string, (input: unknown) => unknown>([
    ['StartExecution', start],
    ['DescribeExecution', describe],
    ['StopExecution', stop],
    ['ListExecutions', list],
  ]);

  const call = async (action: string, input: unknown): Promise<unknown> => {
    const operation = operations.get(action);
    if (operation === undefined) {
      throw new AwsError('UnknownOperationException', `${action} is not supported here`);
    }
    return await Promise.resolve(operation(input));
  };
  const resourceOf = (_action: string, input: unknown): string => {
    const { executionArn, stateMachineArn } = parse(resource, input);
    return executionArn ?? stateMachineArn ?? '*';
  };
  return Object.assign(call, { resourceOf });
};
