type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that a content has once it is stored: JSON omits undefined ones. */
const namesOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name] !== undefined);

/**
 * Whether two contents are equal, in whatever order an edit or the server left their fields. A part that both share is
 * not looked into, so an edited content is compared quickly with the one before it.
 */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isFields(one) || !isFields(other)) return false;
  const names = namesOf(one);
  return (
    names.length === namesOf(other).length && names.every((name) => isSame(one[name], other[name]))
  );
};
