import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { SEMI_SPACE } from '../../constructs/node-options.ts';
import { compileCache } from '../platform/paths.ts';
import type { FunctionSpec } from '../template/functions.ts';
import type { WorkerSettings } from './messages.ts';

/** A function's environment variables, output and clock. */
export interface EnvironmentOptions {
  readonly variables: () => Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  /** Moves the function's clock; see `moveDate`. Without it, the machine's time applies. */
  readonly ahead?: Float64Array;
}

const moduleOf = ({ codePath, handler }: FunctionSpec) => {
  const [file = '', exportName = ''] = handler.split('.');
  return { module: pathToFileURL(join(codePath, `${file}.mjs`)).href, exportName };
};

/** Starts a worker with only the function's own environment and memory limit. */
export const startWorker = (
  spec: FunctionSpec,
  { variables, log, ahead }: EnvironmentOptions,
): Worker => {
  const workerData: WorkerSettings = {
    ...moduleOf(spec),
    functionName: spec.name,
    functionArn: spec.arn,
    memoryMb: spec.memoryMb,
    ahead,
  };
  const worker = new Worker(new URL('worker-entry.ts', import.meta.url), {
    // With the shared cache a worker loads in half the time; the function does not see this variable.
    env: { ...variables(), NODE_COMPILE_CACHE: compileCache },
    execArgv: [],
    argv: [],
    workerData,
    // Lambda also counts buffers, which are outside this heap, so this limit is more generous than the real one.
    resourceLimits: {
      maxOldGenerationSizeMb: spec.memoryMb,
      maxYoungGenerationSizeMb: 3 * SEMI_SPACE,
    },
    stdin: false,
    stdout: true,
    stderr: true,
  });
  for (const stream of [worker.stdout, worker.stderr]) {
    createInterface({ input: stream }).on('line', log);
  }
  return worker;
};
