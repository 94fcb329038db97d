import * as z from 'zod/mini';
import type { ReadingChoices } from '#shared/model/reading-choices.ts';
import { workbookAnswer, type WorkbookAnswer } from './workbook-answer.ts';

/** An open workbook, which can be read again after each of the teacher's choices. */
export interface OpenWorkbook {
  readonly read: (choices: ReadingChoices) => void;
  readonly close: () => void;
}

const damaged: WorkbookAnswer = { refused: 'spreadsheet-damaged', params: {} };

/**
 * Opens a workbook in a worker. Its contents stay on the device.
 * @param onAnswer called once for each `read`, in order
 */
export const openWorkbook = (
  file: File,
  onAnswer: (answer: WorkbookAnswer) => void,
): OpenWorkbook => {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = () => onAnswer(damaged);
  worker.onmessage = ({ data }: MessageEvent<unknown>) =>
    onAnswer(z.safeParse(workbookAnswer, data).data ?? damaged);
  let bytes: Promise<Uint8Array> | undefined = file
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer));
  let isOpen = true;
  let sending = Promise.resolve();
  return {
    read: (choices) => {
      const first = bytes;
      bytes = undefined;
      sending = sending.then(async () => {
        try {
          const workbook = await first;
          if (isOpen) worker.postMessage({ ...(workbook && { workbook }), choices });
        } catch {
          // The file is gone or unreadable.
          if (isOpen) onAnswer(damaged);
        }
      });
    },
    close: () => {
      isOpen = false;
      worker.terminate();
    },
  };
};
