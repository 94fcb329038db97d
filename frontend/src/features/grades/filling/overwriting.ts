/** The column of a cell or of a column, by its name. */
export const columnOf = (name: string): string => name.replace(/\d+$/, '');

/**
 * What may be overwritten, with one more or one less: a column (`E`) with all that was chosen of it, or a cell (`E10`).
 */
export function withOverwriting(
  chosen: ReadonlySet<string> | undefined,
  name: string,
  isOverwritten: boolean,
): ReadonlySet<string> {
  const others = [...(chosen ?? [])].filter(
    (one) => one !== name && (name !== columnOf(name) || columnOf(one) !== name),
  );
  return new Set(isOverwritten ? [...others, name] : others);
}
