import { join } from 'node:path';
import type { Auth } from '../auth/start-auth.ts';
import { createBedrock, type AiSettings } from '../bedrock/bedrock.ts';
import { createEventBus } from '../events/event-bus.ts';
import { evaluate } from '../aws-gateway/authorize.ts';
import { parseBucketPolicy } from '../aws-gateway/principal.ts';
import { startGateway } from '../aws-gateway/server.ts';
import { failure, type Invoke } from '../lambda/invocation.ts';
import { createLambdaHost, type LambdaHost } from '../lambda/lambda-host.ts';
import { invokeByPolicy, type InvokeFrom } from '../lambda/resource-policy.ts';
import { lambdaVariables } from '../lambda/variables.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { ExecutionHost } from '../states/execution-host.ts';
import { openJournal } from '../states/journal.ts';
import type { InvokeTask } from '../states/run-execution.ts';
import { createStepFunctions } from '../states/step-functions.ts';
import type { Application } from '../template/application.ts';
import type { StateMachineSpec } from '../template/workflows.ts';
import { describeFailure, describeGatewayEvent } from './describe-event.ts';
import type { PlatformLog } from './platform-log.ts';
import { createPrincipals } from './principals.ts';
import { applyHook, type FaultHooks } from './fault-hooks.ts';
import type { Storage } from './storage.ts';

export interface Cloud {
  readonly gatewayUrl: string;
  readonly lambda: LambdaHost;
  /** Invokes on behalf of a service, e.g. `events.amazonaws.com`; the function's resource policy must allow it. */
  readonly invokeAs: (service: string) => InvokeFrom;
  /** Resumes the executions of the last process and starts the schedules. */
  readonly resume: () => void;
}

const invokeAction = 'lambda:InvokeFunction';

/** Invokes the functions of tasks, if the role of their state machine may. */
const createTaskInvoker =
  (invoke: Invoke, principals: ReturnType<typeof createPrincipals>, log: PlatformLog) =>
  (machine: StateMachineSpec): InvokeTask =>
  async (resource, input) => {
    const role = principals.get(machine.roleArn);
    const { allowed, reason } = evaluate(role?.statements ?? [], invokeAction, resource);
    if (allowed) return await invoke(resource, input);
    const principal = role?.name ?? machine.name;
    const refusal = { kind: 'denied', principal, action: invokeAction, resource, reason } as const;
    log('aws-gateway', describeGatewayEvent(refusal));
    return failure(
      'Lambda.AWSLambdaException',
      `${machine.roleArn} is not authorized to perform: ${invokeAction} on resource: ${resource}`,
    );
  };

/** What the gateway asks about tables and buckets. */
const factsOf = ({ tables, buckets }: Application) => {
  const policies = new Map(
    buckets.map(({ name, policyDocuments }) => [name, policyDocuments.flatMap(parseBucketPolicy)]),
  );
  return {
    partitionKeyOf: (table: string) =>
      tables.find(({ name }) => name === table)?.KeySchema.find(({ KeyType }) => KeyType === 'HASH')
        ?.AttributeName,
    corsOf: (bucket: string) => buckets.find(({ name }) => name === bucket)?.corsRules ?? [],
    bucketPolicies: (bucket: string) => policies.get(bucket) ?? [],
  };
};

/** The value of the secret with the identity provider's key; the product has no others. */
const secretsOf = ({ secrets }: Application, identityKey: string): Map<string, string> =>
  new Map(
    secrets
      .filter(({ logicalId }) => logicalId.startsWith('Identity'))
      .map(({ arn }) => [arn, identityKey]),
  );

const createFunctions = (
  { functions, environment: { region } }: Application,
  principals: ReturnType<typeof createPrincipals>,
  gatewayUrl: () => string,
  { log, faultHooks, maxIdle = Infinity }: Pick<CloudOptions, 'log' | 'faultHooks' | 'maxIdle'>,
): LambdaHost => {
  const host = createLambdaHost({
    functions,
    variablesOf: (spec) => {
      const credentials = principals.get(spec.roleArn);
      if (credentials === undefined) throw new Error(`${spec.name} has no role`);
      return lambdaVariables(spec, { region, credentials, gatewayUrl: gatewayUrl() });
    },
    log,
    limits: { maxIdle },
    ahead: faultHooks.clock?.functionsAhead,
  });
  const invokeFunction = applyHook(faultHooks.invoke, host.invoke);
  const invoke: Invoke = async (functionArn, event) => {
    const outcome = await invokeFunction(functionArn, event);
    if (!outcome.ok) log(functionArn.split(':').at(-1) ?? '', describeFailure(outcome.error));
    return outcome;
  };
  return { ...host, invoke };
};

interface CloudOptions {
  readonly dataDir: string;
  /** The identity provider's service-account key, the value of its secret. */
  readonly identityKey: string;
  readonly ai: AiSettings;
  readonly deliver: Auth['deliver'];
  readonly log: PlatformLog;
  readonly faultHooks: FaultHooks;
  /** Idle workers of all functions that are kept; all by default. */
  readonly maxIdle?: number | undefined;
}

/** Starts functions, state machines, event rules, and the gateway for all AWS calls. */
export const startCloud = async (
  application: Application,
  { database, store }: Storage,
  { dataDir, identityKey, ai, deliver, log, faultHooks, maxIdle }: CloudOptions,
  disposables: AsyncDisposableStack,
): Promise<Cloud> => {
  const { environment } = application;
  const { region, accountId } = environment;
  const principals = createPrincipals(application);
  const now = faultHooks.clock?.now ?? Date.now;

  const lambda = createFunctions(application, principals, () => gateway.url, {
    log,
    faultHooks,
    maxIdle,
  });
  const { invoke } = lambda;
  const invokeAs = (service: string): InvokeFrom =>
    invokeByPolicy(invoke, application.invokePermissions, service, (line) => log(service, line));

  const bus = createEventBus({
    rules: application.eventRules,
    environment,
    invoke: invokeAs('events.amazonaws.com'),
    log: (line) => log('events', line),
    retryDelaysMs: faultHooks.deliveryPauses,
  });
  const executions = new ExecutionHost({
    stateMachines: application.stateMachines,
    environment,
    journal: applyHook(faultHooks.journal, openJournal(join(dataDir, 'executions.ndjson'), now())),
    invokeTask: createTaskInvoker(invoke, principals, log),
    publish: applyHook(faultHooks.publish, bus.publish),
    now,
    log: (line) => log('states', line),
  });
  const gateway = await startGateway({
    region,
    accountId,
    principals: () => principals.values(),
    dynamodb: database,
    s3: store,
    bedrock: createBedrock(ai),
    deliver,
    services: {
      states: applyHook(faultHooks.states, createStepFunctions(executions)),
      secretsmanager: createSecrets(secretsOf(application, identityKey)),
    },
    ...factsOf(application),
    log: (event) => log('aws-gateway', describeGatewayEvent(event)),
    now,
    around: faultHooks.calls,
  });

  disposables.defer(() => gateway.close());
  disposables.defer(() => lambda.close());
  disposables.defer(() => {
    bus.close();
    executions.close();
  });
  return {
    gatewayUrl: gateway.url,
    lambda,
    invokeAs,
    resume: () => {
      executions.resume();
      bus.start();
    },
  };
};
