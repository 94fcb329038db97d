import { useEffect, useState } from 'react';
import type { UploadType } from '#shared/model/upload.ts';
import { useUnsentForm } from '../forms/use-unsent-form.ts';
import {
  firstView,
  keptName,
  uploadSlot,
  type UploadActions,
  type UploadView,
} from './upload-slot.ts';

export interface Upload extends UploadView, UploadActions {
  /** The name of the form's field. */
  readonly name: string;
}

/** Uploads one file of an accepted type. Kept as `keepAs` for returning to the screen; after a reload only by name. */
export const useUpload = (accepted: readonly UploadType[], keepAs: string): Upload => {
  const draft = useUnsentForm(`${keepAs}.file`, keptName);
  const [view, show] = useState(() => firstView(draft));
  const [slot] = useState(() => uploadSlot(accepted, draft, show));
  useEffect(() => slot.open(), [slot]);
  return { name: keepAs, ...view, ...slot };
};
