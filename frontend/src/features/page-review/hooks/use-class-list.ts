import { useState } from 'react';
import * as z from 'zod/mini';
import { spreadsheetType } from '#shared/model/upload.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { useClasses, type ClassSummary } from '#frontend/record/api/classes.ts';
import { useUpload, type Upload } from '#frontend/lib/uploads/use-upload.ts';
import { useWorkbooks, type Workbook } from '../api.ts';

export const classListTypes = [spreadsheetType] as const;

/** The choice of a workbook on this device; other choices are the key of a stored one, or name a saved class. */
export const OTHER_FILE = 'file';
const CLASS = 'class:';

/** The choice for a saved class. */
export const choiceOfClass = ({ id }: Pick<ClassSummary, 'id'>): string => `${CLASS}${id}`;

const keptChoice = z.object({ choice: z.string() });

/** The part of an extraction's request that names the class list. */
type ListRequest = { workbookS3Key?: string } | { classId: string };

export interface ChosenClassList {
  /** The saved classes; empty until loaded. */
  readonly classes: readonly ClassSummary[];
  /** The stored workbooks to choose from; empty until loaded. */
  readonly kept: readonly Workbook[];
  /** Whether either list could not be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** Empty for none. */
  readonly choice: string;
  /** The upload of a workbook on this device. */
  readonly upload: Upload;
  /** Whether the user wants to upload a workbook, but has not chosen one. */
  readonly lacksFile: boolean;
  /** Whether it was restored from an earlier visit to the form. */
  readonly restored: boolean;
  readonly choose: (choice: string) => void;
  readonly clear: () => void;
  /** Removes it from the draft after use. */
  readonly forget: () => void;
  /** Resolves to the part of the request; undefined if an upload failed. */
  readonly finished: () => Promise<ListRequest | undefined>;
}

/** The choice of a class list for names: a saved class, a stored workbook, another workbook or none. */
export const useClassList = (): ChosenClassList => {
  const upload = useUpload(classListTypes, 'grades.classList');
  const draft = useUnsentForm('grades.classList', keptChoice);
  const [chosen, setChosen] = useState(draft.found?.choice ?? '');
  const [restored, setRestored] = useState(chosen !== '');
  const { data: kept, error: keptError, mutate: loadKept } = useWorkbooks();
  const { data: classes, error: classesError, mutate: loadClasses } = useClasses();
  const { status } = upload.state;
  const isOther = chosen === OTHER_FILE;
  // A choice that has expired counts as none.
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
