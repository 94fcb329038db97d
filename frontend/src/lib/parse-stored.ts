/** A schema, or what checks a value by hand where its library must not be loaded. */
export interface Checked<T> {
  readonly safeParse: (value: unknown) => { readonly data?: T | undefined };
}

/** A field of unknown data, for what the login page reads: a schema would add its library to the first visit. */
export const fieldIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The value of a stored text; undefined if there is none or an older release stored it differently. */
export const parseStored = <T>(schema: Checked<T>, text: string | undefined): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined; // no JSON
  }
};
