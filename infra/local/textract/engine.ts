import { Worker } from 'node:worker_threads';
import { AwsError } from '../aws-gateway/aws-error.ts';
import { engineMessage, type EngineMessage, type PageMessage } from './messages.ts';

/** The engine frees its memory after this time without a page. */
const idleMs = 3 * 60_000;

/** Reads pages, one at a time. */
export interface Engine {
  /**
   * The blocks of a page.
   * @throws {AwsError} if the page is refused; InternalServerError if reading it failed
   */
  read(bytes: Uint8Array): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

const refusals = {
  'does-not-decode': () => new AwsError('BadDocumentException', 'Request has bad document'),
  'too-large': () => new AwsError('InvalidParameterException', 'Request has invalid parameters'),
};

const internal = () => new AwsError('InternalServerError', 'Internal server error', 500);

/**
 * The engine's thread starts with the first page and ends after some minutes without one.
 * @param log receives why a page could not be read, never its content
 */
export const createEngine = (log: (line: string) => void): Engine => {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('engine-entry.ts', import.meta.url), {
      execArgv: [],
      argv: [],
      // Tesseract's messages about unusual pictures are not needed.
      stdout: true,
      stderr: true,
    });
    started.stdout.resume();
    started.stderr.resume();
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };

  const ask = async (bytes: Uint8Array): Promise<EngineMessage> => {
    clearTimeout(idle);
    const current = (worker ??= start());
    count += 1;
    const question: PageMessage = { id: count, bytes };
    const { promise, resolve, reject } = Promise.withResolvers<EngineMessage>();
    const onMessage = (message: unknown) => {
      const parsed = engineMessage.parse(message);
      if (parsed.id === question.id) resolve(parsed);
    };
    const onEnd = (reason: unknown) =>
      reject(reason instanceof Error ? reason : new Error(`the engine ended: ${String(reason)}`));
    current.on('message', onMessage).once('error', onEnd).once('exit', onEnd);
    current.postMessage(question);
    try {
      return await promise;
    } finally {
      current.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      idle = setTimeout(() => void stop(), idleMs).unref();
    }
  };

  const read = async (bytes: Uint8Array): Promise<readonly unknown[]> => {
    const answer = await ask(bytes).catch((error: unknown) => {
      log(String(error));
      throw internal();
    });
    if (answer.kind === 'blocks') return answer.blocks;
    if (answer.kind === 'refused') throw refusals[answer.reason]();
    log(answer.reason);
    throw internal();
  };

  return {
    read: (bytes) => {
      const next = last.then(() => read(bytes));
      last = next.catch(() => undefined);
      return next;
    },
    close: stop,
  };
};
