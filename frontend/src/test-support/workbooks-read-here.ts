import { vi } from 'vitest';
import { workbookReader } from '../lib/workbook/answer-workbook.ts';

/** The worker of one test that reads workbooks, in place of a thread: jsdom has none. */
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
