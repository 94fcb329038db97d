import { vi } from 'vitest';
import { workbookReader } from '../lib/workbook/answer-workbook.ts';

/** Replaces the worker that reads workbooks in one test, because jsdom has no workers. */
export const workbooksReadHere = (): void => {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | undefined;
      readonly #read = workbookReader();
      postMessage(request: unknown): void {
        this.onmessage?.({ data: this.#read(request) });
      }
      terminate(): void {
        this.onmessage = undefined;
      }
    },
  );
};
