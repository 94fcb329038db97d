const base = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: { xs: 48, sm: 60 },
  minWidth: 0,
  px: '2px',
  borderRadius: '6px',
  border: '1px solid',
} as const;

/** How seats look, in each plan. */
export const seatStyles = {
  seat: {
    ...base,
    bgcolor: 'background.paper',
    borderColor: 'paper.outline',
    color: 'text.primary',
  },
  empty: { ...base, borderStyle: 'dashed', borderColor: 'divider', color: 'text.secondary' },
  /** A place without a seat, while the room is changed. */
  gap: { ...base, borderStyle: 'dotted', borderColor: 'divider', color: 'text.secondary' },
  lit: {
    bgcolor: 'paper.tealWash',
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px currentColor',
    color: 'primary.main',
  },
  name: {
    maxWidth: '100%',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
    fontSize: { xs: '0.6875rem', sm: '0.8125rem' },
    lineHeight: 1.35,
    // The dots of ي reach below the line.
    paddingBlockEnd: '0.15em',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  sign: { position: 'absolute', insetBlockStart: 1, insetInlineEnd: 3, lineHeight: 1 },
} as const;
