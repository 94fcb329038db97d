import { useState } from 'react';
import * as z from 'zod/mini';
import { readingChoices, type ReadingChoices } from '#shared/model/reading-choices.ts';
import { isFatal, type WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { useWorkbook, type ReadWorkbook } from '#frontend/lib/workbook/use-workbook.ts';
import type { WorkbookAnswer } from '#frontend/lib/workbook/workbook-answer.ts';

const keptChoices = z.object({ file: z.string(), choices: readingChoices });
const none: ReadingChoices = [];

export interface Reading extends ReadWorkbook {
  readonly understood: WorkbookReading | undefined;
  /** Whether the file cannot become a notebook yet. A file that only this browser cannot read does not block. */
  readonly blocked: boolean;
  readonly choices: ReadingChoices;
  readonly choose: (choices: ReadingChoices) => void;
  readonly forget: () => void;
}

const isBlocked = (answer: WorkbookAnswer): boolean => {
  if ('refused' in answer) return answer.refused !== 'spreadsheet-damaged';
  const { listed, problems, questions } = answer.reading;
  return problems.some(isFatal) || questions.length > 0 || listed.classes.length === 0;
};

/** The file's contents and the teacher's choices; the choices are stored with the form. */
export function useReading(file: File | undefined): Reading {
  const draft = useUnsentForm('notebook.reading', keptChoices);
  const [kept, setKept] = useState(draft.found);
  const choices = kept && kept.file === file?.name ? kept.choices : none;
  const { answer, isOutdated } = useWorkbook(file, choices);
  return {
    ...{ answer, isOutdated },
    understood: answer && 'reading' in answer ? answer.reading : undefined,
    blocked: answer !== undefined && isBlocked(answer),
    choices,
    choose: (next) => {
      if (!file) return;
      const keeping = { file: file.name, choices: next };
      setKept(keeping);
      draft.keep(keeping);
    },
    forget: draft.forget,
  };
}
