/** The widths of a column of names. */
const NAMES = { xs: 118, sm: 190 };

const line = { borderColor: 'divider' } as const;

/** Styles of tables of marks and answers; one style sheet serves all cells of a table. */
export const tableFrame = {
  overflow: 'auto',
  border: '1px solid',
  ...line,
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '& table': {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
} as const;

/** Of their cells and headings. */
export const tableCell = {
  boxSizing: 'border-box',
  borderBlockEnd: '1px solid',
  ...line,
  bgcolor: 'background.paper',
  fontWeight: 400,
} as const;
export const tableHeading = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  color: 'text.secondary',
  fontWeight: 500,
} as const;

/** Names that stay at the side, and what keeps a focused cell clear of them. */
export const nameCell = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: NAMES,
  minWidth: NAMES,
  maxWidth: { xs: NAMES.xs, sm: 240 },
  overflowWrap: 'anywhere',
  borderInlineEnd: '1px solid',
  ...line,
} as const;
export const besideNames = { xs: `${NAMES.xs}px`, sm: `${NAMES.sm}px` } as const;
