/**
 * The thread that reads pages; separate, so that the models' memory and the reading time do not burden the platform.
 */
import { parentPort } from 'node:worker_threads';
import * as z from 'zod/mini';
import { readBlocks } from '#lambdas/grades/adapters/own-analysis.ts';
import { UnreadablePageError } from '#lambdas/grades/reader/page/load-page.ts';
import type { EngineMessage } from './messages.ts';

const pageMessage = z.object({ id: z.number(), bytes: z.instanceof(Uint8Array) });

const post = (message: EngineMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', (message: unknown) => {
  const { id, bytes } = pageMessage.parse(message);
  readBlocks(bytes).then(
    (blocks) => post({ kind: 'blocks', id, blocks }),
    (error: unknown) =>
      post(
        error instanceof UnreadablePageError
          ? { kind: 'refused', id, reason: error.reason }
          : {
              kind: 'failed',
              id,
              reason: error instanceof Error ? (error.stack ?? '') : 'unknown',
            },
      ),
  );
});
