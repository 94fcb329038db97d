import Box from '@mui/material/Box';
import { memo } from 'react';

/** The key for a button; hidden on devices without a keyboard. */
export const KeyHint = memo(({ keys }: { readonly keys: string }) => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      marginInlineStart: 1,
      px: 0.75,
      border: '1px solid',
      borderColor: 'paper.outline',
      borderRadius: '4px',
      fontFamily: 'inherit',
      fontSize: '0.75rem',
      fontWeight: 400,
      lineHeight: 1.5,
      '@media (pointer: coarse)': { display: 'none' },
    }}
  >
    <bdi dir="ltr">{keys}</bdi>
  </Box>
));
