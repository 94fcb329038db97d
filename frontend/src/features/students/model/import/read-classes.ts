import type { WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
import { openWorkbook } from '#frontend/lib/workbook/open-workbook.ts';

/** What a workbook without addresses contains; undefined if it cannot be read, or the signal aborted the reading. */
export const readClasses = (
  file: File,
  signal: AbortSignal,
): Promise<WorkbookReading | undefined> =>
  new Promise((resolve) => {
    const workbook = openWorkbook(file, (answer) => {
      workbook.close();
      resolve('reading' in answer ? answer.reading : undefined);
    });
    const end = () => {
      workbook.close();
      resolve(undefined);
    };
    signal.addEventListener('abort', end, { once: true });
    workbook.read([]);
  });
