import { conditionHolds, UnknownConditionOperator, type RequestContext } from './conditions.ts';
import { matchesGlob } from './glob.ts';
import type { PolicyStatement } from './principal.ts';

/** The policies' decision about one action on one resource, and its reason. */
export interface Decision {
  allowed: boolean;
  reason: string;
}

/** IAM within one account: a deny wins, then any allow. An unknown operator refuses what it might affect. */
export const evaluate = (
  statements: readonly PolicyStatement[],
  action: string,
  resource: string,
  context: RequestContext = {},
): Decision => {
  const applies = ({ Action, Resource, Condition = {} }: PolicyStatement): boolean =>
    Action.some((pattern) => matchesGlob(pattern.toLowerCase(), action.toLowerCase())) &&
    Resource.some((pattern) => matchesGlob(pattern, resource)) &&
    conditionHolds(Condition, context);
  try {
    const effects = new Set(statements.filter(applies).map(({ Effect }) => Effect));
    if (effects.has('Deny')) return { allowed: false, reason: 'a statement denies it' };
    return effects.has('Allow')
      ? { allowed: true, reason: 'allowed' }
      : { allowed: false, reason: 'no statement allows it' };
  } catch (error) {
    if (error instanceof UnknownConditionOperator) return { allowed: false, reason: error.message };
    throw error;
  }
};
