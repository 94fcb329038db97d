import * as z from 'zod/mini';
import type { ReadingChoices } from '#shared/model/reading-choices.ts';
import { workbookOf } from '../uploads/table-file.ts';
import { refusalOf } from './workbook-refusal.ts';
import {
  sheetsAnswer,
  workbookAnswer,
  type SheetsAnswer,
  type WorkbookAnswer,
  type WorkbookRefusal,
} from './workbook-answer.ts';

/** An open workbook, which can be read again after each of the teacher's choices. */
export interface OpenWorkbook {
  readonly read: (choices: ReadingChoices) => void;
  readonly close: () => void;
}

const damaged: WorkbookRefusal = { refused: 'spreadsheet-damaged', params: {} };

const startWorker = (): Worker =>
  new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });

/** The bytes of a workbook, or of what another kind of file becomes as one. */
const bytesOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await (await workbookOf(file)).arrayBuffer());

/** Reads the cells of a workbook in a worker. Its contents stay on the device. */
export const readSheets = async (file: File): Promise<SheetsAnswer> => {
  let workbook: Uint8Array;
  try {
    workbook = await bytesOf(file);
  } catch (error) {
    // The file is gone or unreadable, or another kind of file.
    return refusalOf(error);
  }
  const worker = startWorker();
  try {
    return await new Promise<SheetsAnswer>((resolve) => {
      worker.onerror = () => resolve(damaged);
      worker.onmessage = ({ data }: MessageEvent<unknown>) =>
        resolve(z.safeParse(sheetsAnswer, data).data ?? damaged);
      worker.postMessage({ workbook });
    });
  } finally {
    worker.terminate();
  }
};

/**
 * Opens a workbook in a worker. Its contents stay on the device.
 * @param onAnswer called once for each `read`, in order
 */
export const openWorkbook = (
  file: File,
  onAnswer: (answer: WorkbookAnswer) => void,
): OpenWorkbook => {
  const worker = startWorker();
  worker.onerror = () => onAnswer(damaged);
  worker.onmessage = ({ data }: MessageEvent<unknown>) =>
    onAnswer(z.safeParse(workbookAnswer, data).data ?? damaged);
  let bytes: Promise<Uint8Array> | undefined = bytesOf(file);
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
        } catch (error) {
          if (isOpen) onAnswer(refusalOf(error));
        }
      });
    },
    close: () => {
      isOpen = false;
      worker.terminate();
    },
  };
};
