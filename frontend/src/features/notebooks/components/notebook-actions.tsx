import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Download, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isFinished, type Job } from '../../../../../shared/model/job.ts';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Say } from '../../../i18n/say.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { notify } from '../../../lib/notifications/notifications.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { removeNotebook, tryAgain } from '../api/manage-notebooks.ts';

interface Props {
  readonly job: Job;
  /** Brings the list up to date. */
  readonly onChanged: () => Promise<unknown>;
}

/** What can be done with one notebook: take it, try again, delete it. Nothing while it is being made. */
export const NotebookActions = ({ job, onChanged }: Props) => {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const file = job.generatedFiles[0];

  const run = async (action: () => Promise<unknown>, done: () => void) => {
    if (busy) return;
    setBusy(true);
    try {
      await action();
      await onChanged();
      done();
    } catch (error) {
      notifyError(error, 'error.action');
    } finally {
      setBusy(false);
    }
  };

  if (!isFinished(job.status)) return null;
  return (
    <>
      {job.status === 'SUCCESS' && file && (
        <Button
          component="a"
          href={file.url}
          target="_blank"
          rel="noreferrer"
          variant="outlined"
          size="small"
          startIcon={<Download size={18} aria-hidden />}
        >
          <Say id="notebooks.download" />
        </Button>
      )}
      {job.status === 'FAILED' && (
        <Button
          variant="outlined"
          size="small"
          aria-disabled={busy}
          startIcon={<RotateCcw size={18} aria-hidden />}
          onClick={() =>
            void run(
              () => tryAgain(job.id),
              () => notify('success', 'notebooks.submitted'),
            )
          }
        >
          <Say id="notebooks.retry" />
        </Button>
      )}
      <IconButton
        aria-label={text('notebooks.delete')}
        onClick={() => setAsking(true)}
        sx={{ color: 'text.secondary', width: 40, height: 40, marginInlineStart: 0.5 }}
      >
        <Trash2 size={19} aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={asking}
        title="notebooks.deleteTitle"
        text="notebooks.deleteText"
        confirm="notebooks.delete"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run(
            () => removeNotebook(job.id),
            () => notify('success', 'notebooks.deleted'),
          );
        }}
      />
    </>
  );
};
