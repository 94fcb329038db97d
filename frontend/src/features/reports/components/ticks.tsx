import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Tick {
  readonly id: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly checked: boolean;
  readonly onChange: () => void;
  /** The box for all leaves it as it is. */
  readonly isApart?: boolean;
}

interface Props {
  readonly legend: ReactNode;
  readonly name: string;
  readonly ticks: readonly Tick[];
  /** A box that ticks or clears all others. */
  readonly all?: { readonly label: ReactNode; readonly onChange: (checked: boolean) => void };
  /** Whether each takes a row of its own. */
  readonly inRows?: boolean;
}

/** A group of check boxes, each with a line of help below if it has one. */
export const Ticks = ({ legend, name, ticks, all, inRows = false }: Props) => (
  <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 500 }}>
      {legend}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {all && (
        <FormControlLabel
          sx={{ flexBasis: '100%' }}
          control={
            <Checkbox
              checked={ticks.every(({ checked, isApart }) => checked || isApart)}
              indeterminate={
                new Set(ticks.flatMap(({ checked, isApart }) => (isApart ? [] : checked))).size > 1
              }
              onChange={(_event, checked) => all.onChange(checked)}
            />
          }
          label={all.label}
        />
      )}
      {ticks.map(({ id, label, help, checked, onChange }) => (
        <FormControlLabel
          key={id}
          sx={{
            ...(inRows && { flexBasis: '100%', mb: 0.5 }),
            // The box is beside the first line, not beside the middle of what follows.
            ...(help !== undefined && {
              alignItems: 'flex-start',
              '& .MuiFormControlLabel-label': { pt: 1 },
            }),
          }}
          control={<Checkbox name={name} checked={checked} onChange={onChange} />}
          label={
            <>
              {label}
              {help !== undefined && (
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {help}
                </Typography>
              )}
            </>
          }
        />
      ))}
    </Box>
  </Box>
);
