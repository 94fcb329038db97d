/** Joins values, without empty ones. */
export const said = (values: readonly string[], between: string): string =>
  values.filter((value) => value !== '').join(between);
