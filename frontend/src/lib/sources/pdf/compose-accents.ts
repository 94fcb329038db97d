/** Accents with a place of their own, as LaTeX puts them before their letter, and the marks that they are. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ '´': '\u0301', '`': '\u0300', ˆ: '\u0302', '^': '\u0302', '¨': '\u0308', '˜': '\u0303' },
  ...{ '¸': '\u0327', '˚': '\u030a', ˇ: '\u030c', '˘': '\u0306', '¯': '\u0304', '˙': '\u0307' },
};

/** A grave accent that closes no quotation in typewriter letters. */
const BEFORE = /([´ˆ¨˜¸˚ˇ˘¯˙]|`(?=[aeuAEU])(?![^`]*`\W))([\p{L}ı])/gu;
const AFTER = /([cCsStT])¸/g;

/** Accents of letters in formulas: a mean, an estimate. */
const OF_FORMULAS = '¯ˆ˜˙';
/** A stroke that TeX draws before the sign that it crosses out. */
const CROSSED = /\u0338\s*([=<>≤≥∈⊂⊆≡∃∣])/gu;

/** The letter with its accent as one character; undefined if there is none, and the accent is of no formula. */
function composed(letter: string, accent: string): string | undefined {
  const whole = (letter === 'ı' ? 'i' : letter) + (MARKS[accent] ?? '');
  const one = whole.normalize('NFC');
  return [...one].length === 1 || OF_FORMULAS.includes(accent) ? one : undefined;
}

/** Letters with the accents that a PDF stores beside them: `suppl´ementaires` is `supplémentaires`. */
export const composeAccents = (text: string): string =>
  text
    .replace(CROSSED, (_, sign: string) => `${sign}\u0338`.normalize('NFC'))
    .replace(AFTER, (whole, letter: string) => composed(letter, '¸') ?? whole)
    .replace(BEFORE, (whole, accent: string, letter: string) => composed(letter, accent) ?? whole);
