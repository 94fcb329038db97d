import { randomUUID } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import type { FunctionSpec } from '../template/functions.ts';
import { deathOf, failure, maxPayloadBytes, type Invocation } from './invocation.ts';
import { isDebugged } from './is-debugged.ts';
import { workerMessage, type InvokeMessage } from './messages.ts';
import { startWorker, type EnvironmentOptions } from './start-worker.ts';

/** Lambda gives a function ten seconds to load, and then the time of its first invocation for a second attempt. */
const initTimeoutMs = 10_000;

/** Breakpoints may also be in code that runs while a module loads. */
const startTimer = (onTimeout: () => void, ms: number): NodeJS.Timeout | undefined =>
  isDebugged() ? undefined : setTimeout(onTimeout, ms);

/** One worker of a function; it runs one invocation at a time. */
export interface ExecutionEnvironment {
  /** False once the worker has ended; it then accepts no invocations. */
  readonly alive: () => boolean;
  /** Settles when its module is loaded or has failed to load. */
  readonly loaded: () => Promise<void>;
  invoke(event: unknown): Promise<Invocation>;
  stop(): Promise<void>;
}

const connect = (worker: Worker) => {
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
  return {
    /** Settles with the reason if the module cannot be loaded. */
    ready,
    alive: () => living,
    stop: async (): Promise<void> => {
      living = false;
      await worker.terminate();
    },
    /** Sends an event. A time limit may settle the outcome before the worker does. */
    begin: (message: InvokeMessage) => {
      const { promise, resolve: settle } = Promise.withResolvers<Invocation>();
      current = { requestId: message.requestId, settle };
      worker.postMessage(message);
      const outcome = promise.finally(() => {
        current = undefined;
      });
      return { outcome, settle };
    },
  };
};

/** Starts a worker for a function; the first invocation waits until its module is loaded. */
export const startExecutionEnvironment = (
  spec: FunctionSpec,
  options: EnvironmentOptions,
): ExecutionEnvironment => {
  const { ready, alive, stop, begin } = connect(startWorker(spec, options));
  const timeoutMs = spec.timeoutSeconds * 1000;

  const run = (requestId: string, event: string): Promise<Invocation> => {
    const { outcome, settle } = begin({ requestId, event, deadline: Date.now() + timeoutMs });
    const timer = startTimer(() => {
      const seconds = spec.timeoutSeconds.toFixed(2);
      const message = `RequestId: ${requestId} Error: Task timed out after ${seconds} seconds`;
      settle(failure('Sandbox.Timedout', message));
      void stop();
    }, timeoutMs);
    return outcome.finally(() => clearTimeout(timer));
  };
  const initialized = (): Promise<Invocation | undefined> => {
    const timer = startTimer(
      () => ready.resolve(failure('Sandbox.Timedout', `${spec.name} was not loaded in time`)),
      initTimeoutMs + timeoutMs,
    );
    return ready.promise.finally(() => clearTimeout(timer));
  };

  return {
    alive,
    stop,
    loaded: async () => {
      await initialized();
    },
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
