import type * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

type Schema = z.ZodMiniType<object>;

/** A value that each user has at most once, in an item of its own. */
export interface OwnItem<S extends Schema = Schema> {
  /** The item's sort key. */
  readonly item: string;
  /** The attribute of the item that holds the value; a tombstone has none. */
  readonly attribute: string;
  readonly schema: S;
}

/** One that its owner reads and saves as a whole. */
export interface OwnValue<S extends Schema = Schema> extends OwnItem<S> {
  readonly get: Endpoint & { readonly response: S };
  readonly put: Endpoint & { readonly body: S; readonly response: S };
}

/** How such a value differs from others. */
interface ValueContract<S extends Schema> {
  /** In the path, and in the names of the item and of both endpoints: `report-settings`. */
  readonly name: string;
  /** What is saved, in the words of the summaries. */
  readonly noun: string;
  readonly attribute: string;
  readonly schema: S;
  /** The answer while nothing is saved. */
  readonly empty: z.infer<S>;
  /** Fields that a save keeps if it has none of them, because older clients do not know them. A save with one of them says all. */
  readonly kept?: readonly (string & keyof z.infer<S>)[];
}

/**
 * A value of teachers. Once it is in `own-values.ts`, its endpoints, their functions and rights, its item, its part of the
 * account's export and its deletion with the account derive from it.
 */
export const ownValue = <S extends Schema>(contract: ValueContract<S>) => {
  const { name, noun, attribute, schema, empty, kept } = contract;
  const path = `/${name}` as const;
  return {
    ...{ item: name.toUpperCase(), attribute, schema, empty, kept },
    get: defineEndpoint({
      id: `get-${name}`,
      summary: `The caller's ${noun}; empty when nothing is saved`,
      method: 'GET',
      path,
      audience: 'teacher',
      status: 200,
      response: schema,
      errors: [],
    }),
    put: defineEndpoint({
      id: `put-${name}`,
      summary: `Saves the caller's ${noun} as a whole`,
      method: 'PUT',
      path,
      audience: 'teacher',
      body: schema,
      status: 200,
      response: schema,
      conditional: true,
      errors: ['precondition-failed'],
    }),
  };
};
