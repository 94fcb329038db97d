import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A list of items, each with a choice of its counterpart. */
export const PairList = ({ children }: { readonly children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
    {children}
  </Box>
);

/** An item of a list of pairs: its sides are next to each other, or stacked on a phone. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
      columnGap: 2,
      rowGap: 0.5,
      alignItems: 'center',
    }}
  >
    {children}
  </Box>
);
