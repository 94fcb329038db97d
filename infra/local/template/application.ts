import type { Assembly } from './assembly.ts';
import { readDeployments } from './deployments.ts';
import { readDistributions } from './distributions.ts';
import { readFunctions } from './functions.ts';
import { readHttpApis } from './http-apis.ts';
import { resourceReader } from './resource-reader.ts';
import { resolveStacks, type Surroundings } from './resolved-stack.ts';
import { readRoles } from './roles.ts';
import { readBuckets, readSecrets, readTables } from './storage.ts';
import { readEventRules, readInvokePermissions, readStateMachines } from './workflows.ts';

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
