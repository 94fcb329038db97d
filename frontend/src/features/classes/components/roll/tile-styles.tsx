import GlobalStyles from '@mui/material/GlobalStyles';
import { SMALL_SCREEN } from './roll-frame.tsx';
import { rollSigns } from './roll-signs.tsx';

const ofSigns = Object.fromEntries(
  Object.entries(rollSigns).map(([sign, { color, ground }]) => [
    `& > .${sign}`,
    {
      ...{ color, bgcolor: ground, borderColor: 'currentColor' },
      boxShadow: 'inset 0 0 0 1px currentColor',
    },
  ]),
);

const tiles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(8.75rem, 100%), 1fr))',
    sm: 'repeat(auto-fill, minmax(12rem, 1fr))',
  },
  gap: { xs: '4px', sm: '6px' },
  '& > button': {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 0.5,
    // The least that a thumb hits: 38 names are a screen and a half.
    minHeight: 52,
    [SMALL_SCREEN]: { minHeight: 44 },
    m: 0,
    px: 0.75,
    py: 0,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '8px',
    bgcolor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    lineHeight: 1.35,
    textAlign: 'start',
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    WebkitTapHighlightColor: 'transparent',
    // A tile that gets the focus is not below the bars.
    scrollMarginBlock: '4rem 5rem',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
  },
  ...ofSigns,
  '& .number': { color: 'text.secondary', fontSize: '0.8125rem', textAlign: 'center' },
  '& .name': { color: 'text.primary', fontSize: '0.9375rem', minWidth: 0 },
  '& .long': { fontSize: '0.8125rem' },
  '& bdi': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // The dots of ي reach below the line.
    paddingBlockEnd: '0.25em',
  },
  '& small': {
    display: 'block',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: '0.75rem',
    color: 'text.secondary',
  },
  '& .sign': {
    display: 'grid',
    justifyItems: 'center',
    fontSize: '0.6875rem',
    fontWeight: 500,
    lineHeight: 1.5,
  },
};

/** How the tiles of a roll look (`data-tiles`). The rules are made once: with each tap, a phone would take too long. */
export const tileStyles = (
  <GlobalStyles styles={(theme) => ({ '[data-tiles]': theme.unstable_sx(tiles) })} />
);
