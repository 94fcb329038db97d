/** A schema, or what checks a value by hand where its library must not be loaded. */
export interface Checked<T> {
  readonly safeParse: (value: unknown) => { readonly data?: T | undefined };
}

/** The value of a stored text; undefined if there is none or an older release stored it differently. */
export const parseStored = <T>(schema: Checked<T>, text: string | undefined): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined; // no JSON
  }
};
