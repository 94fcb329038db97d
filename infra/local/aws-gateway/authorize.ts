import { conditionHolds, UnknownConditionOperator } from './conditions.ts';
import type { RequestContext } from './conditions.ts';
import { matchesGlob } from './glob.ts';
import type { PolicyStatement } from './principal.ts';

/** The policies' decision about one action on one resource, and its reason. */
export interface Decision {
  allowed: boolean;
  reason: string;
}

const matchesAction = (patterns: readonly string[], action: string): boolean =>
  patterns.some((pattern) => matchesGlob(pattern.toLowerCase(), action.toLowerCase()));
const matchesResource = (patterns: readonly string[], resource: string): boolean =>
  patterns.some((pattern) => matchesGlob(pattern, resource));

const applies = (
  statement: PolicyStatement,
  action: string,
  resource: string,
  context: RequestContext,
): boolean =>
  (statement.NotAction
    ? !matchesAction(statement.NotAction, action)
    : matchesAction(statement.Action, action)) &&
  (statement.NotResource
    ? !matchesResource(statement.NotResource, resource)
    : matchesResource(statement.Resource, resource)) &&
  (statement.Condition === undefined || conditionHolds(statement.Condition, context));

/**
 * IAM's evaluation within one account: an explicit deny wins, then any allow, else the call is refused. An unknown
 * condition operator refuses every call that its statement might affect.
 */
export const evaluate = (
  statements: readonly PolicyStatement[],
  action: string,
  resource: string,
  context: RequestContext = {},
): Decision => {
  try {
    const effects = new Set(
      statements
        .filter((statement) => applies(statement, action, resource, context))
        .map(({ Effect }) => Effect),
    );
    if (effects.has('Deny')) return { allowed: false, reason: 'a statement denies it' };
    return effects.has('Allow')
      ? { allowed: true, reason: 'allowed' }
      : { allowed: false, reason: 'no statement allows it' };
  } catch (error) {
    if (error instanceof UnknownConditionOperator) return { allowed: false, reason: error.message };
    throw error;
  }
};
