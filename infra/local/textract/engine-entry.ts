/**
 * The thread that reads pages; separate, so that the models' memory and the reading time do not burden the platform.
 */
import { parentPort } from 'node:worker_threads';
import * as z from 'zod/mini';
import { createIds } from '#lambdas/grades/reader/blocks/block.ts';
import { makeBlocks } from '#lambdas/grades/reader/blocks/make-blocks.ts';
import { UnreadablePageError } from '#lambdas/grades/reader/page/load-page.ts';
import { readPage } from '#lambdas/grades/reader/read-page.ts';
import { startRecognizer } from '#lambdas/grades/reader/words/recognizer.ts';
import type { EngineMessage } from './messages.ts';

const pageMessage = z.object({ id: z.number(), bytes: z.instanceof(Uint8Array) });

const post = (message: EngineMessage): void => parentPort?.postMessage(message);

const [arabic, latin] = await Promise.all([startRecognizer('arabic'), startRecognizer('latin')]);

const answer = async (bytes: Uint8Array) =>
  makeBlocks(await readPage(bytes, { arabic, latin }), createIds(bytes));

parentPort?.on('message', (message: unknown) => {
  const { id, bytes } = pageMessage.parse(message);
  answer(bytes).then(
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
