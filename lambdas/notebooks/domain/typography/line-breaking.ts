const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Cuts a word that is wider than the line into pieces that fit. */
function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/**
 * Breaks a paragraph into lines at spaces (greedy), and within a word only when the word alone is too wide.
 * Always gives at least one line; nothing of the text but the spaces at the breaks is lost.
 */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = fits(word) ? [word] : breakWord(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}
