import { foldText } from '#shared/text/fold-text.ts';
import type { Candidate } from './candidates.ts';
import { mentions } from './words.ts';

/** Whether one question reveals the other's answer, or both have the same. */
const tells = (one: Candidate, other: Candidate): boolean =>
  mentions(one.stem, other.key) ||
  mentions(other.stem, one.key) ||
  foldText(one.key) === foldText(other.key);

/**
 * The best questions, at most `count` and one per sentence, in the order of the text. Fewer questions are better than
 * questions that reveal each other's answers.
 * @param all candidates of each sentence, best first
 */
export function chooseCandidates(
  all: readonly (readonly Candidate[])[],
  count: number,
): Candidate[] {
  const bySentence = all.toSorted((a, b) => (b[0]?.worth ?? 0) - (a[0]?.worth ?? 0));
  const chosen: Candidate[] = [];
  const take = (isFine: (candidate: Candidate) => boolean) => {
    for (const candidates of bySentence) {
      if (chosen.length === count) return;
      if (candidates.some(({ sentence }) => chosen.some((each) => each.sentence === sentence)))
        continue;
      const found = candidates.find(isFine);
      if (found) chosen.push(found);
    }
  };
  take((candidate) => candidate.worth > 2 && !chosen.some((each) => tells(each, candidate)));
  take((candidate) => !chosen.some((each) => tells(each, candidate)));
  return chosen.toSorted((a, b) => a.sentence.position - b.sentence.position);
}
