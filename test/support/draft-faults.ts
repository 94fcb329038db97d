import type { Test } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { describeFault } from '#lambdas/ai-content/domain/faults/describe-fault.ts';
import { isHard } from '#shared/draft/fault.ts';
import { findFaults } from '#lambdas/ai-content/domain/faults/find-faults.ts';
import { asked, goodDrafts } from './sample-drafts/good-drafts.ts';

type Name = keyof typeof goodDrafts;

/** The faults of a good draft after a change. */
export function said<N extends Name>(
  name: N,
  change: (draft: (typeof goodDrafts)[N]) => void,
): string[] {
  const draft = structuredClone(goodDrafts[name]);
  change(draft);
  return findFaults(draft, asked[name]).map(
    (fault) => `${fault.rule} ${isHard(fault) ? '!' : '?'} ${describeFault(fault)}`,
  );
}

/** The rules that a good question breaks after these changes. */
export const rulesOf = (
  name: 'arabicChoice' | 'englishChoice' | 'arabicTruth' | 'englishShort',
  change: Partial<Question> & { texts?: readonly string[] },
): string[] => {
  const draft: Test = structuredClone(goodDrafts[name]);
  const { texts, ...rest } = change;
  const before = draft.questions[0]!;
  draft.questions[0] = {
    ...before,
    ...(texts && { options: texts.map((text, index) => ({ id: `o${index}`, text })), key: 'o0' }),
    passage: undefined,
    ...rest,
  } as Question;
  delete draft.sourceText;
  for (const question of draft.questions) delete question.passage;
  return findFaults(draft, asked[name]).map(({ rule }) => rule);
};
