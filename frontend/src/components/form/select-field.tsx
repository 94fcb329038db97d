import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode, type Ref } from 'react';
import type { Text } from '../../i18n/message-id.ts';
import { Say } from '../../i18n/say.tsx';
import { FieldLabel } from './field-label.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly options: readonly SelectOption[];
  readonly placeholder: string;
  readonly error?: Text | undefined;
  readonly inputRef?: Ref<HTMLSelectElement>;
}

/** A choice of few: the device's own list, which every hand, key and screen reader knows. */
export const SelectField = ({
  name,
  label,
  value,
  onChange,
  options,
  placeholder,
  error,
  inputRef,
}: Props) => {
  const id = useId();
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput />}
        {...(inputRef && { inputRef })}
        inputProps={{
          id,
          name,
          'aria-required': true,
          ...(error && { 'aria-describedby': `${id}-note` }),
        }}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {error && (
        <FormHelperText id={`${id}-note`}>
          <Say {...error} />
        </FormHelperText>
      )}
    </FormControl>
  );
};
