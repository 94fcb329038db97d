import Box from '@mui/material/Box';
import { Message } from '#frontend/i18n/message.tsx';
import type { Pupil } from '../../model/spinner/pupils.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';

interface Props {
  readonly winner: Pupil | undefined;
  readonly remaining: number;
}

/** Announces the picked pupil to screen readers, but not the names that pass by. */
export const SpinnerAnnouncer = ({ winner, remaining }: Props) => (
  <Box role="status" sx={visuallyHidden}>
    {winner && (
      <Message id="games.spinner.announcement" values={{ name: winner.name, remaining }} />
    )}
  </Box>
);
