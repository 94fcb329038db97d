/** Short facts in a row, each a `span`, separated by dots; the dot of a line's first fact is clipped. */
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
