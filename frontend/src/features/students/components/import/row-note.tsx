import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';

/** Success, nothing to do, or needs attention. */
export type NoteTone = 'good' | 'idle' | 'bad';

const looks = {
  good: { Icon: CircleCheck, colour: 'success.main' },
  idle: { Icon: CircleMinus, colour: 'text.secondary' },
  bad: { Icon: CircleAlert, colour: 'error.main' },
} as const;

/** A short note on a row, with an icon so that it does not rely on colour. */
export const RowNote = ({ tone, children }: { tone: NoteTone; children: ReactNode }) => {
  const { Icon, colour } = looks[tone];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: colour }}
    >
      <Icon size={16} style={{ flexShrink: 0 }} />
      <span>{children}</span>
    </Box>
  );
};
