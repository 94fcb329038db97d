import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { TypedYear } from '../../hooks/use-typed-year.ts';

type Hours = NonNullable<TypedYear['hours']>;

interface Props {
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
  readonly isValid: boolean;
}

/** Minutes of a lesson, break included. */
const durations = [45, 50, 55, 60];

/** When the school's lessons begin, and how long they last. */
export const HoursFields = ({ hours, onChange, isValid }: Props) => {
  const text = useMessage();
  const { morning, afternoon, minutes } = hours;
  const isLate = !isValid && morning !== '' && afternoon !== '';
  return (
    <Box role="group" aria-labelledby="hours" sx={{ mt: 3 }}>
      <Typography variant="h3" id="hours" sx={{ mb: 0.5 }}>
        <Message id="schoolYear.hours" />
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        <Message id="schoolYear.hoursText" />
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
          gap: 2,
          alignItems: 'start',
          maxWidth: '36rem',
        }}
      >
        {(['morning', 'afternoon'] as const).map((half) => (
          <TextField
            key={half}
            name={`hours-${half}`}
            type="time"
            label={<Message id={`schoolYear.${half}`} />}
            value={hours[half]}
            onChange={(time) => onChange({ ...hours, [half]: time })}
            error={
              hours[half] === ''
                ? { id: 'form.required' }
                : half === 'afternoon' && isLate
                  ? { id: 'schoolYear.hoursOverlap' }
                  : undefined
            }
          />
        ))}
        <SelectField
          name="hours-minutes"
          label={<Message id="schoolYear.minutes" />}
          value={String(minutes)}
          onChange={(value) => onChange({ ...hours, minutes: Number(value) })}
          placeholder={text('form.choose')}
          options={[...new Set([...durations, minutes])]
            .toSorted((one, other) => one - other)
            .map((count) => ({
              value: String(count),
              label: text('schoolYear.minutesOf', { minutes: count }),
            }))}
        />
      </Box>
    </Box>
  );
};
