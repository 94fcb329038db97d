import { useState } from 'react';
import type { ReadingChoices } from '#shared/model/reading-choices.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import type { ReadingProblem } from '#shared/class-lists/workbook-reading.ts';
import { useWorkbook } from '#frontend/lib/workbook/use-workbook.ts';
import type { WorkbookAnswer } from '#frontend/lib/workbook/workbook-answer.ts';

const AS_IT_IS: ReadingChoices = [];

/** A workbook on the device, and the classes read from it. */
export interface ChosenWorkbook {
  /** The contents read from it; undefined before a file is chosen and while it is read. */
  readonly answer: WorkbookAnswer | undefined;
  readonly isReading: boolean;
  readonly classes: readonly ListedClass[];
  /** What the teacher should know about the reading. */
  readonly problems: readonly ReadingProblem[];
  /** The file's name; empty before one is chosen. */
  readonly name: string;
  readonly choose: (file: File) => void;
}

const NONE: readonly never[] = [];

export const useChosenWorkbook = (): ChosenWorkbook => {
  const [file, choose] = useState<File>();
  const answer = useWorkbook(file, AS_IT_IS);
  const reading = answer && 'reading' in answer ? answer.reading : undefined;
  const classes = reading?.listed.classes ?? NONE;
  const problems = reading?.problems ?? NONE;
  const isReading = file !== undefined && answer === undefined;
  return { answer, isReading, classes, problems, name: file?.name ?? '', choose };
};
