import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';
import { readDeployments } from './deployments.ts';
import { readDistributions } from './distributions.ts';
import { readFunctions } from './functions.ts';
import { readHttpApis } from './http-apis.ts';
import { resourceReader, type ReadResources } from './resource-reader.ts';
import { resolveStacks, type Surroundings } from './resolved-stack.ts';
import { readBuckets, readSecrets, readTables } from './storage.ts';
import { readEventRules, readInvokePermissions, readStateMachines } from './workflows.ts';

const role = z.object({
  Policies: z._default(z.array(z.object({ PolicyDocument: z.unknown() })), []),
});
const attached = z.object({
  PolicyDocument: z.unknown(),
  Roles: z._default(z.array(z.string()), []),
});

/** Every role with its policies, without AWS's managed ones, which only allow logging and the like. */
const readRoles = (read: ReadResources) => {
  const policies = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy']
    .flatMap((type) => read(type, attached))
    .map(({ properties }) => properties);
  return read('AWS::IAM::Role', role).map(({ name, arn, properties }) => ({
    name,
    arn,
    policyDocuments: [
      ...properties.Policies,
      ...policies.filter(({ Roles }) => Roles.includes(name)),
    ].map(({ PolicyDocument }) => PolicyDocument),
  }));
};

/**
 * All parts of an assembly that the local host can run, resolved for an account, a region and parameter values.
 * @throws if the templates refer to something missing, or use a feature that the local host does not support
 */
export const readApplication = (assembly: Assembly, surroundings: Surroundings) => {
  const { environment } = surroundings;
  const read = resourceReader(resolveStacks(assembly.templates, surroundings), environment);
  return {
    environment,
    functions: readFunctions(read, assembly),
    roles: readRoles(read),
    tables: readTables(read),
    buckets: readBuckets(read),
    secrets: readSecrets(read),
    httpApis: readHttpApis(read),
    stateMachines: readStateMachines(read),
    eventRules: readEventRules(read),
    invokePermissions: readInvokePermissions(read),
    distributions: readDistributions(read),
    deployments: readDeployments(read, assembly),
  };
};
export type Application = Readonly<ReturnType<typeof readApplication>>;
