import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import type { Screen } from '#frontend/record/hooks/grid/use-screen.ts';

interface Props {
  readonly screen: Screen;
  readonly ref: Ref<HTMLDivElement>;
  readonly questionRef: Ref<HTMLDivElement>;
  /** The focused cell and the question about it. */
  readonly question: ReactNode;
  /** The photo of the page, if it is next to the table. */
  readonly photo: ReactNode;
  readonly table: ReactNode;
  /** Called when the focus enters or leaves the table. */
  readonly onFocus: (inTable: boolean) => void;
}

/** The height of the screen below the top bar and the bar of doubts. */
const SCREEN = 'calc(100dvh - 64px - 60px - 24px)';
/** The height left between the crop above the table and the keypad below it, with three or two rows of keys. */
const REST = 'max(240px, 100dvh - 64px - 212px - 176px)';
const LOW_REST = 'max(200px, 100dvh - 64px - 212px - 116px)';
/** On a low screen only the top bar and one row of keys share the height with the table. */
const SHORT_REST = 'max(112px, 100dvh - 64px - 60px - 8px)';

/** A shadow at each end that can scroll further; the background scrolls along and covers it at the end. */
const scrollHint = {
  backgroundImage: ({ vars: { palette } }: Theme) =>
    `linear-gradient(${palette.background.default} 40%, transparent), ` +
    `linear-gradient(transparent, ${palette.background.default} 60%), ` +
    `linear-gradient(${palette.paper.outline}, transparent), ` +
    `linear-gradient(transparent, ${palette.paper.outline})`,
  backgroundPosition: 'top, bottom, top, bottom',
  backgroundSize: '100% 20px, 100% 20px, 100% 8px, 100% 8px',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
};

/** The styles of the question: above the photo, next to the table, or stuck above it. */
const questionStyle = ({ isWide, isShort, isBeside }: Screen): SxProps<Theme> => {
  if (isWide)
    return { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: 2, minHeight: 0 };
  if (isShort) return isBeside ? { maxHeight: SHORT_REST, overflow: 'auto', ...scrollHint } : {};
  return {
    position: 'sticky',
    top: 64,
    zIndex: 5,
    mx: { xs: -2, sm: 0 },
    px: { xs: 2, sm: 0 },
    py: 1,
    bgcolor: 'background.default',
    borderBottom: '1px solid',
    borderColor: 'divider',
  };
};

/** The question about the focused cell, and the table with the marks. */
export const Workplace = (props: Props) => {
  const { screen, ref, questionRef, question, photo, table, onFocus } = props;
  const { isWide, isShort, isBeside } = screen;
  return (
    <Box
      ref={ref}
      sx={{
        scrollMarginTop: isWide ? 124 : 64,
        display: 'grid',
        gap: isWide ? 2 : 1,
        minWidth: 0,
        gridTemplateColumns: {
          xs: isBeside ? 'minmax(0, 2fr) minmax(0, 5fr)' : 'minmax(0, 1fr)',
          lg: 'minmax(320px, 5fr) minmax(0, 8fr)',
        },
        height: { lg: SCREEN },
        minHeight: { lg: 480 },
      }}
    >
      <Box ref={questionRef} sx={questionStyle(screen)}>
        {question}
        {photo}
      </Box>
      <Box
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
        sx={{
          display: 'grid',
          minHeight: 0,
          maxHeight: isWide ? 'none' : isShort ? SHORT_REST : REST,
          ...(!isWide && !isShort && { '@media (max-height: 719.95px)': { maxHeight: LOW_REST } }),
        }}
      >
        {table}
      </Box>
    </Box>
  );
};
