import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { memo } from 'react';
import type { Student } from '#shared/model/student.ts';
import { ClassOfStudent } from './lazy-class-of-student.tsx';
import { JoinedMark } from './joined-mark.tsx';
import { RowActions, type OnRowAction } from './row-actions.tsx';

interface Props {
  readonly student: Student;
  /** Position in the whole list, from 1, and the list's length. */
  readonly position: number;
  readonly total: number;
  /** A fixed height in pixels, which cuts longer texts; undefined for none. */
  readonly height: number | undefined;
  readonly onAction: OnRowAction;
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const whole = { overflowWrap: 'anywhere' };

export const RosterCard = memo(({ student, position, total, height, onAction }: Props) => {
  const fit = height ? cut : whole;
  return (
    <Card
      component="li"
      aria-posinset={position}
      aria-setsize={total}
      sx={{ p: 2, pb: 1, boxSizing: 'border-box', ...(height && { height }) }}
    >
      <Box sx={{ ...fit, fontWeight: 500 }}>
        <bdi>{student.fullName}</bdi>
        <ClassOfStudent studentId={student.studentId} />
      </Box>
      <Box sx={{ ...fit, color: 'text.secondary', fontSize: '0.875rem' }}>
        <bdi>{student.email}</bdi>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', marginInlineEnd: -1 }}>
        <JoinedMark joined={student.joined} />
        <Box sx={{ marginInlineStart: 'auto' }}>
          <RowActions student={student} onAction={onAction} />
        </Box>
      </Box>
    </Card>
  );
});
RosterCard.displayName = 'RosterCard';
