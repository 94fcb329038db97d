import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
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
          <Box
            component="label"
            key={option.value}
            sx={{
              display: 'flex',
              alignItems: 'start',
              gap: 1.25,
              p: 1.5,
              border: '1px solid',
              borderColor: 'paper.outline',
              borderRadius: '8px',
              cursor: 'pointer',
              overflowWrap: 'anywhere',
              '&:hover': { borderColor: 'primary.main' },
              '&:has(:checked)': {
                borderColor: 'primary.main',
                boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
                bgcolor: 'paper.tealWash',
              },
              '&:has(:focus-visible)': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: 2,
              },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              sx={{
                mt: '4px',
                flexShrink: 0,
                width: 16,
                height: 16,
                accentColor: 'var(--mui-palette-primary-main)',
              }}
            />
            <span>
              <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
                {option.title}
              </Box>
              {option.text && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {option.text}
                </Typography>
              )}
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
