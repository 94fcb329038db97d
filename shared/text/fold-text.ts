const LETTERS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  œ: 'oe',
};

/** Replaces Arabic-Indic and Persian digits by ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The digits of a text, as ASCII, without anything between them. */
export const digitsOf = (text = ''): string => asciiDigits(text).replace(/\D/g, '');

/** Folds text for comparing: no case, accents, vowel marks, hamzas or punctuation; ى→ي, ة→ه. Not for display. */
export const foldText = (text: string): string =>
  asciiDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[ٱىیةکœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Folded words without the Arabic conjunction and article: `اللقب والاسم` → `لقب`, `اسم`. */
export const foldedWords = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .map((word) => word.replace(/^و?ال(?=..)/, ''))
    .filter((word) => word !== '');
