import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { FileUp, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  areFilesGone,
  isFinished,
  needsAnotherFile,
  needsAnotherRequest,
} from '#shared/model/job.ts';
import type { Job } from '../../lib/api/response-types.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { announce, notify } from '../../lib/notifications/notifications.ts';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import type { JobCalls } from '../../lib/resources/job-calls.ts';
import { noteSubmission } from '../../lib/resources/submissions.ts';
import { FailureLead, leadOf } from './failure-lead.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

export interface JobActionTexts {
  readonly deleted: MessageId;
  readonly deleteTitle: MessageId;
  readonly deleteText: MessageId;
}

interface Props {
  readonly job: Job;
  readonly calls: Pick<JobCalls<Job, never>, 'list' | 'retry' | 'remove'>;
  readonly texts: JobActionTexts;
  /** The message after a job was started again. */
  readonly submitted: MessageId;
  /** The form that makes such a job from another file or request, if there is one. */
  readonly form?: string | undefined;
  readonly onChanged: () => Promise<unknown>;
  readonly children: ReactNode;
  readonly running?: ReactNode;
}

/** Whether a job cannot be repeated because its file is gone. */
const lacksFile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'upload-not-found';

/** The actions on one job; while it runs, only those of a running one. */
export const JobActions = (props: Props) => {
  const { job, calls, texts, submitted, form, onChanged, children, running = null } = props;
  const text = useMessage();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  /** Kept until a retry is answered, so that pressing again after a lost answer starts no second job. */
  const retryKey = useRef<string>(undefined);

  const run = async (action: (jobId: string) => Promise<unknown>, onDone: () => void) => {
    if (busy) return;
    setBusy(true);
    try {
      await action(job.id);
      await onChanged();
      onDone();
    } catch (error) {
      notifyError(error, 'error.action');
      if (form !== undefined && lacksFile(error)) await navigate(form);
    } finally {
      setBusy(false);
    }
  };

  const retry = async (jobId: string) => {
    retryKey.current ??= newIdempotencyKey();
    await calls.retry(jobId, retryKey.current);
    noteSubmission(calls.list);
    retryKey.current = undefined;
  };

  if (!isFinished(job.status)) return running;
  const expired = areFilesGone(job);
  const code = job.error?.code;
  const isFileWrong = needsAnotherFile(code);
  const lead = job.status === 'FAILED' ? leadOf(job.error) : undefined;
  const other = isFileWrong || needsAnotherRequest(code) ? form : undefined;
  return (
    <>
      {job.status === 'SUCCESS' && !expired && children}
      {lead && <FailureLead {...lead} />}
      {job.status === 'FAILED' && other !== undefined && (
        <Button
          component={Link}
          to={other}
          variant="outlined"
          size="small"
          startIcon={isFileWrong ? <FileUp size={18} /> : <PencilLine size={18} />}
        >
          <Message id={isFileWrong ? 'job.anotherFile' : 'job.changeRequest'} />
        </Button>
      )}
      {(expired || (job.status === 'FAILED' && other === undefined)) && (
        <Button
          variant="outlined"
          size="small"
          aria-disabled={busy}
          startIcon={<RotateCcw size={18} />}
          onClick={() => void run(retry, () => notify('success', submitted))}
        >
          <Message id={expired ? 'job.makeAgain' : 'common.retry'} />
        </Button>
      )}
      <IconButton
        aria-label={text('job.delete')}
        onClick={() => setAsking(true)}
        sx={{ color: 'text.secondary', width: 40, height: 40, marginInlineStart: 0.5 }}
      >
        <Trash2 size={19} />
      </IconButton>
      <ConfirmDialog
        open={asking}
        title={texts.deleteTitle}
        text={texts.deleteText}
        confirm="job.delete"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run(calls.remove, () => announce(texts.deleted));
        }}
      />
    </>
  );
};
