import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import type { TypedList } from '#shared/class-lists/typed-list.ts';
import type { ReadingChoices } from '#shared/model/reading-choices.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import { askWorker } from '../ask-worker.ts';
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
const bytesOf = async (file: File): Promise<Uint8Array> => {
  if (file.size > limits.spreadsheetBytes) throw new WorkbookError('too-large');
  return new Uint8Array(await (await workbookOf(file)).arrayBuffer());
};

interface SheetsOptions {
  /** Whether a text that links to an address is read as that address. */
  readonly addresses?: boolean;
  /** Ends the reading; its answer then says nothing. */
  readonly signal?: AbortSignal;
}

/**
 * Reads the cells of a workbook or of delimited text in a worker. Its contents stay on the device. A file that takes too
 * long counts as one that holds too much.
 */
export const readSheets = async (
  source: File | string,
  { addresses, signal }: SheetsOptions = {},
): Promise<SheetsAnswer> => {
  let request: { readonly workbook: Uint8Array } | { readonly text: string };
  try {
    request = typeof source === 'string' ? { text: source } : { workbook: await bytesOf(source) };
  } catch (error) {
    // The file is gone or unreadable, or another kind of file.
    return refusalOf(error);
  }
  return askWorker<SheetsAnswer>(
    startWorker(),
    { ...request, ...(addresses && { addresses }) },
    {
      read: (data) => z.safeParse(sheetsAnswer, data).data ?? damaged,
      late: () => refusalOf(new WorkbookError('too-large')),
      failed: () => damaged,
      signal,
    },
  );
};

/** A worker that answers what it is asked, in order. One that could not be loaded answers that the file is damaged. */
function startReader<Asked>(onAnswer: (answer: WorkbookAnswer, asked: Asked) => void) {
  const worker = startWorker();
  const waiting: { readonly asked: Asked }[] = [];
  let hasFailed = false;
  const answerNext = (answer: WorkbookAnswer): void => {
    const next = waiting.shift();
    if (next) onAnswer(answer, next.asked);
  };
  worker.onerror = () => {
    hasFailed = true;
    while (waiting.length > 0) answerNext(damaged);
  };
  worker.onmessage = ({ data }: MessageEvent<unknown>) =>
    answerNext(z.safeParse(workbookAnswer, data).data ?? damaged);
  return {
    ask: (asked: Asked, request: object): void => {
      waiting.push({ asked });
      if (hasFailed) answerNext(damaged);
      else worker.postMessage(request);
    },
    isBusy: (): boolean => waiting.length > 0,
    close: (): void => worker.terminate(),
  };
}

/** A list and the choices that it is read under. */
export interface ListToRead {
  readonly list: TypedList;
  readonly choices: ReadingChoices;
}

/** Reads what a teacher types, again and again. */
export interface ListReader {
  readonly read: (asked: ListToRead) => void;
  readonly close: () => void;
}

/** Reads typed lists in a worker. While one is read, only the newest of the next ones waits. */
export const openListReader = (
  onAnswer: (answer: WorkbookAnswer, of: ListToRead) => void,
): ListReader => {
  let next: ListToRead | undefined;
  const reader = startReader<ListToRead>((answer, of) => {
    onAnswer(answer, of);
    send();
  });
  const send = (): void => {
    if (!next || reader.isBusy()) return;
    const asked = next;
    next = undefined;
    reader.ask(asked, asked);
  };
  return {
    read: (asked) => {
      next = asked;
      send();
    },
    close: reader.close,
  };
};

/**
 * Opens a workbook in a worker. Its contents stay on the device.
 * @param onAnswer called once for each `read`, in order, with the choices that it was read under
 */
export const openWorkbook = (
  file: File,
  onAnswer: (answer: WorkbookAnswer, choices: ReadingChoices) => void,
): OpenWorkbook => {
  const reader = startReader(onAnswer);
  let isSent = false;
  let isOpen = true;
  let sending = Promise.resolve();
  return {
    read: (choices) => {
      sending = sending.then(async () => {
        try {
          const workbook = isSent ? undefined : await bytesOf(file);
          isSent = true;
          if (isOpen) reader.ask(choices, { ...(workbook && { workbook }), choices });
        } catch (error) {
          if (isOpen) onAnswer(refusalOf(error), choices);
        }
      });
    },
    close: () => {
      isOpen = false;
      reader.close();
    },
  };
};
