import { matchesGlob } from './glob.ts';

/** Facts about a call, by IAM condition key; keys are case-insensitive. */
export type RequestContext = Readonly<Record<string, string | readonly string[]>>;
type Test = (actual: string, expected: string) => boolean;

/** ARNs are compared field by field, so that a wildcard never matches across the first five colons. */
const matchesArn: Test = (actual, expected) => {
  const fields = (arn: string) => {
    const parts = arn.split(':');
    return [...parts.slice(0, 5), parts.slice(5).join(':')];
  };
  const given = fields(actual);
  const wanted = fields(expected);
  return (
    wanted.length === given.length && wanted.every((part, at) => matchesGlob(part, given[at] ?? ''))
  );
};

/** The operators in the product's policies. */
const tests = new Map<string, Test>([
  ['StringEquals', (actual, expected) => actual === expected],
  ['StringLike', (actual, expected) => matchesGlob(expected, actual)],
  ['ForAnyValue:StringLike', (actual, expected) => matchesGlob(expected, actual)],
  ['ArnEquals', matchesArn],
  ['ArnLike', matchesArn],
  ['Bool', (actual, expected) => actual.toLowerCase() === expected.toLowerCase()],
  ['NumericLessThan', (actual, expected) => Number(actual) < Number(expected)],
]);

/** A policy uses an unknown condition operator; the call is refused. */
export class UnknownConditionOperator extends Error {
  override readonly name = 'UnknownConditionOperator';

  constructor(operator: string) {
    super(`condition operator ${operator} is not supported locally`);
  }
}

const valuesOf = (context: RequestContext, key: string): readonly string[] => {
  const entry = Object.entries(context).find(([name]) => name.toLowerCase() === key.toLowerCase());
  return entry === undefined ? [] : [entry[1]].flat();
};

/**
 * Whether every operator and every key of a statement's condition holds for the call.
 * @throws {UnknownConditionOperator}
 */
export const conditionHolds = (
  condition: Record<string, Record<string, string | string[]>>,
  context: RequestContext,
): boolean =>
  Object.entries(condition).every(([operator, keys]) => {
    const test = tests.get(operator);
    if (!test) throw new UnknownConditionOperator(operator);
    return Object.entries(keys).every(([key, expected]) =>
      valuesOf(context, key).some((value) => [expected].flat().some((one) => test(value, one))),
    );
  });
