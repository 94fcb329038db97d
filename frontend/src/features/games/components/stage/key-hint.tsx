import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A keyboard key as a hint; hidden on devices without a keyboard. */
export const KeyHint = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      display: 'inline-block',
      flexShrink: 0,
      minWidth: 24,
      px: 0.75,
      border: '1px solid',
      borderBottomWidth: 2,
      borderColor: 'currentColor',
      borderRadius: '6px',
      fontFamily: 'inherit',
      fontSize: '0.75rem',
      fontWeight: 500,
      lineHeight: 1.6,
      textAlign: 'center',
      '@media (hover: none)': { display: 'none' },
    }}
  >
    {children}
  </Box>
);
