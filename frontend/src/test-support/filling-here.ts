import { vi } from 'vitest';
import { fillingAnswers, type FillingRequest } from '../features/grades/filling/answer-filling.ts';

/** The worker that fills workbooks, in place of a thread: jsdom has none. What goes to and fro is copied as there. */
export const fillingHere = (): void => {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | undefined;
      readonly #answer = fillingAnswers();
      postMessage(request: FillingRequest): void {
        const answer = structuredClone(this.#answer(structuredClone(request)));
        queueMicrotask(() => this.onmessage?.({ data: answer }));
      }
      terminate(): void {
        this.onmessage = undefined;
      }
    },
  );
};
