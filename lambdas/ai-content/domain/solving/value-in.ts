import { readNumber } from '#shared/draft/written-number.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { asciiDigits } from '#shared/text/fold-text.ts';

const NUMBER = /(?<![\d.,/])[-−]?\d+(?:[.,]\d+)?(?:\/\d+(?:[.,]\d+)?)?/g;

const decimal = (text: string): number => Number(text.replace('−', '-').replace(',', '.'));

/** The only number in a text, which may be in a sentence; `undefined` for other texts. */
export function valueIn(text: string, language?: DraftLanguage): number | undefined {
  const alone = readNumber(text.trim().replace(/^\$?\p{L} ?= ?/u, ''), language);
  if (alone) return alone.value;
  const plain = asciiDigits(text)
    .replaceAll('٫', ',')
    .replace(/\\[dt]?frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')
    .replace(/(\d)(?:[ \u00a0\u202f]|\\[,;: ])(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\{,\}(\d)/g, '$1,$2')
    .replaceAll(/\^\{?\d+\}?|[a-z]\d+/gi, '');
  const values = (plain.match(NUMBER) ?? []).map((number) => {
    const [over = '', under = '1'] = number.split('/');
    return decimal(over) / decimal(under);
  });
  const [value] = values;
  return new Set(values).size === 1 && Number.isFinite(value) ? value : undefined;
}
