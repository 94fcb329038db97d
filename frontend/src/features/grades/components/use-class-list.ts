import { useState } from 'react';
import * as z from 'zod/mini';
import { spreadsheetType } from '#shared/model/upload.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { useClasses, type ClassSummary } from '#frontend/lib/classes/classes.ts';
import { useUpload, type Upload } from '#frontend/lib/uploads/use-upload.ts';
import { useWorkbooks, type Workbook } from '../api.ts';

export const classListTypes = [spreadsheetType] as const;

/** The choice of a workbook on this device; any other is the key of one that is kept, or names a saved class. */
export const OTHER_FILE = 'file';
const CLASS = 'class:';

/** The choice of a class that is kept. */
export const choiceOfClass = ({ id }: Pick<ClassSummary, 'id'>): string => `${CLASS}${id}`;

const keptChoice = z.object({ choice: z.string() });

/** How an extraction is told of the class list, if there is one. */
type ListRequest = { workbookS3Key?: string } | { classId: string };

export interface ChosenClassList {
  /** The classes that are kept, once they are known. */
  readonly classes: readonly ClassSummary[];
  /** The workbooks that may be chosen again, once they are known. */
  readonly kept: readonly Workbook[];
  /** Whether some of these could not be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** Empty for none. */
  readonly choice: string;
  /** Of a workbook on this device. */
  readonly upload: Upload;
  /** Whether a workbook on this device is wanted and none is chosen. */
  readonly lacksFile: boolean;
  /** Whether it was chosen when the form was last here. */
  readonly restored: boolean;
  readonly choose: (choice: string) => void;
  readonly clear: () => void;
  /** Keeps it no longer: it has been used. */
  readonly forget: () => void;
  /** Resolves with what an extraction takes of it, or undefined if an upload has failed. */
  readonly finished: () => Promise<ListRequest | undefined>;
}

/** The class list that names are chosen from: a class or a workbook that is kept, another workbook, or none. */
export const useClassList = (): ChosenClassList => {
  const upload = useUpload(classListTypes, 'grades.classList');
  const draft = useUnsentForm('grades.classList', keptChoice);
  const [chosen, setChosen] = useState(draft.found?.choice ?? '');
  const [restored, setRestored] = useState(chosen !== '');
  const { data: kept, error: keptError, mutate: loadKept } = useWorkbooks();
  const { data: classes, error: classesError, mutate: loadClasses } = useClasses();
  const { status } = upload.state;
  const isOther = chosen === OTHER_FILE;
  // One that has expired since it was chosen is none.
  const isClass = chosen.startsWith(CLASS);
  const isThere =
    isOther ||
    (isClass
      ? !classes || classes.some((one) => choiceOfClass(one) === chosen)
      : !kept || kept.some(({ key }) => key === chosen));
  const choice = isThere ? chosen : '';
  return {
    classes: classes ?? [],
    kept: kept ?? [],
    failed: Boolean(keptError ?? classesError),
    retry: () => {
      if (keptError) void loadKept();
      if (classesError) void loadClasses();
    },
    choice,
    upload,
    lacksFile: isOther && status !== 'sending' && status !== 'sent',
    restored,
    choose: (next) => {
      setChosen(next);
      draft.keep({ choice: next });
    },
    clear: () => {
      setChosen('');
      setRestored(false);
      draft.forget();
      upload.clear();
    },
    forget: () => {
      draft.forget();
      upload.forget();
    },
    finished: async () => {
      if (choice.startsWith(CLASS)) return { classId: choice.slice(CLASS.length) };
      if (!isOther) return choice === '' ? {} : { workbookS3Key: choice };
      const workbookS3Key = await upload.finished();
      return workbookS3Key === undefined ? undefined : { workbookS3Key };
    },
  };
};
