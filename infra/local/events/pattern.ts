import * as z from 'zod/mini';

const object = z.record(z.string(), z.unknown());
const matchers = {
  prefix: z.object({ prefix: z.string() }),
  suffix: z.object({ suffix: z.string() }),
  exists: z.object({ exists: z.boolean() }),
  anythingBut: z.object({ 'anything-but': z.unknown() }),
};

const matchesOne = (expected: unknown, value: unknown): boolean => {
  if (typeof expected !== 'object' || expected === null) return expected === value;
  const prefix = matchers.prefix.safeParse(expected).data;
  if (prefix) return typeof value === 'string' && value.startsWith(prefix.prefix);
  const suffix = matchers.suffix.safeParse(expected).data;
  if (suffix) return typeof value === 'string' && value.endsWith(suffix.suffix);
  const exists = matchers.exists.safeParse(expected).data;
  if (exists) return (value !== undefined) === exists.exists;
  const but = matchers.anythingBut.safeParse(expected).data;
  if (but) return value !== undefined && ![but['anything-but']].flat().includes(value);
  throw new Error(`the event pattern ${JSON.stringify(expected)} is not supported here`);
};

/**
 * Whether an event matches an EventBridge pattern: every field in the pattern must match one of its values.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-event-patterns.html
 * @throws for an unknown kind of matcher, instead of never matching
 */
export const matchesPattern = (
  pattern: Readonly<Record<string, unknown>>,
  event: unknown,
): boolean => {
  const fields = object.safeParse(event).data ?? {};
  return Object.entries(pattern).every(([name, expected]) => {
    const value = fields[name];
    if (!Array.isArray(expected)) return matchesPattern(object.parse(expected), value);
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return expected.some((one: unknown) => values.some((each) => matchesOne(one, each)));
  });
};
