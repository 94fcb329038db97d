import { useState } from 'react';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { ApiError, SessionEndedError } from '#frontend/lib/api/api-error.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { saveSchoolYear } from '#frontend/lib/resources/use-school-year.ts';

interface Options {
  /** The version that a save replaces. */
  readonly stored: SchoolYear;
  readonly onSaved: (saved: SchoolYear) => Promise<unknown>;
  /** Called when another version was saved meanwhile. */
  readonly onOutdated: () => Promise<unknown>;
}

/** Saves a school year over the stored version, and says how it went. */
export const useSaveYear = ({ stored, onSaved, onOutdated }: Options) => {
  const [busy, setBusy] = useState(false);
  const save = async (body: SchoolYear) => {
    setBusy(true);
    try {
      await onSaved(await saveSchoolYear(body, stored));
      notify('success', 'schoolYear.saved');
    } catch (error) {
      if (error instanceof SessionEndedError) return;
      notifyError(error, 'schoolYear.saveFailed');
      // Fetches the stored version; saving again replaces it deliberately.
      if (error instanceof ApiError && error.code === 'precondition-failed') await onOutdated();
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
};
