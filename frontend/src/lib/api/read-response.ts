import * as z from 'zod/mini';

/** A name this client has never heard of. */
type UnknownName = string & Record<never, never>;

/**
 * What the browser can count on of an answer: as in the contract, but each name of a fixed set (a status, a code, a
 * type) may be one that a newer server has added since this tab was opened. The server's own answers stay typed by the
 * contract.
 */
export type Read<T> = T extends string
  ? string extends T
    ? T
    : T | UnknownName
  : T extends readonly (infer Item)[]
    ? Read<Item>[]
    : T extends object
      ? { [Key in keyof T]: Read<T[Key]> }
      : T;

const text = z.string();

/** Schemas of what is edited and sent back: read in full or not at all, so that nothing is dropped on the way. */
export const readInFull = new WeakSet<z.core.$ZodType>();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Names of the fields that an answer has and this tab could not read. */
const unread = new WeakMap<object, ReadonlySet<string>>();

/** Whether an answer has a field that this tab could not read. */
export const isUnread = (answer: unknown, field: string): boolean =>
  typeof answer === 'object' && answer !== null && unread.get(answer)?.has(field) === true;

/** The items that can be read; one that cannot does not take the others along, unless there is no other. */
const readItems = (schema: z.core.$ZodType, items: readonly unknown[]): unknown[] => {
  const failures: unknown[] = [];
  const read = items.flatMap((item) => {
    try {
      return [readResponse(schema, item)];
    } catch (error) {
      failures.push(error);
      return [];
    }
  });
  if (failures.length > 0 && read.length === 0) throw failures[0];
  return read;
};

/**
 * Reads an answer by its contract; if it does not hold to it, as an old tab must read a newer server: names of fixed
 * sets may be unknown, texts of any length, fields more than the contract has; a field that may be missing is missing
 * when it cannot be read, and an item of a list is left out. What is in `readInFull` is read as
 * agreed.
 *
 * @throws ZodError if nothing can be made of it
 */
export const readResponse = (schema: z.core.$ZodType, value: unknown): unknown => {
  const asAgreed = z.safeParse(schema, value);
  if (asAgreed.success) return asAgreed.data;
  if (readInFull.has(schema)) throw asAgreed.error;
  if (schema instanceof z.core.$ZodOptional) {
    try {
      return readResponse(schema._zod.def.innerType, value);
    } catch {
      return undefined;
    }
  }
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    return readItems(schema._zod.def.element, value);
  }
  if (schema instanceof z.core.$ZodObject && isRecord(value)) {
    const fields = Object.entries<z.core.$ZodType>(schema._zod.def.shape);
    const read = Object.fromEntries(
      fields.map(([name, field]) => [name, readResponse(field, value[name])]),
    );
    const lost = fields.flatMap(([name]) =>
      value[name] !== undefined && read[name] === undefined ? [name] : [],
    );
    unread.set(read, new Set(lost));
    return read;
  }
  const isText =
    schema instanceof z.core.$ZodString && !(schema instanceof z.core.$ZodStringFormat);
  if (isText || schema instanceof z.core.$ZodEnum) return z.parse(text, value);
  throw asAgreed.error;
};
