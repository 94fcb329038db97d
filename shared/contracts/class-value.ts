import * as z from 'zod/mini';
import { classId } from '../model/class-id.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

type Schema = z.ZodMiniType<object>;

/** A value that each class has at most once, in an item of its own below the class. */
export interface ClassItem<S extends Schema = Schema> {
  /** The last part of the item's sort key. */
  readonly item: string;
  /** The attribute of the item that holds the value. */
  readonly attribute: string;
  readonly schema: S;
}

/** One that the teacher of the class reads and saves as a whole. */
export interface ClassValue<S extends Schema = Schema> extends ClassItem<S> {
  readonly get: Endpoint & { readonly params: typeof byClass; readonly response: S };
  readonly put: Endpoint & {
    readonly params: typeof byClass;
    readonly body: S;
    readonly response: S;
  };
  /** The answer while nothing is saved. */
  readonly empty: z.output<S>;
}

const byClass = z.strictObject({ classId });

/**
 * A value of a class: its endpoints and its item. It is deleted with the class.
 * @param contract `name` is in the path, in the names of both endpoints, of the item and of its attribute
 */
export const classValue = <S extends Schema, Name extends string>({
  name,
  ...contract
}: {
  readonly name: Name;
  /** What is saved, in the words of the summaries. */
  readonly noun: string;
  readonly schema: S;
  readonly empty: z.output<S>;
}) => {
  const { noun, schema, empty } = contract;
  const path = `/classes/{classId}/${name}` as const;
  return {
    ...{ item: name.toUpperCase(), attribute: name, schema, empty },
    get: defineEndpoint({
      id: `get-class-${name}`,
      summary: `${noun}; empty before the first save`,
      method: 'GET',
      path,
      audience: 'teacher',
      params: byClass,
      status: 200,
      response: schema,
      errors: ['class-not-found'],
    }),
    put: defineEndpoint({
      id: `put-class-${name}`,
      summary: `Saves, as a whole: ${noun.charAt(0).toLowerCase()}${noun.slice(1)}`,
      method: 'PUT',
      path,
      audience: 'teacher',
      params: byClass,
      body: schema,
      status: 200,
      response: schema,
      conditional: true,
      errors: ['class-not-found', 'precondition-failed'],
    }),
  };
};
