import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { Options, type SelectOption } from '#frontend/components/form/options.tsx';

interface Props {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  /** Shows the label to screen readers only, where space is limited. */
  readonly compact?: boolean;
}

const unseen = { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' };

export const SmallSelect = ({ label, value, onChange, options, compact = false }: Props) => {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{
          color: 'text.secondary',
          fontSize: '0.875rem',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          ...(compact && unseen),
        }}
      >
        {label}
      </Box>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput />}
        inputProps={{ id }}
      >
        <Options of={options} />
      </NativeSelect>
    </Box>
  );
};
