/** The place of a text, which shows that it can be written in. */
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

/** What stands in place of a text that is still to be written; not on paper. */
export const emptyText = {
  color: 'text.secondary',
  fontWeight: 400,
  fontSize: '0.875rem',
  displayPrint: 'none',
} as const;

/** Reached by Tab; a mouse or finger goes to the text beneath it, which can so be selected. */
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

/** As the text is when it is read, so that nothing moves. */
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

/** A row whose small buttons a mouse finds where it is, and a finger sees. */
export const quietRow = {
  '@media (hover: hover)': {
    '& > button': { opacity: 0, transition: 'opacity 150ms' },
    '&:hover > button, &:focus-within > button': { opacity: 1 },
  },
} as const;
