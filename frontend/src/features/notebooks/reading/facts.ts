/** Short facts in a row, each a `span`, with a dot between two; what begins a line has its dot outside, cut off. */
export const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  overflow: 'hidden',
  '& > span': { position: 'relative' },
  '& > span::before': {
    content: '"·"',
    position: 'absolute',
    insetInlineStart: '-1em',
    width: '1em',
    textAlign: 'center',
  },
} as const;
