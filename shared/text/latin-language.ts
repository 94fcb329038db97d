import { foldText } from './fold-text.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Small words that one language has and the other has not, folded. */
const SMALL = {
  en: words(
    'the and is are was were of to in with for that this which what how from it they their be can has have by at as its an or when where who',
  ),
  fr: words(
    'le la les des une est sont dans avec pour qui que sur du et aux cette ces leur leurs quel quelle ils elle elles il par plus au ou se ses sa son dont ainsi mais nous vous ce de un en d l',
  ),
} as const;

/**
 * Whether a text in Latin letters is English or French, from its small words; undefined if both are about as frequent.
 * @param sure the fewest small words that decide, and how many times those of the other language they must be
 */
export function latinLanguage(
  text: string,
  sure: { readonly fewest: number; readonly times: number } = { fewest: 1, times: 1.5 },
): 'en' | 'fr' | undefined {
  const all = foldText(text).split(' ');
  const [en, fr] = [SMALL.en, SMALL.fr].map(
    (small) => all.filter((word) => small.has(word)).length,
  );
  if (en === undefined || fr === undefined) return undefined;
  const [most, least] = en > fr ? [en, fr] : [fr, en];
  if (most < sure.fewest || most <= sure.times * least) return undefined;
  return en > fr ? 'en' : 'fr';
}
