import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly part: 'am' | 'pm';
  /** The button; missing while it is not known what the roll says. */
  readonly children?: ReactNode;
}

/** A row of the day in a primary school: the roll of the morning or of the afternoon, before its lessons. */
export const HalfDayRoll = ({ part, children }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 1,
      px: 2,
      py: 0.75,
      minHeight: { xs: 56, sm: 48 },
      bgcolor: 'paper.grid',
      fontWeight: 500,
    }}
  >
    <Message id={part === 'am' ? 'today.rollAm' : 'today.rollPm'} />
    {children}
  </Box>
);
