/** What the characters of the typeface Symbol show, from 0x20 and from 0xA0. */
const SYMBOL = [
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼',
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭',
].map((signs) => [...signs]);

/** Common characters of Wingdings. */
const WINGDINGS: Readonly<Record<number, string>> = {
  0x21: '✎',
  0x46: '☞',
  0x4a: '☺',
  0x6c: '●',
  0x6e: '■',
  0x6f: '□',
  0x71: '❑',
  0x75: '◆',
  0x76: '❖',
  0x9f: '•',
  0xa7: '▪',
  0xa8: '□',
  0xd8: '➢',
  0xdf: '←',
  0xe0: '→',
  0xe8: '➔',
  0xf0: '⇨',
  0xfb: '✗',
  0xfc: '✓',
  0xfd: '☒',
  0xfe: '☑',
};

/** Shows that a sign is missing. */
const UNKNOWN = '□';

/** The sign that a character of a typeface of symbols shows; characters of other typefaces are themselves. */
export function symbolOf(typeface: string, code: number): string {
  if (code > 0xff && (code < 0xf000 || code > 0xf0ff)) return String.fromCodePoint(code);
  const at = code & 0xff;
  if (/wingdings/i.test(typeface)) return WINGDINGS[at] ?? UNKNOWN;
  if (/webdings/i.test(typeface)) return UNKNOWN;
  return (at < 0xa0 ? SYMBOL[0]?.[at - 0x20] : SYMBOL[1]?.[at - 0xa0]) ?? UNKNOWN;
}

/** A text whose private characters are those of a typeface of symbols. */
export const withSymbols = (text: string, typeface: string): string =>
  text.replace(/[\uf020-\uf0ff]/g, (sign) => symbolOf(typeface, sign.charCodeAt(0)));
