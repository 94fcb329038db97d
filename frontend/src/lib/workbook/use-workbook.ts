import { useEffect, useState } from 'react';
import type { ReadingChoices } from '#shared/model/reading-choices.ts';
import type { OpenWorkbook } from './open-workbook.ts';
import type { WorkbookAnswer } from './workbook-answer.ts';

/** The contents of a workbook, read on this device. The previous answer stays until the next one. */
export const useWorkbook = (
  file: File | undefined,
  choices: ReadingChoices,
): WorkbookAnswer | undefined => {
  const [last, setLast] = useState<{ readonly file: File; readonly answer: WorkbookAnswer }>();
  const [workbook, setWorkbook] = useState<OpenWorkbook>();
  useEffect(() => {
    if (!file) return undefined;
    let isWanted = true;
    let opened: OpenWorkbook | undefined;
    // Loaded only after a file is chosen.
    void import('./open-workbook.ts')
      .then(({ openWorkbook }) => {
        if (!isWanted) return;
        opened = openWorkbook(file, (answer) => setLast({ file, answer }));
        setWorkbook(opened);
      })
      .catch(() => setLast({ file, answer: { refused: 'spreadsheet-damaged', params: {} } }));
    return () => {
      isWanted = false;
      opened?.close();
      setWorkbook(undefined);
    };
  }, [file]);
  useEffect(() => workbook?.read(choices), [workbook, choices]);
  return last && last.file === file ? last.answer : undefined;
};
