/** What remains of a class's name without its number in the level: `1م` of `1م3`, `4AM` of `4AM 2`. */
function levelOf(name: string): string {
  const level = name.replace(/[\s./_-]*\p{Nd}+\s*$/u, '');
  // Without its year of study a name says nothing of the level.
  return /\p{Nd}/u.test(level) ? level : '';
}

/** Classes of the same level, which are taught the same lessons, in the order of their first; by name. */
export function levelGroups(names: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const level = levelOf(name);
    groups.set(level, [...(groups.get(level) ?? []), name]);
  }
  return [...groups.values()];
}
