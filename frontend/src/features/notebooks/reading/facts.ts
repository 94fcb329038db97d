/** Short facts in a row, each a `span`, with a dot after all but the last. */
export const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  '& > span:not(:last-of-type)::after': { content: '"·"', mx: 0.75 },
} as const;
