/** The column of a cell's or column's reference. */
export const columnOf = (name: string): string => name.replace(/\d+$/, '');

/** The overwrite choices with one added or removed: a column (`E`) including its chosen cells, or a cell (`E10`). */
export function setOverwriting(
  chosen: ReadonlySet<string> | undefined,
  name: string,
  isOverwritten: boolean,
): ReadonlySet<string> {
  const others = [...(chosen ?? [])].filter(
    (one) => one !== name && (name !== columnOf(name) || columnOf(one) !== name),
  );
  return new Set(isOverwritten ? [...others, name] : others);
}
