import { useState } from 'react';
import { announce, notify } from '#frontend/lib/notifications/notifications.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import type { DocumentControls } from '#frontend/lib/documents/use-document.ts';
import type { Readable } from '#frontend/lib/store.ts';
import { confirmMarks } from '../../gradebook-api.ts';

type Document = Readable<Pick<DocumentControls, 'status' | 'newest' | 'saveNow' | 'problem'>>;

/** Resolves once the document is not being saved any more. */
const untilSaved = async ({ get, subscribe }: Document): Promise<void> => {
  if (get().status !== 'saving') return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = subscribe(() => {
    if (get().status !== 'saving') resolve();
  });
  await promise;
  end();
};

/**
 * Confirms a document after saving it completely. Confirms only what the teacher sees: if it cannot be saved or was
 * changed elsewhere, they see a message instead.
 * @param onEnded called after success or failure, because the job may have changed
 */
export const useConfirm = (jobId: string, document: Document, onEnded: () => void) => {
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await document.get().saveNow();
    await untilSaved(document);
    const { status, newest, problem } = document.get();
    try {
      if (status === 'saved') {
        await confirmMarks(jobId, newest);
        announce('review.confirmed');
      } else notify('error', problem?.id ?? 'review.confirmFailed', problem?.values);
    } catch (error) {
      notifyError(error, 'review.confirmFailed');
    }
    setBusy(false);
    onEnded();
  };
  return {
    busy,
    confirm: (): void => {
      if (!busy) void confirm();
    },
  };
};
