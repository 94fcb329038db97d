import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** The rest of a text that has no room in its line is shown above the page, which does not move. */
const whole = {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: 3,
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  whiteSpace: 'normal',
} as const;

/** What became of edits, in one line below their state; a press shows a long text as a whole. */
export const NoteLine = ({ children, action }: Props) => {
  const [isWhole, setWhole] = useState(false);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 24,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        '& > :last-child': { flexShrink: 0, minHeight: 24, minWidth: 24, py: 0, px: 0.5 },
      }}
    >
      <ButtonBase
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        onBlur={() => setWhole(false)}
        sx={{
          display: 'block',
          minWidth: 0,
          minHeight: 24,
          font: 'inherit',
          textAlign: 'start',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          ...(isWhole && whole),
        }}
      >
        {children}
      </ButtonBase>
      {action}
    </Box>
  );
};
