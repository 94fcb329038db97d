/** The number of steps that can be undone. */
const LIMIT = 100;
/** Milliseconds within which edits of one field form one step. */
const PAUSE = 1_000;

export interface Edit {
  /** Quick edits of the same field are undone together; an edit without a field is undone alone. */
  readonly field?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** When it began, if that was earlier: typed text enters a document after a pause. */
  readonly since?: number | undefined;
}

/** The steps that can be undone and redone. */
export interface EditHistory<C> {
  /** Oldest first. */
  readonly past: readonly C[];
  /** Next first. */
  readonly future: readonly C[];
  /** The edit of the last step, while further edits may join it. */
  readonly last?: Edit | undefined;
}

export const emptyHistory = { past: [], future: [] } as const;

/** Records an edit of `before`, and clears the steps that could be redone. */
export const recordEdit = <C>(
  { past, last }: EditHistory<C>,
  before: C,
  edit: Edit,
): EditHistory<C> => {
  const { since = edit.at } = edit;
  const goesOn = last?.field !== undefined && last.field === edit.field && since - last.at < PAUSE;
  return { past: goesOn ? past : [...past, before].slice(-LIMIT), future: [], last: edit };
};

interface Travelled<C> {
  readonly content: C;
  readonly history: EditHistory<C>;
}

/** Undoes the last step; undefined when there is none. */
export const undoEdit = <C>(
  { past, future }: EditHistory<C>,
  content: C,
): Travelled<C> | undefined =>
  past.slice(-1).map((before) => ({
    content: before,
    history: { past: past.slice(0, -1), future: [content, ...future] },
  }))[0];

/** Redoes the step that was undone last; undefined when there is none. */
export const redoEdit = <C>(
  { past, future }: EditHistory<C>,
  content: C,
): Travelled<C> | undefined =>
  future.slice(0, 1).map((after) => ({
    content: after,
    history: { past: [...past, content], future: future.slice(1) },
  }))[0];
