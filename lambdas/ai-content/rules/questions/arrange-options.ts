import { asciiDigits } from '#shared/text/fold-text.ts';

/** A time such as 10:20 or « 10 h 20 » is no number. */
const TIME = /^\d{1,2}(?::\d\d| h(?: \d\d)?)$/;

/** The number at the start of an option: plain or in a formula, where it may be a fraction. */
export function numberIn(option: string): number | undefined {
  const text = asciiDigits(option)
    .replaceAll('{,}', '.')
    .replace(/[\u00a0\u202f]/g, '')
    .replace(/(\d)[,٫](\d)/g, '$1.$2')
    .replace(/^\$|[-−](?=\s)/g, '');
  const fraction = /^(-?)\\frac\{(\d+)\}\{(\d+)\}/.exec(text);
  if (fraction) return (Number(fraction[2]) / Number(fraction[3])) * (fraction[1] ? -1 : 1);
  const plain = TIME.test(text) ? undefined : /^-?\d+(?:\.\d+)?/.exec(text)?.[0];
  return plain === undefined ? undefined : Number(plain);
}

/** Typical mistakes that are always offered; more would fix the place of the key. */
const KEPT = 2;

/**
 * Sorts options for display: numbers ascending, others with the key at its position.
 * @param others wrong options, best first; only the needed ones are used
 * @param index of the key, from 0; for numbers only as far as the typical mistakes allow
 * @param typical how many of the first wrong options are typical mistakes; two of them are kept
 */
export function arrangeOptions(
  key: string,
  others: readonly string[],
  size: number,
  index: number,
  typical = 0,
): string[] {
  const keyNumber = numberIn(key);
  const numbered = others.map((text) => ({ text, value: numberIn(text) }));
  if (keyNumber === undefined || numbered.some(({ value }) => value === undefined)) {
    const chosen = others.slice(0, size - 1);
    return [...chosen.slice(0, index), key, ...chosen.slice(index)];
  }
  const valueOf = (text: string) => numberIn(text) ?? 0;
  const kept = numbered.slice(0, Math.min(typical, KEPT, size - 1));
  const isBelow = ({ value = 0 }: { readonly value?: number | undefined }) => value < keyNumber;
  const rest = numbered.slice(kept.length);
  const lack = (wanted: number, have: number) => Math.max(0, wanted - have);
  const below = kept.filter(isBelow).length;
  const free = size - 1 - kept.length;
  const belowMore = rest.filter(isBelow).slice(0, Math.min(free, lack(index, below)));
  const aboveMore = rest
    .filter((each) => !isBelow(each))
    .slice(0, Math.min(free - belowMore.length, lack(size - 1 - index, kept.length - below)));
  const chosen = [...kept, ...belowMore, ...aboveMore].map(({ text }) => text);
  const more = others.filter((text) => !chosen.includes(text));
  return [key, ...chosen, ...more].slice(0, size).toSorted((a, b) => valueOf(a) - valueOf(b));
}
