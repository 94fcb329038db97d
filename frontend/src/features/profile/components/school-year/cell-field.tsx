import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { limits } from '#shared/model/limits.ts';
import type { MessageId, Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
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
export const CellField = ({
  name,
  label,
  number,
  type = 'text',
  value,
  onChange,
  error,
}: Props) => {
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
