/** Character widths in Readex Pro 600 as fractions of the font size; measured and rounded up. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/\s/u, 0.31],
  [/[.,:;!|'’\-ilIjا]/u, 0.38],
  [/[mwMWQOGDN@%]/u, 0.88],
  [/[سشصضطظ]/u, 1],
  [/\p{Script=Arabic}/u, 0.6],
  [/\p{Lu}/u, 0.73],
];
const OTHER = 0.62;

const letterWidth = (letter: string): number =>
  WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER;

/** The approximate width of a text in font sizes; rounded up. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** The longest beginning of a text that fits into `width`, with an ellipsis if cut. */
export const cutToWidth = (text: string, width: number): string => {
  if (textWidth(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};
