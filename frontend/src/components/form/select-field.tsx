import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode, type Ref } from 'react';
import type { Text } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { FieldLabel } from './field-label.tsx';
import { Options, type SelectOption } from './options.tsx';

interface Props {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  /** The option for no choice; in a required field it cannot be chosen again. */
  readonly placeholder: string;
  readonly optional?: boolean;
  readonly help?: ReactNode;
  readonly error?: Text | undefined;
  readonly inputRef?: Ref<HTMLSelectElement>;
}

/** A choice of a few options. Uses the device's own list, which works with touch, keyboard and screen readers. */
export const SelectField = ({
  name,
  label,
  value,
  onChange,
  options,
  placeholder,
  optional = false,
  help,
  error,
  inputRef,
}: Props) => {
  const id = useId();
  const note = error ? <Message {...error} /> : help;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput />}
        {...(inputRef && { inputRef })}
        inputProps={{
          id,
          name,
          ...(!optional && { 'aria-required': true }),
          ...(note !== undefined && { 'aria-describedby': `${id}-note` }),
        }}
      >
        <option value="" disabled={!optional}>
          {placeholder}
        </option>
        <Options of={options} />
      </NativeSelect>
      {note !== undefined && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
};
