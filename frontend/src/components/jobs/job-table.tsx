import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Job } from '../../lib/api/response-types.ts';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import type { JobShapeProps } from './job-list-props.ts';
import { JobState } from './job-state.tsx';
import { JobTime } from './job-time.tsx';
import { useKeptByJob } from './use-kept-by-job.ts';

export const JobTable = <J extends Job>({
  label,
  jobs,
  steps,
  columns,
  placeActions,
}: JobShapeProps<J>) => {
  const text = useMessage();
  const rowOf = useKeptByJob((job: J) => (
    <TableRow key={job.id} sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <JobTime at={job.createdAt} />
      </TableCell>
      {columns.map((column) => (
        <TableCell key={column.id}>{column.render(job)}</TableCell>
      ))}
      <TableCell>
        <JobState job={job} steps={steps} />
      </TableCell>
      <TableCell
        align="right"
        ref={placeActions(job)}
        sx={{ whiteSpace: 'nowrap', '&& > * > * + *': { marginInlineStart: 1 } }}
      />
    </TableRow>
  ));
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table
        aria-label={text(label)}
        sx={{
          '& tr:last-child > td': { border: 0 },
          // What a job is about: names break anywhere, so the column could become one word wide.
          '& th:nth-last-of-type(3)': { minWidth: '11rem' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>
              <Message id="job.createdAt" />
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column.id}>
                <Message id={column.label} />
              </TableCell>
            ))}
            <TableCell>
              <Message id="job.status" />
            </TableCell>
            <TableCell align="right">
              <Message id="job.actions" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{jobs.map(rowOf)}</TableBody>
      </Table>
    </Card>
  );
};
