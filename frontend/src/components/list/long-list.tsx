import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** How high an item is about, in pixels: those out of sight are not drawn. */
  readonly itemHeight: number;
  /** What lies where within an item. */
  readonly sx: Exclude<SxProps<Theme>, readonly unknown[]>;
  /** Elements `li`; what is of class `soft` in them is written smaller. */
  readonly children: ReactNode;
}

/**
 * A framed list that scrolls in itself. Plain elements under one style, drawn only where they are seen: there may be two
 * thousand.
 */
export const LongList = ({ label, itemHeight, sx, children }: Props) => (
  <Box
    component="ul"
    aria-label={label}
    // A place that scrolls must be reachable by keyboard.
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
