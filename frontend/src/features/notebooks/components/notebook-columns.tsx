import Box from '@mui/material/Box';
import type { Job } from '../../../../../shared/model/job.ts';
import type { JobColumn } from '../../../components/jobs/job-list.tsx';
import { Say } from '../../../i18n/say.tsx';

/** What a notebook was made from. */
export const notebookColumns: readonly JobColumn<Job>[] = [
  {
    id: 'source',
    label: 'job.source',
    render: ({ source }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {source ? <bdi>{source}</bdi> : <Say id="job.sourceUnknown" />}
      </Box>
    ),
  },
];
