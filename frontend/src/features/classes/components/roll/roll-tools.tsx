import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Armchair } from 'lucide-react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { RollFind, type RollFindProps } from './roll-find.tsx';
import { SMALL_SCREEN } from './roll-frame.tsx';

interface Props extends RollFindProps {
  /** Whether the class has a seating plan; its button has its place before that is known. */
  readonly hasSeats: boolean;
  readonly isBySeats: boolean;
  readonly onBySeats: (isBySeats: boolean) => void;
}

/** Finds a pupil, and changes between the list and the seats. */
export const RollTools = ({ hasSeats, isBySeats, onBySeats, ...find }: Props) => {
  const text = useMessage();
  return (
    <Box
      sx={{
        display: 'flex',
        flex: '0 1 18rem',
        gap: 0.5,
        [SMALL_SCREEN]: { flex: '0 0 auto', gap: 0 },
      }}
    >
      <RollFind {...find} />
      <IconButton
        aria-label={text('roll.bySeats')}
        title={text('roll.bySeats')}
        aria-pressed={isBySeats}
        onClick={() => onBySeats(!isBySeats)}
        sx={{
          ...(!hasSeats && { visibility: 'hidden' }),
          '&[aria-pressed=true]': { bgcolor: 'paper.tealWash', color: 'primary.main' },
        }}
      >
        <Armchair size={20} />
      </IconButton>
    </Box>
  );
};
