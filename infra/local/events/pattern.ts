import * as z from 'zod/mini';

const object = z.record(z.string(), z.unknown());
/** Other matchers are refused, because an event would never match them. */
const values = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]));

/**
 * Whether an event matches an EventBridge pattern: every field in the pattern must have one of its values.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-event-patterns.html
 * @throws for matchers that are no plain values
 */
export const matchesPattern = (
  pattern: Readonly<Record<string, unknown>>,
  event: unknown,
): boolean => {
  const fields = object.safeParse(event).data ?? {};
  return Object.entries(pattern).every(([name, expected]) => {
    const value = fields[name];
    if (!Array.isArray(expected)) return matchesPattern(object.parse(expected), value);
    const { data } = values.safeParse(expected);
    if (!data)
      throw new Error(`the event pattern ${JSON.stringify(expected)} is not supported here`);
    return data.some((one) => one === value);
  });
};
