import { vi } from 'vitest';
import { answerConversion } from '../lib/workbook/answer-conversion.ts';
import { workbookReader } from '../lib/workbook/answer-workbook.ts';

/** Answers that wait; undefined while workers answer at once. */
let held: (() => void)[] | undefined;

/** Replaces the workers that convert and read workbooks in one test, because jsdom has no workers. */
export const workbooksReadHere = (): void => {
  held = undefined;
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | undefined;
      readonly #read: (request: unknown) => unknown;
      constructor({ pathname }: URL) {
        this.#read = pathname.endsWith('/convert-worker.ts') ? answerConversion : workbookReader();
      }
      postMessage(request: unknown): void {
        const answer = () => this.onmessage?.({ data: this.#read(request) });
        if (held) held.push(answer);
        else answer();
      }
      terminate(): void {
        this.onmessage = undefined;
      }
    },
  );
};

/** From now on workers are as slow as on a busy machine. @returns lets them answer */
export const holdWorkers = (): (() => void) => {
  const waiting: (() => void)[] = [];
  held = waiting;
  return () => {
    held = undefined;
    for (const answer of waiting) answer();
  };
};
