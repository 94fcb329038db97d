import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Job } from '../../lib/api/response-types.ts';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { DateTime } from '../time/date-time.tsx';
import type { JobShapeProps } from './job-list-props.ts';
import { JobState } from './job-state.tsx';

/** A history on narrow screens: one card per job. */
export const JobCards = <J extends Job>({
  label,
  jobs,
  steps,
  columns,
  placeActions,
  now,
}: JobShapeProps<J>) => {
  const text = useMessage();
  return (
    <Box
      component="ul"
      aria-label={text(label)}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
    >
      {jobs.map((job) => (
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
          <DateTime at={job.createdAt} now={now} />
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
      ))}
    </Box>
  );
};
