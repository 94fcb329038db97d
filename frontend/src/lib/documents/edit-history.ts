/** How many steps can be taken back. */
const LIMIT = 100;
/** Milliseconds within which edits of one field are one step. */
const PAUSE = 1_000;

/** What an edit is of. */
export interface Edit {
  /** Edits of one field in quick succession are taken back together; one without a field stands alone. */
  readonly field?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What can be taken back, and done again. */
export interface EditHistory<C> {
  /** Oldest first. */
  readonly past: readonly C[];
  /** Next first. */
  readonly future: readonly C[];
  /** The edit that made the last step, as long as it may go on. */
  readonly last?: Edit | undefined;
}

export const emptyHistory = { past: [], future: [] } as const;

/** Notes an edit of `before`. What was taken back is gone. */
export const recordEdit = <C>(
  { past, last }: EditHistory<C>,
  before: C,
  edit: Edit,
): EditHistory<C> => {
  const goesOn =
    last?.field !== undefined && last.field === edit.field && edit.at - last.at < PAUSE;
  return { past: goesOn ? past : [...past, before].slice(-LIMIT), future: [], last: edit };
};

interface Travelled<C> {
  readonly content: C;
  readonly history: EditHistory<C>;
}

/** Takes the last step back; undefined when there is none. */
export const undoEdit = <C>(
  { past, future }: EditHistory<C>,
  content: C,
): Travelled<C> | undefined =>
  past.slice(-1).map((before) => ({
    content: before,
    history: { past: past.slice(0, -1), future: [content, ...future] },
  }))[0];

/** Does again what was taken back last; undefined when there is nothing. */
export const redoEdit = <C>(
  { past, future }: EditHistory<C>,
  content: C,
): Travelled<C> | undefined =>
  future.slice(0, 1).map((after) => ({
    content: after,
    history: { past: [...past, content], future: future.slice(1) },
  }))[0];
