import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Options, type SelectOption } from '#frontend/components/form/options.tsx';

interface Props {
  readonly name: string;
  /** The label for screen readers; sighted users see it next to the field. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly describedBy?: string;
  readonly onChange: (value: string) => void;
}

/** A short choice within a list of choices. */
export const PlainSelect = ({ name, label, value, options, describedBy, onChange }: Props) => (
  <NativeSelect
    fullWidth
    value={value}
    onChange={(event) => onChange(event.target.value)}
    input={<OutlinedInput />}
    inputProps={{ name, 'aria-label': label, 'aria-describedby': describedBy }}
  >
    <Options of={options} />
  </NativeSelect>
);
