/** The sign in the corner of a cell. `overlap`: two devices have written different things; `unseen`: not checked yet. */
export type CellState = 'overlap' | 'doubt' | 'checked' | 'unseen';

/** The sign in words, for screen readers. */
export const wordsOfState = {
  overlap: 'review.overlap',
  doubt: 'review.doubtful',
  checked: 'review.checked',
  unseen: undefined,
} as const;
