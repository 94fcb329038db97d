import { useState } from 'react';
import type { ClassChoice, ReadingChoices } from '#shared/model/reading-choices.ts';
import { schoolOf, type SchoolOfClass } from '#shared/record/names/class-content.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import type { NameQuestion, ReadingProblem } from '#shared/class-lists/workbook-reading.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { useWorkbook, type ReadWorkbook } from '#frontend/lib/workbook/use-workbook.ts';
import type { WorkbookAnswer } from '#frontend/lib/workbook/workbook-answer.ts';

const AS_IT_IS: ReadingChoices = [];

/** The classes that were read from a file or a typed list, and what the teacher decides about them. */
export interface ReadLists extends ReadWorkbook {
  readonly classes: readonly ListedClass[];
  /** What it says of the school. */
  readonly head: SchoolOfClass | undefined;
  /** What the teacher should know about the reading, but for what the preview says beside its table. */
  readonly problems: readonly ReadingProblem[];
  /** Sheets that may be lists, and are none until the teacher has answered. */
  readonly questions: readonly NameQuestion[];
  /** Undefined before a file is chosen, and of a typed list. */
  readonly file: File | undefined;
  /** The lines of a typed list; those of a file are read from it when they are shown. */
  readonly sheets?: readonly Sheet[] | undefined;
  readonly choices: ReadingChoices;
  readonly setChoices: (choices: ReadingChoices) => void;
  readonly decide: (choice: ClassChoice) => void;
  /** The file's name; empty before one is chosen. */
  readonly name: string;
}

/** A workbook on the device, and the classes read from it. There is no answer before a file is chosen and read. */
export interface ChosenWorkbook extends ReadLists {
  readonly isReading: boolean;
  readonly choose: (file: File) => void;
}

const NONE: readonly never[] = [];
/** What the preview says beside its table. */
export const saidByPreview: ReadonlySet<ReadingProblem['code']> = new Set([
  'columns-left-out',
  'full-marks-unsaid',
]);

/** The classes of an answer, and what is said and asked about them. */
export const readingOf = (answer: WorkbookAnswer | undefined) => {
  const reading = answer && 'reading' in answer ? answer.reading : undefined;
  return {
    answer,
    classes: reading?.listed.classes ?? NONE,
    head: reading && schoolOf(reading.listed),
    problems: reading?.problems.filter(({ code }) => !saidByPreview.has(code)) ?? NONE,
    questions: reading?.questions ?? NONE,
  };
};

/** The teacher's choices about what is read, and how one is made. */
export const useReadingChoices = () => {
  const [choices, setChoices] = useState(AS_IT_IS);
  return {
    choices,
    setChoices,
    reset: () => setChoices(AS_IT_IS),
    decide: (choice: ClassChoice) =>
      setChoices((before) => [
        ...before.filter(({ sheet }) => sheet !== choice.sheet),
        { ...before.find(({ sheet }) => sheet === choice.sheet), ...choice },
      ]),
  };
};

/** @param initial a file that was chosen elsewhere */
export const useChosenWorkbook = (initial?: File): ChosenWorkbook => {
  const [file, setFile] = useState(initial);
  const { reset, ...made } = useReadingChoices();
  const { answer, isOutdated } = useWorkbook(file, made.choices);
  return {
    ...{ ...readingOf(answer), ...made, isOutdated, file, name: file?.name ?? '' },
    isReading: file !== undefined && answer === undefined,
    choose: (chosen) => {
      reset();
      setFile(chosen);
    },
  };
};
