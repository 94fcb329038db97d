import * as z from 'zod/mini';

/** A name that this client does not know. */
type UnknownName = string & Record<never, never>;

/** An answer as the browser can rely on it: a newer server may use new names in a fixed set. */
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

/** Schemas of contents that are edited and sent back. They are read in full or not at all, so that no field is lost. */
export const readInFull = new WeakSet<z.core.$ZodType>();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The fields of each answer that this tab could not read. */
const unread = new WeakMap<object, ReadonlySet<string>>();

/** Whether an answer has a field that this tab could not read. */
export const isUnread = (answer: unknown, field: string): boolean =>
  typeof answer === 'object' && answer !== null && unread.get(answer)?.has(field) === true;

/** The readable items. Unreadable items are left out, unless no item can be read. */
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
 * Reads an answer by its contract. An old tab must read a newer server's answers: it accepts unknown names, longer
 * texts and extra fields, and drops unreadable optional fields and items. Schemas in `readInFull` are strict.
 *
 * @throws ZodError if the answer cannot be read
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
  // What is missing has been read above as what it then means.
  if (schema instanceof z.core.$ZodDefault) return readResponse(schema._zod.def.innerType, value);
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
