/** Matches IAM's wildcards over the whole text: `*` is any run of characters, `?` exactly one. */
export const matchesGlob = (pattern: string, text: string): boolean => {
  if (!/[*?]/.test(pattern)) return pattern === text;
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(text);
};
