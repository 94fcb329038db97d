import { useCallback, useMemo } from 'react';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { decimalMarkOf, writeNumber } from '../model/gradebook/decimal-mark.ts';

/** Returns a function that writes marks and averages like the page, with up to two decimals. */
export const useWriteNumber = (book: Gradebook): ((value: number) => string) => {
  const mark = useMemo(() => decimalMarkOf(book), [book]);
  return useCallback((value) => writeNumber(value, mark), [mark]);
};
