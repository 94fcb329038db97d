import { useState } from 'react';
import * as z from 'zod/mini';
import { spreadsheetType } from '../../../../../shared/model/upload.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useUpload, type Upload } from '../../../lib/uploads/use-upload.ts';
import { useWorkbooks, type Workbook } from '../api.ts';

export const classListTypes = [spreadsheetType] as const;

/** The choice of a workbook on this device; any other is the key of one that is kept. */
export const OTHER_FILE = 'file';

const keptChoice = z.object({ choice: z.string() });

export interface ChosenClassList {
  /** The workbooks that may be chosen again, once they are known. */
  readonly kept: readonly Workbook[];
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
  /** Resolves with the workbook's key, null without one, or undefined if its upload has failed. */
  readonly finished: () => Promise<string | null | undefined>;
}

/** The class list that names are chosen from: a workbook that is kept, another, or none. */
export const useClassList = (): ChosenClassList => {
  const upload = useUpload(classListTypes, 'grades.classList');
  const draft = useDraft('grades.classList', keptChoice);
  const [chosen, setChosen] = useState(draft.found?.choice ?? '');
  const [restored, setRestored] = useState(chosen !== '');
  const { data: kept } = useWorkbooks();
  const { status } = upload.state;
  const isOther = chosen === OTHER_FILE;
  // One that has expired since it was chosen is none.
  const isThere = isOther || !kept || kept.some(({ key }) => key === chosen);
  const choice = isThere ? chosen : '';
  return {
    kept: kept ?? [],
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
    finished: async () => (isOther ? upload.finished() : choice || null),
  };
};
