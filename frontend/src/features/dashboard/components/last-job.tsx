import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { Job } from '../../../../../shared/model/job.ts';
import { JobStatusChip } from '../../../components/jobs/job-status-chip.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Say } from '../../../i18n/say.tsx';

interface Props {
  /** Undefined while the list is on its way. */
  readonly jobs: readonly Job[] | undefined;
  readonly none: MessageId;
  readonly history: string;
  readonly all: MessageId;
}

/** The foot of a card: the state of its last job, and the way to all of them. */
export const LastJob = ({ jobs, none, history, all }: Props) => {
  const last = jobs?.[0];
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: 52,
        px: 2.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        fontSize: '0.875rem',
      }}
    >
      {last ? (
        <JobStatusChip status={last.status} />
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {jobs && <Say id={none} />}
        </Box>
      )}
      <Link component={RouterLink} to={history} sx={{ py: 1 }}>
        <Say id={all} />
      </Link>
    </Box>
  );
};
