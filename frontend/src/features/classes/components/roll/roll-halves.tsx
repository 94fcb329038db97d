import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import type { Half } from '#shared/attendance/halves.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly half: Half;
  /** How many pupils each half has. */
  readonly first: number;
  readonly second: number;
  /** Whether the roll is not taken, so that the border can move. */
  readonly isFree: boolean;
  readonly onHalf: (half: Half) => void;
  readonly onBorder: (by: -1 | 1) => void;
}

/** Which half of the class is called, the other one press away, and the border between them while the roll is not taken. */
export const RollHalves = memo(({ half, first, second, isFree, onHalf, onBorder }: Props) => {
  const text = useMessage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 0.5 }}>
      <Segments
        label={text('roll.half')}
        options={([1, 2] as const).map((one) => ({
          value: String(one),
          label: text('roll.halfAndCount', { half: one, count: one === 1 ? first : second }),
        }))}
        value={String(half)}
        onChange={(value) => onHalf(value === '1' ? 1 : 2)}
      />
      <Box sx={{ display: 'flex', ...(!isFree && { visibility: 'hidden' }) }}>
        {([-1, 1] as const).map((by) => (
          <IconButton
            key={by}
            aria-label={text(by < 0 ? 'roll.fewerInFirst' : 'roll.moreInFirst')}
            title={text(by < 0 ? 'roll.fewerInFirst' : 'roll.moreInFirst')}
            onClick={() => onBorder(by)}
          >
            {by < 0 ? <Minus size={18} /> : <Plus size={18} />}
          </IconButton>
        ))}
      </Box>
    </Box>
  );
});
