export const textFrame = {
  position: 'relative',
  minWidth: 0,
  marginInline: '-8px',
  paddingInline: '8px',
  paddingBlock: '2px',
  borderRadius: '6px',
  cursor: 'text',
  '@media (hover: hover)': { '&:hover': { bgcolor: 'paper.tealWash' } },
  '@media print': { bgcolor: 'transparent' },
} as const;

export const readText = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  minHeight: '1lh',
} as const;

/** The placeholder for a missing text; hidden on paper. */
export const emptyText = {
  color: 'text.secondary',
  fontWeight: 400,
  fontSize: '0.875rem',
  displayPrint: 'none',
} as const;

/** Reached by Tab; pointer events go to the text below, so that it can be selected. */
export const textButton = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  p: 0,
  border: '2px solid transparent',
  borderRadius: '6px',
  background: 'none',
  pointerEvents: 'none',
  '&:focus-visible': { outline: 'none', borderColor: 'primary.main' },
  displayPrint: 'none',
} as const;

/** Matches the read-only text, so that nothing moves when editing starts. */
export const textArea = {
  display: 'block',
  width: '100%',
  p: 0,
  m: 0,
  border: 0,
  resize: 'none',
  overflow: 'hidden',
  fieldSizing: 'content',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: '2px',
  borderRadius: '4px',
} as const;

/** A row whose small buttons appear on hover, and always show on touch screens. */
export const quietRow = {
  '@media (hover: hover)': {
    '& > button': { opacity: 0, transition: 'opacity 150ms' },
    '&:hover > button, &:focus-within > button': { opacity: 1 },
  },
} as const;
