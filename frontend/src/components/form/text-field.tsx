import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import type { Text } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { lazyComponent } from '../page/lazy-component.tsx';
import { FieldLabel } from './field-label.tsx';

export interface TextFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: Text | undefined;
  readonly help?: ReactNode;
  readonly optional?: boolean;
  readonly type?: 'text' | 'email' | 'password' | 'date' | 'time' | 'number';
  readonly rows?: number;
  /** Lines after which the text scrolls; without it the field grows. */
  readonly maxRows?: number;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
  readonly endAdornment?: ReactNode;
  readonly inputProps?: OutlinedInputProps['inputProps'];
}

/** Addresses, passwords, dates and times are written left to right in every language. */
const latinTypes: readonly string[] = ['email', 'password', 'date', 'time'];

const DateWords = lazyComponent<{ readonly value: string }>(() => import('./date-words.tsx'));

/** Text follows the direction of its own letters; an empty field or one with only digits follows the page. */
const directionOf = (type: string, value: string): 'ltr' | 'auto' | undefined => {
  if (latinTypes.includes(type)) return 'ltr';
  return /\p{L}/u.test(value) ? 'auto' : undefined;
};

/** The text field of all forms: label above, help and error below, linked to the input for screen readers. */
export const TextField = (props: TextFieldProps) => {
  const { name, label, value, onChange, error, help, optional = false, type = 'text' } = props;
  const id = useId();
  const note = error ? <Message {...error} /> : help;
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={props.disabled ?? false}>
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={props.onBlur}
        autoComplete={props.autoComplete ?? 'off'}
        endAdornment={type === 'date' ? <DateWords value={value} /> : props.endAdornment}
        {...(props.rows && { multiline: true, minRows: props.rows })}
        {...(props.maxRows && { maxRows: props.maxRows })}
        inputProps={{
          ...(!optional && { 'aria-required': true }),
          ...(note !== undefined && { 'aria-describedby': `${id}-note` }),
          dir: directionOf(type, value),
          ...props.inputProps,
        }}
        sx={{
          '& input[dir=ltr]': { textAlign: 'start' },
          ...(type === 'date' && {
            '&.MuiInputBase-adornedEnd': { paddingInline: 0 },
            '@media (pointer: fine)': { '&:focus-within [data-date-words]': { display: 'none' } },
          }),
        }}
      />
      {note !== undefined && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
};
