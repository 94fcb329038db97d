import Button from '@mui/material/Button';
import { Square } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { cancelContentJob } from '#shared/contracts/content-cancelling.ts';
import { getContentJob } from '#shared/contracts/content-documents.ts';
import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { call } from '#frontend/lib/api/client.ts';
import { announce } from '#frontend/lib/notifications/notifications.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import type { DraftJob } from '../../draft-api.ts';

interface Props {
  readonly job: DraftJob;
  readonly onStopped: () => void;
}

/** The button that cancels the job, after a question. */
export const StopDraft = ({ job, onStopped }: Props) => {
  const { mutate } = useSWRConfig();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const stop = async () => {
    setAsking(false);
    setBusy(true);
    try {
      const { status } = await call(cancelContentJob, { params: { jobId: job.id } });
      // It may have been finished meanwhile.
      if (status === 'FAILED') {
        onStopped();
        announce('draft.stopped');
      }
      await mutate(`${getContentJob.id}/${job.id}`);
    } catch (error) {
      notifyError(error, 'error.action');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-disabled={busy}
        startIcon={<Square size={16} />}
        onClick={() => {
          if (!busy) setAsking(true);
        }}
      >
        <Message id="draft.stop" />
      </Button>
      <ConfirmDialog
        open={asking}
        title="draft.stopTitle"
        text="draft.stopText"
        confirm="draft.stop"
        onClose={() => setAsking(false)}
        onConfirm={() => void stop()}
      />
    </>
  );
};
