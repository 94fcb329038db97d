import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { Tick } from './check-box.tsx';
import { FieldLabel } from './field-label.tsx';

interface Option<T extends string> {
  readonly value: T;
  readonly title: ReactNode;
  readonly text?: ReactNode;
}

interface Props<T extends string> {
  readonly name: string;
  readonly label: ReactNode;
  /** Undefined if the current value is not among the options. */
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  readonly options: readonly Option<T>[];
  /** How many are in a row on a phone and on wider screens. Missing: one, and all of them. */
  readonly columns?: readonly [phone: number, wide: number];
}

/** A short choice as cards. Uses native radio buttons for keyboards and screen readers. */
export const ChoiceCards = <T extends string>(props: Props<T>) => {
  const { name, label, value, onChange, options } = props;
  const [phone, wide] = props.columns ?? [1, options.length];
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <FieldLabel id={id}>{label}</FieldLabel>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: `repeat(${phone}, minmax(0, 1fr))`,
            sm: `repeat(${wide}, minmax(0, 1fr))`,
          },
          gap: 1.5,
        }}
      >
        {options.map((option) => (
          <Tick
            key={option.value}
            isCard
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            help={option.text}
          >
            {option.title}
          </Tick>
        ))}
      </Box>
    </Box>
  );
};
