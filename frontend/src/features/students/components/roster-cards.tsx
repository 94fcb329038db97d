import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useRef, memo } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Student } from '#shared/model/student.ts';
import { useRowWindow } from '../hooks/use-row-window.ts';
import type { RosterProps } from './roster-props.ts';
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

const RosterCard = memo(({ student, position, total, height, onAction }: Props) => {
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

const GAP = 12;
const CARD_HEIGHT = 120;

/** The roster on narrow screens: one card per student. */
export const RosterCards = ({ rows, start, total, onAction }: RosterProps) => {
  const text = useMessage();
  const container = useRef<HTMLUListElement>(null);
  const view = useRowWindow(container, rows.length, CARD_HEIGHT + GAP);
  return (
    <Box
      component="ul"
      ref={container}
      aria-label={text('students.title')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: `${GAP}px` }}
      style={{ paddingTop: view.before, paddingBottom: view.after }}
    >
      {rows.slice(view.first, view.end).map((student, index) => (
        <RosterCard
          key={student.studentId}
          student={student}
          position={start + view.first + index + 1}
          total={total}
          height={view.windowed ? CARD_HEIGHT : undefined}
          onAction={onAction}
        />
      ))}
    </Box>
  );
};
