import type { Plan } from '../domain/task.ts';
import { constraintsOf, type Constraints } from './items/constraints.ts';
import { familyOf } from './items/families.ts';
import type { Family } from './items/item.ts';
import type { Random } from './random.ts';
import { isWrittenIn } from './source/sentences.ts';
import { readSource, type SourceText } from './source/source-text.ts';

export interface Material {
  readonly plan: Plan;
  readonly random: Random;
  readonly family: Family | undefined;
  readonly source: SourceText | undefined;
  /** The source text is in another language than the draft. */
  readonly foreignSource: boolean;
  readonly constraints: Constraints;
}

/** What else than the topic a teacher wrote about the numbers. */
function detailsOf({ request }: Plan): string {
  if (request.contentType === 'LESSON_PLAN') return request.objectives;
  return request.contentType === 'EXERCISE' ? request.exerciseType : '';
}

/** Collects the material: the topic's family, and the teacher's text if it is in the draft's language. */
export function materialOf(plan: Plan, random: Random): Material {
  const { baseText, topic } = plan.request;
  const foreignSource = baseText !== undefined && !isWrittenIn(baseText, plan.language);
  return {
    plan,
    random,
    family: familyOf(topic, plan.language),
    source:
      baseText !== undefined && !foreignSource
        ? readSource(baseText, plan.language, topic)
        : undefined,
    foreignSource,
    constraints: constraintsOf(topic, detailsOf(plan)),
  };
}
