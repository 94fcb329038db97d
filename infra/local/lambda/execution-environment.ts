import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import type { FunctionSpec } from '../template/functions.ts';
import { maxPayloadBytes, type Invocation } from './invocation.ts';
import type { InvokeMessage, WorkerSettings } from './messages.ts';

/** Lambda gives a function ten seconds to load. */
const initTimeoutMs = 10_000;

const error = z.object({
  errorType: z.string(),
  errorMessage: z.string(),
  trace: z.optional(z.array(z.string())),
});
const workerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('failed-init'), error }),
  z.object({
    kind: z.literal('result'),
    requestId: z.string(),
    payload: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('failed'), requestId: z.string(), error }),
]);

/** What a function's environment variables are and where its output goes. */
export interface EnvironmentOptions {
  readonly variables: () => Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/** One worker of one function: it takes one invocation at a time. */
export interface ExecutionEnvironment {
  /** False once the worker is gone; it then takes no more invocations. */
  readonly alive: () => boolean;
  invoke(event: unknown): Promise<Invocation>;
  stop(): Promise<void>;
}

const failure = (errorType: string, errorMessage: string): Invocation => ({
  ok: false,
  error: { errorType, errorMessage },
});

const moduleOf = ({ codePath, handler }: FunctionSpec) => {
  const [file = '', exportName = ''] = handler.split('.');
  return { module: pathToFileURL(join(codePath, `${file}.mjs`)).href, exportName };
};

const startWorker = (spec: FunctionSpec, { variables, log }: EnvironmentOptions): Worker => {
  const workerData: WorkerSettings = {
    ...moduleOf(spec),
    functionName: spec.name,
    functionArn: spec.arn,
    memoryMb: spec.memoryMb,
  };
  const worker = new Worker(new URL('worker-entry.ts', import.meta.url), {
    env: { ...variables() },
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

/** What the end of a worker in the middle of an invocation looks like from outside. */
const deathOf = (requestId: string, cause: unknown): Invocation => {
  const code = z.safeParse(z.object({ code: z.string() }), cause).data?.code;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return failure(
      'Runtime.ExitError',
      `RequestId: ${requestId} Error: Runtime exited with error: signal: killed`,
    );
  }
  if (cause instanceof Error) {
    return {
      ok: false,
      error: {
        errorType: 'Runtime.UnhandledPromiseRejection',
        errorMessage: `${cause.name}: ${cause.message}`,
        trace: (cause.stack ?? '').split('\n'),
      },
    };
  }
  return failure(
    'Runtime.ExitError',
    `RequestId: ${requestId} Error: Runtime exited with error: exit status ${String(cause)}`,
  );
};

/** Starts a worker for a function; the first invocation waits until its module is loaded. */
export const startExecutionEnvironment = (
  spec: FunctionSpec,
  options: EnvironmentOptions,
): ExecutionEnvironment => {
  const worker = startWorker(spec, options);
  let living = true;
  let crash: unknown;
  let current: { requestId: string; settle: (outcome: Invocation) => void } | undefined;
  const ready = Promise.withResolvers<Invocation | undefined>();

  worker.on('message', (message: unknown) => {
    const parsed = workerMessage.parse(message);
    if (parsed.kind === 'ready') ready.resolve(undefined);
    else if (parsed.kind === 'failed-init') ready.resolve({ ok: false, error: parsed.error });
    else if (parsed.requestId === current?.requestId) {
      current.settle(
        parsed.kind === 'failed'
          ? { ok: false, error: parsed.error }
          : { ok: true, payload: JSON.parse(parsed.payload ?? 'null') },
      );
    }
  });
  worker.on('error', (cause: unknown) => {
    crash = cause;
  });
  worker.on('exit', (code) => {
    living = false;
    const outcome = deathOf(current?.requestId ?? 'init', crash ?? code);
    ready.resolve(outcome);
    current?.settle(outcome);
  });
  const stop = async (): Promise<void> => {
    living = false;
    await worker.terminate();
  };

  const run = (requestId: string, event: string): Promise<Invocation> => {
    const { promise, resolve: settle } = Promise.withResolvers<Invocation>();
    current = { requestId, settle };
    const timeoutMs = spec.timeoutSeconds * 1000;
    const timer = setTimeout(() => {
      const seconds = spec.timeoutSeconds.toFixed(2);
      settle(
        failure(
          'Sandbox.Timedout',
          `RequestId: ${requestId} Error: Task timed out after ${seconds} seconds`,
        ),
      );
      void stop();
    }, timeoutMs);
    const message: InvokeMessage = { requestId, event, deadline: Date.now() + timeoutMs };
    worker.postMessage(message);
    return promise.finally(() => {
      clearTimeout(timer);
      current = undefined;
    });
  };

  const initialized = async (): Promise<Invocation | undefined> => {
    const timer = setTimeout(
      () => ready.resolve(failure('Sandbox.Timedout', 'Init timed out after 10 seconds')),
      initTimeoutMs,
    );
    try {
      return await ready.promise;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    alive: () => living,
    stop,
    invoke: async (event) => {
      const text = JSON.stringify(event);
      if (Buffer.byteLength(text) > maxPayloadBytes) {
        return failure('RequestTooLarge', `${spec.name}: the event is larger than 6 MB`);
      }
      const broken = await initialized();
      if (broken !== undefined) {
        await stop();
        return broken;
      }
      const outcome = await run(randomUUID(), text);
      if (outcome.ok && Buffer.byteLength(JSON.stringify(outcome.payload)) > maxPayloadBytes) {
        return failure(
          'Function.ResponseSizeTooLarge',
          'Response payload size exceeded maximum allowed payload size (6291556 bytes).',
        );
      }
      return outcome;
    },
  };
};
