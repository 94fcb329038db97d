import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { ChosenDays } from '../../hooks/use-daily-days.ts';

interface Props {
  readonly chosen: ChosenDays;
  /** How many pages they are; undefined while the classes are not known. */
  readonly pages: number | undefined;
}

/** Asks whether the daily pages have their dates and lessons, and for which days they are. */
export const DailyDaysField = ({ chosen, pages }: Props) => {
  const { isDated = false, typed, isWrong } = chosen;
  const field = (name: 'from' | 'to') => (
    <TextField
      name={`daily-${name}`}
      type="date"
      label={<Message id={`contents.daily.${name}`} />}
      value={typed[name]}
      onChange={(value) => chosen.onType({ ...typed, [name]: value })}
      error={name === 'to' && isWrong ? { id: 'contents.daily.wrong' } : undefined}
      inputProps={{ max: '9999-12-31' }}
    />
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ p: 0, mb: 0.5 }}>
        <Message id="contents.part.dailyPages" />
      </Typography>
      <Tick checked={isDated} onChange={chosen.onDated}>
        <Message id="contents.daily.dated" />
      </Tick>
      {isDated && (
        <>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, mt: 1 }}>
            {field('from')}
            {field('to')}
          </Box>
          <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {pages !== undefined && !isWrong && (
              <Message id="contents.daily.pages" values={{ pages }} />
            )}
          </Typography>
        </>
      )}
    </Box>
  );
};
