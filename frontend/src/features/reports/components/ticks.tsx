import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Tick } from '#frontend/components/form/check-box.tsx';

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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {all && (
        <Box sx={{ flexBasis: '100%' }}>
          <Tick
            checked={ticks.every(({ checked, isApart }) => checked || isApart)}
            isMixed={
              new Set(ticks.flatMap(({ checked, isApart }) => (isApart ? [] : checked))).size > 1
            }
            onChange={all.onChange}
          >
            {all.label}
          </Tick>
        </Box>
      )}
      {ticks.map(({ id, label, help, checked, onChange }) => (
        <Box key={id} sx={{ flexBasis: inRows ? '100%' : 'auto' }}>
          <Tick name={name} checked={checked} onChange={onChange} help={help}>
            {label}
          </Tick>
        </Box>
      ))}
    </Box>
  </Box>
);
