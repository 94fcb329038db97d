import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Minus, Plus } from 'lucide-react';
import type { Half } from '#shared/attendance/halves.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { RollControls } from '../../hooks/roll/use-roll.ts';

interface Props {
  readonly roll: RollControls;
  readonly half: Half;
}

/** Which half of the class is called, the other one press away, and the border between them while the roll is not taken. */
export const RollHalves = ({ roll, half }: Props) => {
  const text = useMessage();
  const isFree = roll.takenAt === undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 1 }}>
      <Segments
        label={text('roll.half')}
        options={([1, 2] as const).map((one) => ({
          value: String(one),
          label: text('roll.halfAndCount', { half: one, count: roll.calledFor(one).length }),
        }))}
        value={String(half)}
        onChange={(value) => roll.setHalf(value === '1' ? 1 : 2)}
      />
      <Box sx={{ display: 'flex', ...(!isFree && { visibility: 'hidden' }) }}>
        {([-1, 1] as const).map((by) => (
          <IconButton
            key={by}
            aria-label={text(by < 0 ? 'roll.fewerInFirst' : 'roll.moreInFirst')}
            title={text(by < 0 ? 'roll.fewerInFirst' : 'roll.moreInFirst')}
            onClick={() => roll.moveBorder(by)}
          >
            {by < 0 ? <Minus size={18} /> : <Plus size={18} />}
          </IconButton>
        ))}
      </Box>
    </Box>
  );
};
