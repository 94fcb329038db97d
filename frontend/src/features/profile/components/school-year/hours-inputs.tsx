import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { TypedHours } from '../../model/typed-year.ts';
import { problemOfHours } from '../../model/year-problems.ts';

interface Props {
  /** Of the fields' names. */
  readonly name: string;
  readonly hours: TypedHours;
  readonly onChange: (hours: TypedHours) => void;
  /** Fields before these. */
  readonly children?: ReactNode;
}

/** Minutes of a lesson, break included. */
const durations = [45, 50, 55, 60];

/** When lessons begin, and how long they last. */
export const HoursInputs = ({ name, hours, onChange, children }: Props) => {
  const text = useMessage();
  const problem = problemOfHours(hours);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
        gap: 2,
        alignItems: 'start',
        maxWidth: children ? '60rem' : '36rem',
      }}
    >
      {children}
      {(['morning', 'afternoon'] as const).map((half) => (
        <TextField
          key={half}
          name={`${name}-${half}`}
          type="time"
          label={<Message id={`schoolYear.${half}`} />}
          value={hours[half]}
          onChange={(time) => onChange({ ...hours, [half]: time })}
          error={problem?.field === half ? problem.text : undefined}
        />
      ))}
      <SelectField
        name={`${name}-minutes`}
        label={<Message id="schoolYear.minutes" />}
        value={String(hours.minutes)}
        onChange={(value) => onChange({ ...hours, minutes: Number(value) })}
        placeholder={text('form.choose')}
        options={[...new Set([...durations, hours.minutes])]
          .toSorted((one, other) => one - other)
          .map((count) => ({
            value: String(count),
            label: text('schoolYear.minutesOf', { minutes: count }),
          }))}
      />
    </Box>
  );
};
