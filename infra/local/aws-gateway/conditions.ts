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
  const wanted = fields(expected);
  const given = fields(actual);
  return (
    wanted.length === given.length && wanted.every((part, at) => matchesGlob(part, given[at] ?? ''))
  );
};

const equals: Test = (actual, expected) => actual === expected;
const equalsIgnoreCase: Test = (actual, expected) =>
  actual.toLowerCase() === expected.toLowerCase();
const like: Test = (actual, expected) => matchesGlob(expected, actual);
const numeric =
  (compare: (actual: number, expected: number) => boolean): Test =>
  (actual, expected) =>
    compare(Number(actual), Number(expected));

const positive = new Map<string, Test>([
  ['StringEquals', equals],
  ['StringEqualsIgnoreCase', equalsIgnoreCase],
  ['StringLike', like],
  ['ArnEquals', matchesArn],
  ['ArnLike', matchesArn],
  ['Bool', equalsIgnoreCase],
  ['NumericEquals', numeric((actual, expected) => actual === expected)],
  ['NumericLessThan', numeric((actual, expected) => actual < expected)],
  ['NumericLessThanEquals', numeric((actual, expected) => actual <= expected)],
  ['NumericGreaterThan', numeric((actual, expected) => actual > expected)],
  ['NumericGreaterThanEquals', numeric((actual, expected) => actual >= expected)],
]);
/** Operators that hold when no expected value matches. */
const negative = new Map<string, Test>([
  ['StringNotEquals', equals],
  ['StringNotEqualsIgnoreCase', equalsIgnoreCase],
  ['StringNotLike', like],
  ['ArnNotEquals', matchesArn],
  ['ArnNotLike', matchesArn],
  ['NumericNotEquals', numeric((actual, expected) => actual === expected)],
]);

/** A policy uses an unknown condition operator; the call is refused. */
export class UnknownConditionOperator extends Error {
  override readonly name = 'UnknownConditionOperator';

  constructor(operator: string) {
    super(`condition operator ${operator} is not supported locally`);
  }
}

const valuesOf = (context: RequestContext, key: string): readonly string[] | undefined => {
  const entry = Object.entries(context).find(([name]) => name.toLowerCase() === key.toLowerCase());
  return entry === undefined ? undefined : typeof entry[1] === 'string' ? [entry[1]] : entry[1];
};

const operatorHolds = (
  operator: string,
  expected: readonly string[],
  actual: readonly string[] | undefined,
): boolean => {
  if (operator === 'Null') return expected.includes(String(actual === undefined));
  const [, set, name = operator, ifExists] =
    /^(?:(ForAnyValue|ForAllValues):)?(.+?)(IfExists)?$/.exec(operator) ?? [];
  const test = positive.get(name) ?? negative.get(name);
  if (!test) throw new UnknownConditionOperator(operator);
  const negated = negative.has(name);
  if (actual === undefined) return ifExists !== undefined || negated || set === 'ForAllValues';
  const passes = (value: string) => expected.some((wanted) => test(value, wanted)) !== negated;
  // A negated test over several values must hold for each of them, unless ForAnyValue says otherwise.
  const every = set === 'ForAllValues' || (set === undefined && negated);
  return every ? actual.every(passes) : actual.some(passes);
};

/**
 * Whether every operator and every key of a statement's condition holds for the call.
 * @throws {UnknownConditionOperator}
 */
export const conditionHolds = (
  condition: Record<string, Record<string, string | string[]>>,
  context: RequestContext,
): boolean =>
  Object.entries(condition).every(([operator, keys]) =>
    Object.entries(keys).every(([key, expected]) =>
      operatorHolds(
        operator,
        typeof expected === 'string' ? [expected] : expected,
        valuesOf(context, key),
      ),
    ),
  );
