import { useEffect, useRef } from 'react';
import { limits } from '#shared/model/limits.ts';
import type { FillingAnswer, FillingRequest } from '../../model/filling/answer-filling.ts';
import { startFilling, type FillingThread } from './filling-thread.ts';

/** The worker of the file that was chosen last; it ends with the component. */
export const useFillingThread = () => {
  /** An earlier worker may not have ended yet. */
  const thread = useRef<FillingThread>(undefined);
  const stop = (): void => {
    thread.current?.close();
    thread.current = undefined;
  };
  useEffect(() => stop, []);
  return {
    stop,
    /** Starts a worker for files, in place of the previous one; undefined if one of them is too large. */
    start: (...files: readonly File[]): FillingThread | undefined => {
      stop();
      if (files.every(({ size }) => size <= limits.spreadsheetBytes))
        thread.current = startFilling();
      return thread.current;
    },
    isCurrent: (own: FillingThread): boolean => thread.current === own,
    /** Asks the current worker; undefined if it was stopped or replaced before it answered. */
    ask: async (request: FillingRequest): Promise<FillingAnswer | undefined> => {
      const own = thread.current;
      const answer = await own?.ask(request);
      return thread.current === own ? answer : undefined;
    },
  };
};
