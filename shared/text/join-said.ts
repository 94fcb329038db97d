/** Joins what is said, without what is empty. */
export const joinSaid = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between);
