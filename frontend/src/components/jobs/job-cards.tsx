import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Job } from '../../lib/api/response-types.ts';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import type { JobShapeProps } from './job-list-props.ts';
import { JobState } from './job-state.tsx';
import { JobTime } from './job-time.tsx';
import { useKeptByJob } from './use-kept-by-job.ts';

/** A history on narrow screens: one card per job. */
export const JobCards = <J extends Job>({
  label,
  jobs,
  steps,
  columns,
  placeActions,
}: JobShapeProps<J>) => {
  const text = useMessage();
  const cardOf = useKeptByJob((job: J) => (
    <Card key={job.id} component="li" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <JobState job={job} steps={steps} />
      {columns.map((column) => (
        <Box key={column.id}>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            <Message id={column.label} />
          </Box>
          <Box>{column.render(job)}</Box>
        </Box>
      ))}
      <JobTime at={job.createdAt} />
      <Box
        ref={placeActions(job)}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '&:has(> :empty)': { display: 'none' },
        }}
      />
    </Card>
  ));
  return (
    <Box
      component="ul"
      aria-label={text(label)}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
    >
      {jobs.map(cardOf)}
    </Box>
  );
};
