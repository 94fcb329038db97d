import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId } from 'react';
import { limits } from '#shared/model/limits.ts';
import type { Holiday } from '#shared/model/school-year.ts';
import { isFeast } from '#shared/school-year/feasts.ts';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import type { MessageId, Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface CellProps {
  readonly name: string;
  /** Of its column. */
  readonly label: MessageId;
  /** Of its row, from 1. */
  readonly number: number;
  readonly type?: 'text' | 'date';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: Text | undefined;
}

/** A field in a cell, which has its label in the heading of the column. */
const CellField = ({ name, label, number, type = 'text', value, onChange, error }: CellProps) => {
  const text = useMessage();
  const id = useId();
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <OutlinedInput
        size="small"
        name={name}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        inputProps={{
          'aria-label': text('schoolYear.fieldOf', { field: text(label), number }),
          ...(error && { 'aria-describedby': id }),
          ...(type === 'date'
            ? { dir: 'ltr', max: '9999-12-31' }
            : { dir: 'auto', maxLength: limits.textLength }),
        }}
        sx={{
          fontSize: '0.875rem',
          '& input': { py: 0.75, px: 1.25 },
          '& input[type=date]': { textAlign: 'start', px: 1 },
          // Quiet until it is pointed at, wrong or still to be filled in.
          ...(value !== '' &&
            !error && {
              '&&:not(:hover):not(.Mui-focused) fieldset': { borderColor: 'divider' },
            }),
        }}
      />
      {error && (
        <FormHelperText id={id} sx={{ mx: 0 }}>
          <Message {...error} />
        </FormHelperText>
      )}
    </FormControl>
  );
};

interface Props {
  readonly holiday: Holiday;
  /** Zero-based index in the list. */
  readonly index: number;
  readonly onChange: (part: Partial<Holiday>) => void;
  readonly onRemove: () => void;
  readonly tried: boolean;
}

/** Says that a feast is calculated, and moves it by a day when it is announced. */
const FeastMoves = ({ holiday, onChange }: Pick<Props, 'holiday' | 'onChange'>) => {
  const { name, from, to } = holiday;
  const text = useMessage();
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
          onClick={() => onChange({ from: daysAfter(from, days), to: daysAfter(to, days) })}
        >
          <Message id={`schoolYear.day${way}`} />
        </Button>
      ))}
    </Box>
  );
};

const problemOfEnd = (from: string, to: string): Text | undefined => {
  if (to === '') return { id: 'form.dateInvalid' };
  return to < from ? { id: 'schoolYear.endsBefore' } : undefined;
};

/** One holiday: its name, its first and last day, and a button that removes it. */
export const HolidayRow = ({ holiday, index, onChange, onRemove, tried }: Props) => {
  const { name, from, to } = holiday;
  const text = useMessage();
  const number = index + 1;
  return (
    <Box component="tr" role="row">
      <Box component="td" role="cell">
        <CellField
          number={number}
          name={`holiday-${index}`}
          label="schoolYear.holiday"
          value={name}
          onChange={(value) => onChange({ name: value })}
          error={tried && name.trim() === '' ? { id: 'form.required' } : undefined}
        />
        {isFeast(holiday) && from !== '' && to !== '' && (
          <FeastMoves holiday={holiday} onChange={onChange} />
        )}
      </Box>
      <Box component="td" role="cell">
        <CellField
          number={number}
          name={`holiday-from-${index}`}
          type="date"
          label="schoolYear.from"
          value={from}
          onChange={(value) => onChange({ from: value })}
          error={tried && from === '' ? { id: 'form.dateInvalid' } : undefined}
        />
      </Box>
      <Box component="td" role="cell">
        <CellField
          number={number}
          name={`holiday-to-${index}`}
          type="date"
          label="schoolYear.to"
          value={to}
          onChange={(value) => onChange({ to: value })}
          error={tried ? problemOfEnd(from, to) : undefined}
        />
      </Box>
      <Box component="td" role="cell">
        <IconButton
          size="small"
          sx={{ my: '-4px' }}
          aria-label={text('schoolYear.removeHoliday', { name })}
          onClick={onRemove}
        >
          <X size={18} />
        </IconButton>
      </Box>
    </Box>
  );
};
