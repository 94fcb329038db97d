import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { limits } from '#shared/model/limits.ts';
import type { Holiday } from '#shared/model/school-year.ts';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly holiday: Holiday;
  /** Zero-based index in the list. */
  readonly index: number;
  readonly onChange: (part: Partial<Holiday>) => void;
  readonly onRemove: () => void;
  /** Whether to show errors. */
  readonly tried: boolean;
}

/** One holiday: its name, its first and last day, and a button that removes it. */
export const HolidayRow = ({ holiday, index, onChange, onRemove, tried }: Props) => {
  const { name, from, to } = holiday;
  const text = useMessage();
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr auto' },
        gap: 1,
        alignItems: 'start',
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        // Two dates must fit side by side on the narrowest phone.
        '& input[type=date]': {
          px: { xs: 1, sm: 1.75 },
          fontSize: { xs: '0.875rem', sm: 'inherit' },
        },
      }}
    >
      <TextField
        name={`holiday-${index}`}
        label={<Message id="schoolYear.holiday" />}
        value={name}
        onChange={(value) => onChange({ name: value })}
        error={tried && name.trim() === '' ? { id: 'form.required' } : undefined}
        inputProps={{ maxLength: limits.textLength }}
      />
      <TextField
        name={`holiday-from-${index}`}
        type="date"
        label={<Message id="schoolYear.from" />}
        value={from}
        onChange={(value) => onChange({ from: value })}
        error={tried && from === '' ? { id: 'form.dateInvalid' } : undefined}
      />
      <TextField
        name={`holiday-to-${index}`}
        type="date"
        label={<Message id="schoolYear.to" />}
        value={to}
        onChange={(value) => onChange({ to: value })}
        error={tried && (to === '' || to < from) ? { id: 'schoolYear.endsBefore' } : undefined}
      />
      <IconButton
        aria-label={text('schoolYear.removeHoliday', { name })}
        onClick={onRemove}
        sx={{
          mt: { sm: 3.5 },
          justifySelf: 'start',
          // On a phone the button is at the end of the label's line.
          position: { xs: 'absolute', sm: 'static' },
          top: -10,
          insetInlineEnd: 0,
        }}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
};
