import { draftTexts } from '#lambdas/ai-content/domain/faults/draft-texts.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import { readabilityOf } from '#shared/draft/readability.ts';
import type { Draft } from '#shared/model/draft.ts';

/** What pupils read: instructions, questions with their parts, situations and statements. */
const FOR_PUPILS =
  /^(?:instructions|task\.(?:situation|instructions)|(?:questions|exercises)\.\d+\.(?!reason|hint|steps|answer|variants|marking))/;

/** LIX of what pupils read in a draft; `undefined` for a draft without words for pupils. */
export function readingLevel(draft: Draft): number | undefined {
  const texts = draftTexts(draft).filter(({ path }) => FOR_PUPILS.test(path));
  return readabilityOf(
    texts.map(({ text }) => plainText(text)),
    draft.language,
  )?.lix;
}
