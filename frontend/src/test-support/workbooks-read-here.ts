import { vi } from 'vitest';
import { answerConversion } from '../lib/workbook/answer-conversion.ts';
import { workbookReader } from '../lib/workbook/answer-workbook.ts';

/** Replaces the workers that convert and read workbooks in one test, because jsdom has no workers. */
export const workbooksReadHere = (): void => {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | undefined;
      readonly #read: (request: unknown) => unknown;
      constructor({ pathname }: URL) {
        this.#read = pathname.endsWith('/convert-worker.ts') ? answerConversion : workbookReader();
      }
      postMessage(request: unknown): void {
        this.onmessage?.({ data: this.#read(request) });
      }
      terminate(): void {
        this.onmessage = undefined;
      }
    },
  );
};
