/** The state of a link that opens the profile as a form and returns to `path` after saving. */
export const editFrom = (path: string) => ({ editFrom: path });

/** The path to return to, from the state of such a link; undefined otherwise. */
export const pathToReturnTo = (state: unknown): string | undefined =>
  typeof state === 'object' && state && 'editFrom' in state && typeof state.editFrom === 'string'
    ? state.editFrom
    : undefined;
