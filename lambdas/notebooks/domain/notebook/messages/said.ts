/** Values in a row, without those that nobody has said. */
export const said = (values: readonly string[], between: string): string =>
  values.filter((value) => value !== '').join(between);
