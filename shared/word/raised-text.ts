const UP: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+−-='].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼'][at] ?? '']),
);
const DOWN: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+−-='].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌'][at] ?? '']),
);
/** Raised characters as they are: primes, degrees, stars. */
const RAISED = /^[′″‴'°*†]+$/u;

/** Brackets around what is more than one letter or number. */
const grouped = (text: string): string =>
  /^(?:\p{L}\p{M}*|\p{N}+)$/u.test(text) ? text : `(${text})`;

/** A power or an index on a line of text: `x²`, `10⁻³`, `H₂O`, `u_n`, `2^(n+1)`. */
export function raisedText(written: string, place: 'up' | 'down'): string {
  const text = written.trim();
  if (text === '') return '';
  if (place === 'up' && RAISED.test(text)) return text;
  if (place === 'up' && /^[∘◦]$/u.test(text)) return '°';
  const signs = place === 'up' ? UP : DOWN;
  const small = [...text].map((sign) => signs[sign]);
  if (small.every((sign) => sign !== undefined)) return small.join('');
  return `${place === 'up' ? '^' : '_'}${grouped(text)}`;
}

/** Endings of ordinal numbers and short titles, which are raised in print and carry no power: `1er`, `2e`, `Mme`. */
const ENDING =
  /^(?:e|er|re|ère|ere|es|ers|è|ème|eme|ième|d|de|nd|nde|st|th|rd|o|os|mes?|lles?|gr?|r)$/u;
const ORDINAL = /(?:^|[^\p{L}])(?:\d+|[IVXLC]+|M|D|V|n|N|S)$/u;

/** Raised or lowered words of a sentence, after what is before them: `m²`, `CO₂`, but `1er` and `n°`. */
export function raisedWords(before: string, written: string, place: 'up' | 'down'): string {
  const text = written.trim();
  if (place === 'up' && /^[oº]$/u.test(text) && /[\dnN]\s?$/u.test(before)) return '°';
  if (place === 'up' && ENDING.test(text) && ORDINAL.test(before)) return text;
  // Spaces beside what is raised belong to the sentence.
  const start = written.slice(0, written.indexOf(text));
  return start + raisedText(text, place) + written.slice(start.length + text.length);
}
