import { useCallback, useMemo } from 'react';
import type { MarkTable } from '../../model/grid/mark-table.ts';
import { decimalMarkOf, writeNumber } from '../../model/table/decimal-mark.ts';

/** Returns a function that writes marks and averages like the page, with up to two decimals. */
export const useWriteNumber = (table: MarkTable): ((value: number) => string) => {
  const mark = useMemo(() => decimalMarkOf(table), [table]);
  return useCallback((value) => writeNumber(value, mark), [mark]);
};
