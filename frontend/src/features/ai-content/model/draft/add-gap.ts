/** Makes the selected words of a text a gap; without a selection, adds an empty gap at the cursor or the end. */
export function addGap(text: string, from = text.length, to = from): string {
  const selected = text.slice(from, to);
  const words = selected.trim();
  // Brackets and bars separate gaps and their answers.
  if (/[[\]|\n]/.test(words)) return text;
  const [before = '', after = ''] = words === '' ? [] : selected.split(words);
  return `${text.slice(0, from)}${before}[[${words}]]${after}${text.slice(to)}`;
}
