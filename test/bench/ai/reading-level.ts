import { draftTexts } from '#lambdas/ai-content/domain/faults/draft-texts.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import type { Draft } from '#shared/model/draft.ts';

/** What pupils read: instructions, questions with their parts, situations and statements. */
const FOR_PUPILS =
  /^(?:instructions|task\.(?:situation|instructions)|(?:questions|exercises)\.\d+\.(?!reason|hint|steps|answer|variants|marking))/;
/** Longer words count as long. */
const LONG = 6;

/**
 * LIX of what pupils read in a draft: words a sentence, plus the percentage of words of more than six letters
 * (Björnsson, 1968). Below 30 is easy, above 50 difficult; it only compares drafts of one language.
 * @returns `undefined` for a draft without words for pupils
 */
export function readingLevel(draft: Draft): number | undefined {
  const texts = draftTexts(draft).filter(({ path }) => FOR_PUPILS.test(path));
  const segmenter = new Intl.Segmenter(draft.language, { granularity: 'sentence' });
  const words = texts.flatMap(({ text }) =>
    [...segmenter.segment(plainText(text))].map(
      ({ segment }) => segment.match(/[\p{L}\p{M}]+/gu) ?? [],
    ),
  );
  const all = words.flat();
  const sentences = words.filter(({ length }) => length > 0).length;
  if (sentences === 0) return undefined;
  const long = all.filter((word) => word.replace(/\p{M}/gu, '').length > LONG).length;
  return all.length / sentences + (100 * long) / all.length;
}
