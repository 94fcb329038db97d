export const joinSaid = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between);
