import { useEffect, useState } from 'react';
import type { ReadingChoices } from '#shared/model/reading-choices.ts';
import type { ListReader, ListToRead, OpenWorkbook } from './open-workbook.ts';
import type { WorkbookAnswer } from './workbook-answer.ts';

interface Read {
  readonly answer: WorkbookAnswer;
  /** Missing: nothing could be read, under any choices. */
  readonly choices?: ReadingChoices;
}

/** What was read of a workbook. */
export interface ReadWorkbook {
  /** Undefined before the first one. */
  readonly answer: WorkbookAnswer | undefined;
  /** Whether the answer is of earlier choices. It shows until the next one, and nothing is saved of it. */
  readonly isOutdated: boolean;
}

const damaged: WorkbookAnswer = { refused: 'spreadsheet-damaged', params: {} };

/** The contents of a workbook, read on this device. The previous answer stays until the next one. */
export const useWorkbook = (file: File | undefined, choices: ReadingChoices): ReadWorkbook => {
  const [last, setLast] = useState<Read & { readonly file: File }>();
  const [workbook, setWorkbook] = useState<OpenWorkbook>();
  useEffect(() => {
    if (!file) return undefined;
    let isWanted = true;
    let opened: OpenWorkbook | undefined;
    // Loaded only after a file is chosen.
    void import('./open-workbook.ts')
      .then(({ openWorkbook }) => {
        if (!isWanted) return;
        opened = openWorkbook(file, (answer, under) => setLast({ file, answer, choices: under }));
        setWorkbook(opened);
      })
      .catch(() => setLast({ file, answer: damaged }));
    return () => {
      isWanted = false;
      opened?.close();
      setWorkbook(undefined);
    };
  }, [file]);
  useEffect(() => workbook?.read(choices), [workbook, choices]);
  const read = last?.file === file ? last : undefined;
  return {
    answer: read?.answer,
    isOutdated: read?.choices !== undefined && read.choices !== choices,
  };
};

/** A list that is being typed, as it was read last. There is no answer while there is no list. */
export const useTypedList = (asked: ListToRead | undefined): ReadWorkbook => {
  const [last, setLast] = useState<{ readonly answer: WorkbookAnswer; readonly of?: ListToRead }>();
  const [reader, setReader] = useState<ListReader>();
  const isWanted = asked !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOpen = true;
    let opened: ListReader | undefined;
    void import('./open-workbook.ts')
      .then(({ openListReader }) => {
        if (!isOpen) return;
        opened = openListReader((answer, of) => isOpen && setLast({ answer, of }));
        setReader(opened);
      })
      .catch(() => isOpen && setLast({ answer: damaged }));
    return () => {
      isOpen = false;
      opened?.close();
      setReader(undefined);
      setLast(undefined);
    };
  }, [isWanted]);
  useEffect(() => {
    if (asked) reader?.read(asked);
  }, [reader, asked]);
  return { answer: last?.answer, isOutdated: last !== undefined && last.of !== asked };
};
