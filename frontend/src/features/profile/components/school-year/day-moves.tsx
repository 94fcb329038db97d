import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly onMove: (days: { readonly from: string; readonly to: string }) => void;
}

/** Says that days are calculated by the moon, and moves them by one when they are announced. */
export const DayMoves = ({ name, from, to, onMove }: Props) => {
  const text = useMessage();
  if (from === '' || to === '') return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, px: 0.5 }}>
      <Typography variant="caption" color="textSecondary">
        <Message id="schoolYear.calculated" />
      </Typography>
      {[['Earlier', -1] as const, ['Later', 1] as const].map(([way, days]) => (
        <Button
          key={way}
          size="small"
          aria-label={text(`schoolYear.day${way}Of`, { name })}
          onClick={() => onMove({ from: daysAfter(from, days), to: daysAfter(to, days) })}
        >
          <Message id={`schoolYear.day${way}`} />
        </Button>
      ))}
    </Box>
  );
};
