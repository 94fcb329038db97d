import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import type { DocumentControls } from '#frontend/lib/documents/use-document.ts';
import { confirmMarks } from '../../gradebook-api.ts';

/**
 * Confirms a document after saving it completely. Confirms only what the teacher sees: if it cannot be saved or was
 * changed elsewhere, they see a message instead.
 * @param onEnded called after success or failure, because the job may have changed
 */
export const useConfirm = (
  jobId: string,
  document: Pick<DocumentControls, 'status' | 'newest' | 'saveNow' | 'problem'>,
  onEnded: () => void,
) => {
  const { status, newest, saveNow, problem } = document;
  const [busy, setBusy] = useState(false);
  /** Whether saving was tried; the status shows its result. */
  const [tried, setTried] = useState(false);
  const sent = useRef(false);

  const finish = useEffectEvent(async () => {
    try {
      if (status === 'saved') {
        await confirmMarks(jobId, newest.version);
        notify('success', 'review.confirmed');
      } else notify('error', problem?.id ?? 'review.confirmFailed', problem?.values);
    } catch (error) {
      notifyError(error, 'review.confirmFailed');
    }
    setBusy(false);
    onEnded();
  });
  useEffect(() => {
    if (!tried || status === 'saving' || sent.current) return;
    sent.current = true;
    void finish();
  }, [tried, status]);

  return {
    busy,
    confirm: (): void => {
      if (busy) return;
      sent.current = false;
      setBusy(true);
      setTried(false);
      void saveNow().then(() => setTried(true));
    },
  };
};
