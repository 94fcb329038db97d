import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { Job } from '../../../lib/api/answers.ts';
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

/** The foot of a card: the state of its last job and, where there is room, the way to all of them. */
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
        minHeight: { sm: 52 },
        px: { sm: 2.5 },
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: 0,
        borderBlockStartWidth: { sm: 1 },
        fontSize: { xs: '0.8125rem', sm: '0.875rem' },
      }}
    >
      {last ? (
        <JobStatusChip status={last.status} />
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {jobs && <Say id={none} />}
        </Box>
      )}
      <Link
        component={RouterLink}
        to={history}
        sx={{ py: 1, display: { xs: 'none', sm: 'inline' } }}
      >
        <Say id={all} />
      </Link>
    </Box>
  );
};
