import type { DraftLanguage } from '../model/locale.ts';
import { latinLanguage } from '../text/latin-language.ts';

/** Longer words count as long. */
const LONG = 6;

export interface Readability {
  readonly words: number;
  readonly wordsPerSentence: number;
  /** The share of long words, from 0 to 1. */
  readonly longWords: number;
  /** LIX: words a sentence, plus the percentage of long words (Björnsson, 1968). Compares within a language. */
  readonly lix: number;
}

export const sentencesIn = (text: string, language: DraftLanguage): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  );

/** How easily texts are read; `undefined` if they have no words. */
export function readabilityOf(
  texts: readonly string[],
  language: DraftLanguage,
): Readability | undefined {
  const sentences = texts
    .flatMap((text) => sentencesIn(text, language))
    .map((sentence) => sentence.match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter(({ length }) => length > 0);
  if (sentences.length === 0) return undefined;
  const all = sentences.flat();
  const wordsPerSentence = all.length / sentences.length;
  const longWords =
    all.filter((word) => word.replace(/\p{M}/gu, '').length > LONG).length / all.length;
  return {
    words: all.length,
    wordsPerSentence,
    longWords,
    lix: wordsPerSentence + 100 * longWords,
  };
}

/** The language of a text by its letters and small words; that of the draft where both are possible. */
export function languageOf(text: string, draft: DraftLanguage): DraftLanguage {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic >= latin) return 'ar';
  return latinLanguage(text) ?? (draft === 'ar' ? 'en' : draft);
}
