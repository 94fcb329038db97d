import { vi } from 'vitest';
import { answerConversion } from '#frontend/lib/workbook/answer-conversion.ts';
import {
  fillingAnswers,
  type FillingRequest,
} from '#frontend/features/workbook-filling/model/filling/answer-filling.ts';

/** Answers as a worker does, with copies. */
const copyingAnswers = () => {
  const answer = fillingAnswers();
  return (request: FillingRequest) => structuredClone(answer(structuredClone(request)));
};

/** Replaces the workers that convert and fill workbooks, because jsdom has no workers. */
export const fillingHere = (): void => {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | undefined;
      readonly #answer: (request: FillingRequest) => unknown;
      constructor({ pathname }: URL) {
        this.#answer = pathname.endsWith('/convert-worker.ts')
          ? answerConversion
          : copyingAnswers();
      }
      postMessage(request: FillingRequest): void {
        const answer = this.#answer(request);
        queueMicrotask(() => this.onmessage?.({ data: answer }));
      }
      terminate(): void {
        this.onmessage = undefined;
      }
    },
  );
};
