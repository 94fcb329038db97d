/** Matches IAM's wildcards against the whole text: `*` is any sequence of characters, `?` exactly one. */
export const matchesGlob = (pattern: string, text: string): boolean => {
  let [inPattern, inText] = [0, 0];
  // Where to continue if the text after the last `*` does not match: the `*` then takes one more character.
  let retry: { afterStar: number; taken: number } | undefined;
  while (inText < text.length) {
    const expected = pattern[inPattern];
    if (expected === '*') {
      inPattern += 1;
      retry = { afterStar: inPattern, taken: inText };
    } else if (expected !== undefined && (expected === '?' || expected === text[inText])) {
      inPattern += 1;
      inText += 1;
    } else if (retry) {
      retry.taken += 1;
      inPattern = retry.afterStar;
      inText = retry.taken;
    } else return false;
  }
  while (pattern[inPattern] === '*') inPattern += 1;
  return inPattern === pattern.length;
};
