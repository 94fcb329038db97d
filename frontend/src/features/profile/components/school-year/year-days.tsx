import Box from '@mui/material/Box';
import { schoolWeek } from '#shared/model/school-year.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { TypedYear } from '../../model/typed-year.ts';
import type { Problems } from '../../model/year-problems.ts';

interface Props {
  readonly year: Pick<TypedYear, 'begins' | 'ends' | 'meetings'>;
  /** The usual first and last day of lessons. */
  readonly usual: { readonly from: string; readonly to: string } | undefined;
  readonly onChange: (part: Partial<TypedYear>) => void;
  readonly problems: Problems;
}

/** The first and last day of lessons, and the morning without lessons for the subject's meetings. */
export const YearDays = ({ year, usual, onChange, problems }: Props) => {
  const text = useMessage();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
        gap: 2,
        alignItems: 'start',
        maxWidth: '48rem',
      }}
    >
      {[['begins', 'from'] as const, ['ends', 'to'] as const].map(([field, end]) => (
        <TextField
          key={field}
          name={field}
          type="date"
          label={<Message id={`schoolYear.${field}`} />}
          value={year[field] || (usual?.[end] ?? '')}
          onChange={(date) => onChange({ [field]: date })}
          error={problems.get(field)}
        />
      ))}
      <SelectField
        name="meetings"
        label={<Message id="schoolYear.meetings" />}
        value={year.meetings === undefined ? '' : String(year.meetings)}
        onChange={(value) =>
          onChange({ meetings: schoolWeek.find((day) => String(day) === value) })
        }
        optional
        placeholder={text('schoolYear.noMeetings')}
        help={<Message id="schoolYear.meetingsText" />}
        options={schoolWeek.map((day) => ({
          value: String(day),
          label: text(`schoolYear.weekday.${day}`),
        }))}
      />
    </Box>
  );
};
