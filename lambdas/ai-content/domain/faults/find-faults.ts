import type { Draft } from '#shared/model/draft.ts';
import { arithmeticFaults } from './arithmetic-rules.ts';
import { askedFaults } from './asked-rules.ts';
import { copiedFaults } from './copied-rules.ts';
import { exerciseFaults } from './exercise-rules.ts';
import { figureFaults } from './figure-rules.ts';
import type { Fault } from '#shared/draft/fault.ts';
import type { RequestedDraft } from './requested-draft.ts';
import { planFaults } from './plan-rules.ts';
import { structureFaults } from '#shared/draft/structure-rules.ts';
import { testFaults } from './test-rules.ts';
import { writingFaults } from './writing-rules.ts';

const faultsOfType = (draft: Draft): Fault[] => {
  if (draft.type === 'TEST') return testFaults(draft);
  return draft.type === 'LESSON_PLAN' ? planFaults(draft) : exerciseFaults(draft);
};

/**
 * Finds the rules that a draft breaks, in no order. Pure; used to check a model's answer, to measure drafters and while
 * editing.
 * @param asked the request that the draft must meet. Without it, as after a teacher's edit, only inconsistencies are
 * reported (`empty`, `points-sum`, `minutes-sum`, `key-missing`, `options-few`, `options-same`): the teacher's wording
 * is not checked.
 */
export function findFaults(draft: Draft, asked?: RequestedDraft): Fault[] {
  const structure = structureFaults(draft);
  if (!asked) return structure;
  return [
    ...askedFaults(draft, asked),
    ...structure,
    ...faultsOfType(draft),
    ...arithmeticFaults(draft),
    ...figureFaults(draft),
    ...writingFaults(draft, asked),
    ...copiedFaults(draft, asked),
  ];
}
