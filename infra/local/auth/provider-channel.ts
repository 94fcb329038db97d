import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import {
  authMessage,
  type AuthConfiguration,
  type AuthReady,
  type AuthRequest,
} from './messages.ts';

/** The emulator lives in some 40 MB; left to itself its heap grows to five times that while it starts. */
const HEAP_FLAGS = ['--optimize-for-size', '--max-semi-space-size=1', '--max-old-space-size=160'];

type Question = AuthRequest extends infer R
  ? R extends AuthRequest
    ? Omit<R, 'id'>
    : never
  : never;

export interface ProviderChannel {
  readonly ready: AuthReady;
  readonly ask: (question: Question) => Promise<unknown>;
  readonly close: () => Promise<void>;
  readonly processId: number | undefined;
}

/**
 * Starts the process of the identity provider and talks with it. It ends when this process does, however that happens.
 * @throws if it cannot start, with a message for the person at the terminal
 */
export async function openProviderChannel(
  configuration: AuthConfiguration,
): Promise<ProviderChannel> {
  const child = fork(
    path.join(import.meta.dirname, 'provider-process.ts'),
    [JSON.stringify(configuration)],
    { execArgv: HEAP_FLAGS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const started = Promise.withResolvers<AuthReady>();
  const ended = Promise.withResolvers<void>();

  child.on('message', (message) => {
    const parsed = z.parse(authMessage, message);
    if ('ready' in parsed) started.resolve(parsed.ready);
    else if ('failed' in parsed) started.reject(startError(parsed.failed, configuration.port));
    else {
      const caller = waiting.get(parsed.id);
      waiting.delete(parsed.id);
      if (parsed.error === undefined) caller?.resolve(parsed.value);
      else caller?.reject(new Error(parsed.error));
    }
  });
  child.once('exit', () => {
    const error = new Error('The identity provider ended.');
    started.reject(error);
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
    ended.resolve();
  });
  const close = (): Promise<void> => {
    if (child.connected) child.disconnect();
    return ended.promise;
  };

  try {
    const ready = await started.promise;
    return { ready, close, processId: child.pid, ask: createAsk(child, waiting) };
  } catch (error) {
    await close();
    throw error;
  }
}

function createAsk(child: ChildProcess, waiting: Map<number, PromiseWithResolvers<unknown>>) {
  let last = 0;
  return (question: Question): Promise<unknown> => {
    if (!child.connected) return Promise.reject(new Error('The identity provider ended.'));
    const id = (last += 1);
    const caller = Promise.withResolvers<unknown>();
    waiting.set(id, caller);
    child.send({ ...question, id });
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
