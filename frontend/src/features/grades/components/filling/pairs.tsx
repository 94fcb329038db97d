import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A list of what stands on the one side, each with the choice of what belongs to it on the other. */
export const PairList = ({ children }: { readonly children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
    {children}
  </Box>
);

/** An item of a list of pairs: its two sides are beside each other, or on a phone under one another. */
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
