import type { Part, Parts } from './merge-parts.ts';

/** How the contents of one kind of document come apart into what changes independently. */
export interface ContentForm<C> {
  readonly split: (content: C) => Parts;
  /** The content with these parts, before it is checked; undefined if they do not fit together. */
  readonly join: (parts: Parts) => unknown;
  /** What the user sees of a value. */
  readonly shown: (value: unknown) => unknown;
  /** The value that counts where both sides have changed the same. Missing: the user chooses. */
  readonly settle?: (mine: unknown, theirs: unknown) => unknown;
}

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const collectParts = () => {
  const values = new Map<string, Part>();
  return {
    values,
    put: (key: string, value: unknown, ...items: readonly string[]): void => {
      if (value !== undefined) values.set(key, { value, items });
    },
    /** One value for each field; `<name of the field>/<id>`. */
    putFields: (fields: Fields, id: string, item: string): void => {
      for (const [name, value] of Object.entries(fields))
        if (value !== undefined) values.set(`${name}/${id}`, { value, items: [item] });
    },
  };
};

/** The values whose keys begin with `<kind>/`, by the rest of the key. */
export const valuesOf = ({ values }: Parts, kind: string): [key: string, value: unknown][] =>
  [...values].flatMap(([key, { value }]) =>
    key.startsWith(`${kind}/`) ? [[key.slice(kind.length + 1), value]] : [],
  );

/** The items of a list with their fields, from values `<name>/<id>`. */
export const joinItems = (
  { lists, values }: Parts,
  list: string,
  names: readonly string[],
): Fields[] =>
  (lists[list] ?? []).map((id) => ({
    id,
    ...Object.fromEntries(names.map((name) => [name, values.get(`${name}/${id}`)?.value])),
  }));
