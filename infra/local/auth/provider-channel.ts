import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import {
  authMessage,
  type AuthConfiguration,
  type AuthReady,
  type AuthRequest,
} from './messages.ts';

/** The emulator needs some 40 MB; without limits its heap grows to five times that during its start. */
const HEAP_FLAGS = ['--optimize-for-size', '--max-semi-space-size=1', '--max-old-space-size=160'];

const ENDED = 'The identity provider ended.';

type Question = AuthRequest extends infer R
  ? R extends AuthRequest
    ? Omit<R, 'id'>
    : never
  : never;

interface ProviderProcess {
  /** Rejects if the process cannot start, with a message for the terminal. */
  readonly ready: Promise<AuthReady>;
  readonly ask: (question: Question) => Promise<unknown>;
  readonly close: () => Promise<void>;
  readonly processId: number | undefined;
}

/** Callbacks for a process that ends unexpectedly. */
export interface ProviderEvents {
  /** The process ended and is restarting at the same address, with all data from disk. */
  readonly onRestart?: () => void;
  /** The process ended and could not be restarted. */
  readonly onLost?: (reason: unknown) => void;
}

export interface ProviderChannel extends Pick<ProviderProcess, 'ask' | 'close'> {
  readonly ready: AuthReady;
  readonly processId: () => number | undefined;
}

/**
 * Starts the identity provider's process and exchanges messages with it. The process ends with this one. If it ends
 * earlier, it is restarted, and questions wait for the restart.
 * @throws if it cannot start, with a message for the terminal
 */
export async function openProviderChannel(
  configuration: AuthConfiguration,
  { onRestart, onLost }: ProviderEvents,
): Promise<ProviderChannel> {
  let closing = false;
  let configured = configuration;
  const launch = (): ProviderProcess =>
    startProcess(configured, () => {
      if (closing) return;
      onRestart?.();
      current = launch();
      current.ready.catch((reason: unknown) => {
        if (!closing) onLost?.(reason);
      });
    });
  let current = launch();
  const close = (): Promise<void> => {
    closing = true;
    return current.close();
  };

  try {
    const ready = await current.ready;
    configured = { ...configuration, port: Number(new URL(ready.url).port) };
    return {
      ready,
      close,
      processId: () => current.processId,
      ask: async (question) => {
        await current.ready;
        const asked = current;
        try {
          return await asked.ask(question);
        } catch (error) {
          // All questions are safe to repeat.
          if (current === asked) throw error;
          await current.ready;
          return current.ask(question);
        }
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param onEnd called if the process ends after it was ready */
function startProcess(configuration: AuthConfiguration, onEnd: () => void): ProviderProcess {
  const child = fork(
    path.join(import.meta.dirname, 'provider-process.ts'),
    [JSON.stringify(configuration)],
    { execArgv: HEAP_FLAGS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const started = Promise.withResolvers<AuthReady>();
  const ended = Promise.withResolvers<void>();
  let wasReady = false;

  child.on('message', (message) => {
    const parsed = z.parse(authMessage, message);
    if ('ready' in parsed) {
      wasReady = true;
      started.resolve(parsed.ready);
    } else if ('failed' in parsed) started.reject(startError(parsed.failed, configuration.port));
    else {
      const caller = waiting.get(parsed.id);
      waiting.delete(parsed.id);
      if (parsed.error === undefined) caller?.resolve(parsed.value);
      else caller?.reject(new Error(parsed.error));
    }
  });
  child.once('exit', () => {
    const error = new Error(ENDED);
    started.reject(error);
    // Called before the waiting callers are rejected, so that they find the next process.
    if (wasReady) onEnd();
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
    ended.resolve();
  });

  return {
    ready: started.promise,
    processId: child.pid,
    ask: createAsk(child, waiting),
    close: () => {
      if (child.connected) child.disconnect();
      return ended.promise;
    },
  };
}

function createAsk(child: ChildProcess, waiting: Map<number, PromiseWithResolvers<unknown>>) {
  let last = 0;
  return (question: Question): Promise<unknown> => {
    if (child.exitCode !== null || child.signalCode !== null) {
      return Promise.reject(new Error(ENDED));
    }
    const id = (last += 1);
    const caller = Promise.withResolvers<unknown>();
    waiting.set(id, caller);
    // If the process is ending, the `exit` handler rejects the question.
    if (child.connected) child.send({ ...question, id }, () => undefined);
    return caller.promise;
  };
}

function startError(reason: string, port: number): Error {
  return new Error(
    reason === 'EADDRINUSE'
      ? `Port ${port} is in use. End what uses it, or choose another with AUTH_PORT.`
      : `The identity provider did not start: ${reason}`,
  );
}
