import { availableParallelism, totalmem } from 'node:os';
import pLimit from 'p-limit';
import { asksModel } from './asks-model.ts';
import type { FunctionSpec } from '../template/functions.ts';
import { FunctionPool, type PoolLimits } from './function-pool.ts';
import { failure, type Invoke } from './invocation.ts';

export interface LambdaHostOptions {
  readonly functions: readonly FunctionSpec[];
  /** The function's whole `process.env`, requested when a worker starts; the host's own variables are not included. */
  readonly variablesOf: (spec: FunctionSpec) => Readonly<Record<string, string>>;
  /** Called with each line a function prints. */
  readonly log: (functionName: string, line: string) => void;
  readonly limits?: Partial<PoolLimits>;
  /** Moves the functions' clock; see `moveDate`. */
  readonly ahead?: Float64Array;
}

export interface LambdaHost {
  readonly invoke: Invoke;
  /** Stops the workers of these functions, or of all, so that the next invocation loads changed code. */
  readonly restart: (names?: ReadonlySet<string>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** More workers of one function than cores would slow each other and all others. */
const defaultLimits: PoolLimits = {
  maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
  idleMs: 60_000,
  maxIdle: Infinity,
};

/** Functions that wait for a model need little CPU but 50 MB: one for each gigabyte, and at most eight. */
const waitingWorkers = Math.min(8, Math.max(4, Math.floor(totalmem() / 2 ** 30)));

const limitsOf = (spec: FunctionSpec, limits: PoolLimits): PoolLimits =>
  asksModel(spec) ? { ...limits, maxWorkers: Math.max(limits.maxWorkers, waitingWorkers) } : limits;

/** Creates a host of functions; workers start with the first invocation. */
export const createLambdaHost = ({
  functions,
  variablesOf,
  log,
  limits,
  ahead,
}: LambdaHostOptions): LambdaHost => {
  // If more workers loaded at a time, they would only slow each other.
  const starts = pLimit(Math.max(2, availableParallelism()));
  const shared = { ahead, starts, idle: new Set<() => void>() };
  const pools = functions.map((spec) => ({
    spec,
    pool: new FunctionPool(
      spec,
      { variables: () => variablesOf(spec), log: (line) => log(spec.name, line), ...shared },
      limitsOf(spec, { ...defaultLimits, ...limits }),
    ),
  }));
  const byName = new Map(
    pools.flatMap(({ spec, pool }) => [[spec.arn, pool] as const, [spec.name, pool] as const]),
  );
  const stop = async (stopped: typeof pools): Promise<void> => {
    await Promise.all(stopped.map(({ pool }) => pool.stop()));
  };

  return {
    restart: (names) => stop(pools.filter(({ spec }) => names?.has(spec.name) ?? true)),
    close: () => stop(pools),
    invoke: async (functionArn, event) =>
      (await byName.get(functionArn)?.invoke(event)) ??
      failure('ResourceNotFoundException', `Function not found: ${functionArn}`),
  };
};
