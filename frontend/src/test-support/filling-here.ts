import { vi } from 'vitest';
import {
  fillingAnswers,
  type FillingRequest,
} from '#frontend/record/model/filling/answer-filling.ts';

/** Replaces the worker that fills workbooks, because jsdom has no workers. Copies messages, as a worker does. */
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
