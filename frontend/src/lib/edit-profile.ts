/** The state of a link to the profile that opens it as a form, for who wants to go on at `path` when it is saved. */
export const editFrom = (path: string) => ({ editFrom: path });

/** Where to go on, by the state of such a link; undefined by any other. */
export const pathToReturnTo = (state: unknown): string | undefined =>
  typeof state === 'object' && state && 'editFrom' in state && typeof state.editFrom === 'string'
    ? state.editFrom
    : undefined;
