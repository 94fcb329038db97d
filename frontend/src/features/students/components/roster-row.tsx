import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import type { Student } from '#shared/model/student.ts';
import { ClassOfStudent } from './lazy-class-of-student.tsx';
import { JoinedMark } from './joined-mark.tsx';
import { RowActions, type OnRowAction } from './row-actions.tsx';

interface Props {
  readonly student: Student;
  /** Position in the whole table, from 1, including the heading. */
  readonly position: number;
  /** A fixed height in pixels, which cuts longer texts (the row's title has them whole); undefined for none. */
  readonly height: number | undefined;
  readonly onAction: OnRowAction;
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const whole = { overflowWrap: 'anywhere' };

export const RosterRow = memo(({ student, position, height, onAction }: Props) => {
  const fit = height ? cut : whole;
  return (
    <TableRow aria-rowindex={position} {...(height && { sx: { height } })}>
      <TableCell component="th" scope="row" sx={{ ...fit, py: 0.75, fontWeight: 500 }}>
        <bdi {...(height && { title: student.fullName })}>{student.fullName}</bdi>
        <ClassOfStudent studentId={student.studentId} />
      </TableCell>
      <TableCell sx={{ py: 0.75 }}>
        <Box
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
        >
          <Box
            component="bdi"
            sx={{ ...fit, minWidth: 0 }}
            {...(height && { title: student.email })}
          >
            {student.email}
          </Box>
          <JoinedMark joined={student.joined} />
        </Box>
      </TableCell>
      <TableCell align="right" sx={{ py: 0.75 }}>
        <RowActions student={student} onAction={onAction} />
      </TableCell>
    </TableRow>
  );
});
RosterRow.displayName = 'RosterRow';
