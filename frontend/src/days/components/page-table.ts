/** The frame of a table that fills its page: round corners, and a line below each row but the last. */
export const pageTable = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '& th, & td': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
