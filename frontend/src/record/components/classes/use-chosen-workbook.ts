import { useState } from 'react';
import type { ClassChoice, ReadingChoices } from '#shared/model/reading-choices.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import type { NameQuestion, ReadingProblem } from '#shared/class-lists/workbook-reading.ts';
import { useWorkbook, type ReadWorkbook } from '#frontend/lib/workbook/use-workbook.ts';

const AS_IT_IS: ReadingChoices = [];

/** A workbook on the device, and the classes read from it. There is no answer before a file is chosen and read. */
export interface ChosenWorkbook extends ReadWorkbook {
  readonly isReading: boolean;
  readonly classes: readonly ListedClass[];
  /** What the teacher should know about the reading, but for what the preview says beside its table. */
  readonly problems: readonly ReadingProblem[];
  /** Sheets that may be lists, and are none until the teacher has answered. */
  readonly questions: readonly NameQuestion[];
  /** Undefined before a file is chosen. */
  readonly file: File | undefined;
  readonly choices: ReadingChoices;
  readonly setChoices: (choices: ReadingChoices) => void;
  readonly decide: (choice: ClassChoice) => void;
  /** The file's name; empty before one is chosen. */
  readonly name: string;
  readonly choose: (file: File) => void;
}

const NONE: readonly never[] = [];
/** What the preview says beside its table. */
export const saidByPreview: ReadonlySet<ReadingProblem['code']> = new Set([
  'columns-left-out',
  'full-marks-unsaid',
]);

/** @param initial a file that was chosen elsewhere */
export const useChosenWorkbook = (initial?: File): ChosenWorkbook => {
  const [file, setFile] = useState(initial);
  const [choices, setChoices] = useState(AS_IT_IS);
  const { answer, isOutdated } = useWorkbook(file, choices);
  const reading = answer && 'reading' in answer ? answer.reading : undefined;
  const classes = reading?.listed.classes ?? NONE;
  const problems = reading?.problems.filter(({ code }) => !saidByPreview.has(code)) ?? NONE;
  const questions = reading?.questions ?? NONE;
  const isReading = file !== undefined && answer === undefined;
  return {
    ...{ answer, isOutdated, isReading, classes, problems, questions, name: file?.name ?? '' },
    ...{ file, choices, setChoices },
    choose: (chosen) => {
      setChoices(AS_IT_IS);
      setFile(chosen);
    },
    decide: (choice) =>
      setChoices((before) => [
        ...before.filter(({ sheet }) => sheet !== choice.sheet),
        { ...before.find(({ sheet }) => sheet === choice.sheet), ...choice },
      ]),
  };
};
