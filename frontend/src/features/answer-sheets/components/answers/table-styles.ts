import {
  besideNames,
  nameCell,
  tableCell,
  tableFrame,
  tableHeading,
} from '#frontend/record/components/grid/table-frame.ts';

/** One style sheet serves all of the table's many cells. */
export const tableStyles = {
  ...tableFrame,
  // Texts for screen readers stay inside.
  position: 'relative',
  maxHeight: 'max(320px, calc(100dvh - 80px))',
  overscrollBehaviorInline: 'contain',
  scrollPaddingInlineStart: besideNames,
  scrollPaddingBlockStart: '56px',
  '& th, & td': {
    ...tableCell,
    height: 38,
    minWidth: 36,
    p: 0.5,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  '@media (pointer: coarse)': { '& th, & td': { height: 46, minWidth: 44 } },
  '& [data-place]': { cursor: 'pointer' },
  '& [data-place]:focus-visible': { outline: 'none' },
  '& thead th': { ...tableHeading, p: 0 },
  '& thead button': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    width: '100%',
    minHeight: 48,
    p: 0.25,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { color: 'primary.main' },
    '&:focus-visible': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-2px',
    },
    '& small': { fontSize: '0.6875rem', fontWeight: 400 },
  },
  '& tbody th, & thead th:first-of-type': {
    ...nameCell,
    px: 1.25,
    textAlign: 'start',
    whiteSpace: 'normal',
    lineHeight: 1.25,
  },
  '& thead th:first-of-type': { zIndex: 3 },
  // Every fifth question ends with a line, so that the eye finds its way.
  '& thead th:nth-of-type(5n + 6)': { borderInlineEnd: '1px solid', borderColor: 'divider' },
  '& tbody td:nth-of-type(5n)': { borderInlineEnd: '1px solid', borderColor: 'divider' },
  '& [data-missing] > *': { color: 'text.secondary' },
  '& [data-missing] td': { textAlign: 'start', px: 1.5, fontSize: '0.875rem' },
  '& [data-state=right]': { color: 'job.success.text' },
  '& [data-state=wrong]': { color: 'job.failed.text', fontWeight: 500 },
  '& [data-state=none]': { color: 'text.secondary' },
  '& [data-state=doubt]': {
    bgcolor: 'paper.saffronWash',
    color: 'paper.saffronText',
    fontWeight: 600,
    outline: '1px dashed',
    outlineColor: 'secondary.main',
    outlineOffset: '-3px',
  },
  '& [data-here], & [data-place]:hover': {
    boxShadow: ({ vars }: { vars: { palette: { primary: { main: string } } } }) =>
      `inset 0 0 0 1px ${vars.palette.primary.main}`,
  },
  '& [data-here]': {
    boxShadow: ({ vars }: { vars: { palette: { primary: { main: string } } } }) =>
      `inset 0 0 0 2px ${vars.palette.primary.main}`,
    bgcolor: 'paper.tealWash',
  },
  '& [data-sum]': {
    position: 'sticky',
    insetInlineEnd: 0,
    px: 1.25,
    fontWeight: 600,
    borderInlineStart: '1px solid',
    borderColor: 'divider',
  },
  '& thead th:last-of-type': { insetInlineEnd: 0, zIndex: 3, px: 1.25 },
  '& [data-sum=open]': { color: 'text.secondary', fontWeight: 500 },
} as const;
