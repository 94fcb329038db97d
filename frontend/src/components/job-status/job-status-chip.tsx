import Box from '@mui/material/Box';
import { Check, CircleDashed, Clock3, LoaderCircle, X } from 'lucide-react';
import { keyframes } from '@emotion/react';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import type { Job } from '../../lib/api/response-types.ts';
import { isJobStatus, isStopped, jobTone } from './job-tone.ts';

const icons = {
  pending: Clock3,
  running: LoaderCircle,
  success: Check,
  failed: X,
  neutral: CircleDashed,
};
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

type Shown = Pick<Job, 'status' | 'error'>;

function nameOf(job: Shown): MessageId {
  if (isStopped(job)) return 'job.status.stopped';
  return isJobStatus(job.status) ? `job.status.${job.status}` : 'job.status.unknown';
}

/** A job's status: a tinted chip with an icon and a word, never colour alone. */
export const JobStatusChip = ({ job }: { readonly job: Shown }) => {
  const tone = jobTone(job);
  const Icon = icons[tone];
  return (
    <Box
      component="span"
      data-status={job.status}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        py: 0.375,
        borderRadius: '999px',
        fontSize: '0.8125rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: ({ vars }) => vars.palette.job[tone].text,
        bgcolor: ({ vars }) => vars.palette.job[tone].wash,
        '& svg': tone === 'running' ? { animation: `${turn} 1.6s linear infinite` } : {},
      }}
    >
      <Icon size={15} strokeWidth={2.25} />
      <Message id={nameOf(job)} />
    </Box>
  );
};
