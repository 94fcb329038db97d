import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** The approximate height of an item in pixels; items outside the view are not rendered. */
  readonly itemHeight: number;
  /** The layout within an item. */
  readonly sx: Exclude<SxProps<Theme>, readonly unknown[]>;
  /** `li` elements; elements of class `soft` in them are smaller. */
  readonly children: ReactNode;
}

/** A framed list with its own scrollbar. Renders only what is in view, because there may be two thousand items. */
export const LongList = ({ label, itemHeight, sx, children }: Props) => (
  <Box
    component="ul"
    aria-label={label}
    // A scrollable region must be reachable by keyboard.
    tabIndex={0}
    sx={[
      {
        listStyle: 'none',
        m: 0,
        p: 0,
        maxHeight: 320,
        overflowY: 'auto',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        fontSize: '0.875rem',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        '& > li': {
          display: 'grid',
          px: 1.5,
          py: 1,
          contentVisibility: 'auto',
          containIntrinsicSize: `auto ${itemHeight}px`,
          overflowWrap: 'anywhere',
        },
        '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
        '& .soft': { color: 'text.secondary', fontSize: '0.8125rem' },
      },
      sx,
    ]}
  >
    {children}
  </Box>
);
