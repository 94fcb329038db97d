import type { ListedClass } from '#shared/model/listed-classes.ts';
import { openWorkbook } from '#frontend/lib/workbook/open-workbook.ts';

/** The classes of a workbook without addresses; empty if it has no lists, or the signal aborted the reading. */
export const readClasses = (file: File, signal: AbortSignal): Promise<readonly ListedClass[]> =>
  new Promise((resolve) => {
    const workbook = openWorkbook(file, (answer) => {
      workbook.close();
      resolve('reading' in answer ? answer.reading.listed.classes : []);
    });
    const end = () => {
      workbook.close();
      resolve([]);
    };
    signal.addEventListener('abort', end, { once: true });
    workbook.read([]);
  });
