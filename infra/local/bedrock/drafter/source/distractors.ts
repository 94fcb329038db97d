import { asciiDigits, foldText } from '../../../../../shared/spreadsheet/fold-text.ts';
import type { Random } from '../random.ts';
import type { Fact } from './facts.ts';

const arabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/** Numbers near one, written as it is: with its decimals, grouping and digits. */
function numbersNear(fact: Fact, random: Random): string[] {
  const ascii = asciiDigits(fact.text);
  const separator = /^\d{1,3}([ .\u00a0\u202f])\d{3}/.exec(ascii)?.[1];
  const comma = separator === undefined ? /[.,٫]/.exec(ascii)?.[0] : undefined;
  const plain =
    separator === undefined ? ascii.replace(/[,٫]/, '.') : ascii.replaceAll(separator, '');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const value = Number(plain);
  const written = (near: number): string => {
    const text = near.toFixed(decimals).replace('.', comma ?? '.');
    const grouped = separator === undefined ? text : text.replace(/\B(?=(\d{3})+$)/g, separator);
    return /[٠-٩]/.test(fact.text) ? arabicDigits(grouped) : grouped;
  };
  const swapped = Number(plain.replace(/(\d)(\d)$/, '$2$1'));
  if (fact.kind === 'year') {
    const near = random.shuffled([-12, -9, -7, -4, 3, 5, 8, 10]).map((shift) => value + shift);
    return [...(Math.abs(swapped - value) < 40 ? [swapped] : []), ...near].map(written);
  }
  const step = value < 12 && decimals === 0 ? 1 : value * 0.1;
  const near = random.shuffled([-3, -2, -1, 1, 2, 3, 4]).map((by) => value + by * step);
  return [...(value > 20 && swapped > value / 2 ? [swapped] : []), ...near]
    .filter((each) => each > 0)
    .map(written);
}

/** What of the text is of the same form, and about as long. */
const alikeIn = (fact: Fact, all: readonly Fact[]): string[] =>
  all
    .filter(
      (other) =>
        other.kind === fact.kind &&
        other.form === fact.form &&
        other.text.length <= fact.text.length * 1.5 &&
        other.text.length >= fact.text.length * 0.5,
    )
    .map(({ text }) => text);

/**
 * What could stand in the place of a fact and would be wrong there, the best first: of its kind in the text, of its kind
 * in the vocabulary, numbers near it. Nothing that the sentence itself says, and nothing twice.
 * @param all the facts of the whole text
 */
export function distractorsOf(
  fact: Fact,
  sentence: string,
  all: readonly Fact[],
  random: Random,
): string[] {
  const said = ` ${foldText(sentence)} `;
  const inText = alikeIn(fact, all);
  const elsewhere = new Set(all.map(({ text }) => foldText(text)));
  const found =
    fact.kind === 'kind'
      ? [
          ...random.shuffled(fact.others.filter((other) => elsewhere.has(foldText(other)))),
          ...random.shuffled(fact.others),
        ]
      : fact.kind === 'noun' || fact.kind === 'name'
        ? random.shuffled(inText)
        : [
            ...(fact.kind === 'year' ? random.shuffled(inText).slice(0, 2) : []),
            ...numbersNear(fact, random),
          ];
  const isShare = /^\s*(?:%|٪|percent|per cent|بالمائة|بالمئة|في المائة)/.test(
    sentence.slice(fact.end),
  );
  const seen = new Set([foldText(fact.text)]);
  return found.filter((text) => {
    const folded = foldText(text);
    if (seen.has(folded) || said.includes(` ${folded} `)) return false;
    if (isShare && parseFloat(asciiDigits(text)) > 100) return false;
    seen.add(folded);
    return true;
  });
}
