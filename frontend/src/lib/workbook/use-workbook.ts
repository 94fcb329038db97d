import { useEffect, useRef, useState } from 'react';
import type { ReadingChoices } from '../../../../shared/model/reading-choices.ts';
import { openWorkbook, type OpenWorkbook } from './open-workbook.ts';
import type { WorkbookAnswer } from './workbook-answer.ts';

/**
 * What is understood of a workbook, read on this device as its teacher has decided; undefined while it is first read.
 * What was understood before stays until the next answer.
 */
export const useWorkbook = (
  file: File | undefined,
  choices: ReadingChoices,
): WorkbookAnswer | undefined => {
  const [last, setLast] = useState<{ readonly file: File; readonly answer: WorkbookAnswer }>();
  const workbook = useRef<OpenWorkbook>(undefined);
  useEffect(() => {
    if (!file) return undefined;
    const opened = openWorkbook(file, (answer) => setLast({ file, answer }));
    workbook.current = opened;
    return () => {
      workbook.current = undefined;
      opened.close();
    };
  }, [file]);
  useEffect(() => workbook.current?.read(choices), [file, choices]);
  return last && last.file === file ? last.answer : undefined;
};
