import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadingChoices } from '#shared/model/reading-choices.ts';
import type { WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { readSheets } from '#frontend/lib/workbook/open-workbook.ts';
import { useRememberedChoice } from '#frontend/lib/settings/remembered-choice.ts';
import {
  changeSheet,
  isCorrected,
  recall,
  remember,
  rememberedShapes,
  withoutCorrections,
  type ReadWorkbook,
} from '../../model/preview/corrections.ts';

const NONE: readonly never[] = [];

export interface PreviewProps {
  readonly file: File;
  readonly reading: WorkbookReading;
  readonly choices: ReadingChoices;
  readonly onChoices: (choices: ReadingChoices) => void;
}

/** The sheets of a file, and the teacher's corrections, which this device remembers for files with such headings. */
export const useCorrections = ({ file, reading, choices, onChoices }: PreviewProps) => {
  const [sheets, setSheets] = useState<readonly Sheet[]>();
  const [past, setPast] = useState<readonly ReadingChoices[]>([]);
  const [isRecalled, setRecalled] = useState(false);
  const [shapes, setShapes] = useRememberedChoice('workbook-columns', rememberedShapes, []);
  const workbook: ReadWorkbook = { sheets: sheets ?? NONE, readings: reading.sheets, choices };

  const onSheets = useEffectEvent((found: readonly Sheet[]) => {
    setSheets(found);
    const recalled = isCorrected(choices) ? [] : recall(shapes, { ...workbook, sheets: found });
    if (recalled.length === 0) return;
    setRecalled(true);
    onChoices(
      recalled.reduce((next, { sheet, ...change }) => changeSheet(next, sheet, change), choices),
    );
  });
  useEffect(() => {
    let isWanted = true;
    void readSheets(file).then((answer) => {
      if (isWanted && 'sheets' in answer) {
        onSheets(answer.sheets.filter(({ rows }) => rows.length > 0));
      }
    });
    return () => {
      isWanted = false;
    };
  }, [file]);

  const write = (next: ReadingChoices): void => {
    setRecalled(false);
    setShapes(remember(shapes, { ...workbook, choices: next }));
    onChoices(next);
  };
  return {
    workbook,
    isRecalled,
    correct: (next: ReadingChoices): void => {
      setPast([...past, choices]);
      write(next);
    },
    canUndo: past.length > 0,
    undo: (): void => {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      write(last);
    },
    reset: (): void => {
      setPast([...past, choices]);
      write(withoutCorrections(choices));
    },
  };
};
