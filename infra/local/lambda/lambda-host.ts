import { availableParallelism, totalmem } from 'node:os';
import type { FunctionSpec } from '../template/functions.ts';
import { createFunctionPool, type PoolLimits } from './function-pool.ts';
import type { Invocation, Invoke } from './invocation.ts';
import { createStarts } from './starts.ts';

/** Where a function's variables come from and where its output goes. */
export interface LambdaHostOptions {
  readonly functions: readonly FunctionSpec[];
  /** Everything the function's `process.env` holds, asked when a worker starts; nothing of the host's own reaches it. */
  readonly variablesOf: (spec: FunctionSpec) => Readonly<Record<string, string>>;
  /** Called with each line a function prints. */
  readonly log: (functionName: string, line: string) => void;
  readonly limits?: PoolLimits;
  /** See `moveDate`: what time it is for the functions. */
  readonly ahead?: Float64Array;
}

/** Runs the bundles of the templates. */
export interface LambdaHost {
  readonly invoke: Invoke;
  /** Stops the workers, so that changed code is loaded by the next invocation. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Beyond the machine's cores, workers of one function take memory and time from each other and from all others. */
const defaultLimits: PoolLimits = {
  maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
  idleMs: 60_000,
};

/**
 * Functions that wait for a model take hardly any processor while they wait, so more of their workers run at once. Each
 * takes some 50 MB, and idle ones end: a machine has one for each gigabyte of its memory, and eight at most.
 */
const waitingWorkers = Math.min(8, Math.max(4, Math.floor(totalmem() / 2 ** 30)));

/** A function that asks a model is given the model's id in its environment. */
const asksModel = ({ environment }: FunctionSpec): boolean =>
  Object.entries(environment).some(([name, value]) => name.endsWith('_MODEL') && value !== '');

const limitsOf = (spec: FunctionSpec, { maxWorkers, idleMs }: PoolLimits): PoolLimits => ({
  maxWorkers: asksModel(spec) ? Math.max(maxWorkers, waitingWorkers) : maxWorkers,
  idleMs,
});

/** A host of functions; nothing is started before the first invocation. */
export const createLambdaHost = ({
  functions,
  variablesOf,
  log,
  limits = defaultLimits,
  ahead,
}: LambdaHostOptions): LambdaHost => {
  const starts = createStarts();
  const pools = functions.map((spec) => ({
    spec,
    pool: createFunctionPool(
      spec,
      { variables: () => variablesOf(spec), log: (line) => log(spec.name, line), ahead, starts },
      limitsOf(spec, limits),
    ),
  }));
  const byName = new Map(
    pools.flatMap(({ spec, pool }) => [[spec.arn, pool] as const, [spec.name, pool] as const]),
  );
  const restart = async (): Promise<void> => {
    await Promise.all(pools.map(({ pool }) => pool.stop()));
  };

  return {
    restart,
    close: restart,
    invoke: async (functionArn, event): Promise<Invocation> => {
      const pool = byName.get(functionArn);
      if (pool !== undefined) return await pool.invoke(event);
      return {
        ok: false,
        error: {
          errorType: 'ResourceNotFoundException',
          errorMessage: `Function not found: ${functionArn}`,
        },
      };
    },
  };
};
