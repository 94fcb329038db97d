import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { listNotebookJobs } from '../../../../../shared/contracts/notebooks.ts';
import { JobStatusChip } from '../../../components/jobs/job-status-chip.tsx';
import { Say } from '../../../i18n/say.tsx';
import { call } from '../../../lib/api/client.ts';
import { paths } from '../../../lib/paths.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';

/** The state of the last notebook, and the way to all of them. */
export const LastNotebook = () => {
  const { data: jobs } = useResource(listNotebookJobs.id, () => call(listNotebookJobs));
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
          {jobs && <Say id="dashboard.noneYet" />}
        </Box>
      )}
      <Link component={RouterLink} to={paths.notebooks} sx={{ py: 1 }}>
        <Say id="dashboard.allNotebooks" />
      </Link>
    </Box>
  );
};
