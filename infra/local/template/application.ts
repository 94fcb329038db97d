import type { Assembly } from './assembly.ts';
import { readDeployments, type DeployedObject } from './deployments.ts';
import { readDistributions, type DistributionSpec } from './distributions.ts';
import { readFunctions, type FunctionSpec } from './functions.ts';
import { readHttpApis, type HttpApiSpec } from './http-apis.ts';
import type { Environment } from './resource-types.ts';
import { resolveStacks, type Surroundings } from './resolved-stack.ts';
import { readRoles, type RoleSpec } from './roles.ts';
import {
  readBuckets,
  readSecrets,
  readTables,
  type BucketSpec,
  type SecretSpec,
  type TableSpec,
} from './storage.ts';
import {
  readEventRules,
  readInvokePermissions,
  readStateMachines,
  type EventRuleSpec,
  type InvokePermission,
  type StateMachineSpec,
} from './workflows.ts';

/** All parts of a synthesized app that the local host can run. */
export interface Application {
  readonly environment: Environment;
  readonly functions: readonly FunctionSpec[];
  readonly roles: readonly RoleSpec[];
  readonly tables: readonly TableSpec[];
  readonly buckets: readonly BucketSpec[];
  readonly secrets: readonly SecretSpec[];
  readonly httpApis: readonly HttpApiSpec[];
  readonly stateMachines: readonly StateMachineSpec[];
  readonly eventRules: readonly EventRuleSpec[];
  readonly invokePermissions: readonly InvokePermission[];
  readonly distributions: readonly DistributionSpec[];
  readonly deployments: ReadonlyMap<string, ReadonlyMap<string, DeployedObject>>;
}

/**
 * Resolves an assembly for an account, a region and parameter values.
 * @throws if the templates refer to something missing, or use a feature that the local host does not support
 */
export const readApplication = (assembly: Assembly, surroundings: Surroundings): Application => {
  const { environment } = surroundings;
  const resources = resolveStacks(assembly.templates, surroundings);
  return {
    environment,
    functions: readFunctions(resources, assembly, environment),
    roles: readRoles(resources, environment),
    tables: readTables(resources),
    buckets: readBuckets(resources),
    secrets: readSecrets(resources, environment),
    httpApis: readHttpApis(resources),
    stateMachines: readStateMachines(resources, assembly, environment),
    eventRules: readEventRules(resources, environment),
    invokePermissions: readInvokePermissions(resources),
    distributions: readDistributions(resources, environment),
    deployments: readDeployments(resources, assembly),
  };
};
