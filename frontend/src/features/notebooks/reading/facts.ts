/** Short facts in a row, each a `span`, with a dot between two. */
export const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  '& > span + span::before': { content: '"·"', mx: 0.75 },
} as const;
