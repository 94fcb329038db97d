import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { compileCache } from '../platform/paths.ts';
import type { FunctionSpec } from '../template/functions.ts';
import type { WorkerSettings } from './messages.ts';

/** What a function's environment variables are, where its output goes and what time it is. */
export interface EnvironmentOptions {
  readonly variables: () => Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  /** See `moveDate`; without it, it is the machine's time. */
  readonly ahead?: Float64Array;
}

const moduleOf = ({ codePath, handler }: FunctionSpec) => {
  const [file = '', exportName = ''] = handler.split('.');
  return { module: pathToFileURL(join(codePath, `${file}.mjs`)).href, exportName };
};

/** Starts a worker with the function's own environment and memory limit, and nothing of the host's. */
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
    // A worker takes half the time to load what another has compiled; the function is not shown the variable.
    env: { ...variables(), NODE_COMPILE_CACHE: compileCache },
    execArgv: [],
    argv: [],
    workerData,
    // Buffers live outside this heap; Lambda counts them too, so this limit is the generous side of the real one.
    resourceLimits: { maxOldGenerationSizeMb: spec.memoryMb },
    stdin: false,
    stdout: true,
    stderr: true,
  });
  for (const stream of [worker.stdout, worker.stderr]) {
    createInterface({ input: stream }).on('line', log);
  }
  return worker;
};
