import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Options, type SelectOption } from '#frontend/components/form/options.tsx';

interface Props {
  readonly name: string;
  /** What a screen reader calls it; the eye sees it beside. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly describedBy?: string;
  readonly onChange: (value: string) => void;
}

/** A choice of few in a list of such choices. */
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
