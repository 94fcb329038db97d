import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useRowWindow } from '../hooks/use-row-window.ts';
import { RosterCard } from './roster-card.tsx';
import type { RosterProps } from './roster-props.ts';

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
