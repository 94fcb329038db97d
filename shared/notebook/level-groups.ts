/** The class name without its number within the level: `1م` of `1م3`, `4AM` of `4AM 2`. */
function levelOf(name: string): string {
  const level = name.replace(/[\s./_-]*\p{Nd}+\s*$/u, '');
  // Without a year of study the name does not identify a level.
  return /\p{Nd}/u.test(level) ? level : '';
}

/** Groups class names by level, because a level has the same lessons; in the order of first appearance. */
export function levelGroups(names: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const level = levelOf(name);
    groups.set(level, [...(groups.get(level) ?? []), name]);
  }
  return [...groups.values()];
}
