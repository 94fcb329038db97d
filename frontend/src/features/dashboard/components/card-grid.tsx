import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The cards of a home page: as many per row as fit, or a list of rows on a phone. */
export const CardGrid = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="ul"
    className="comes-with-part"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(auto-fill, minmax(11rem, 1fr))',
      },
      gap: 1,
    }}
  >
    {children}
  </Box>
);
