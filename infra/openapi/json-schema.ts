import { glob } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import {
  CONTROL,
  INK,
  isBreak,
  MARKS,
  forbidControls,
  forbidControlsExceptBreaks,
} from '#shared/model/text.ts';

export type Json = Record<string, unknown>;

const LAST_CODE_POINT = 0x10ffff;
const SURROGATES = { first: 0xd800, last: 0xdfff };

const written = (code: number): string =>
  code > 0xffff ? String.fromCodePoint(code) : `\\u${code.toString(16).padStart(4, '0')}`;

/** The accepted characters as a character class that any regular expression dialect understands. */
function classOf(passes: (character: string) => boolean): string {
  let ranges = '';
  let first: number | undefined;
  for (let code = 0; code <= LAST_CODE_POINT + 1; code += 1) {
    const isIn =
      code <= LAST_CODE_POINT &&
      (code < SURROGATES.first || code > SURROGATES.last) &&
      passes(String.fromCodePoint(code));
    if (isIn) first ??= code;
    else if (first !== undefined) {
      ranges += first === code - 1 ? written(first) : `${written(first)}-${written(code - 1)}`;
      first = undefined;
    }
  }
  return ranges;
}

/** Pattern of an accepted text: a visible character, no refused one, and removable characters at the ends. */
function textPattern(isRefused: (character: string) => boolean): string {
  const around = classOf((one) => one.trim() === '' || one.replace(MARKS, '') === '');
  const refused = classOf(isRefused);
  const unseen = classOf((one) => isRefused(one) || !INK.test(one));
  return `^[${around}]*[^${refused}]*[^${unseen}][^${refused}]*[${around}]*$`;
}

const LINE_SEPARATORS = '\u2028\u2029';

/** Shared schemas of texts, which every text of a call references. */
export const textSchemas: Json = {
  Line: {
    type: 'string',
    description:
      'One line with something to see in it; no control characters, no marks that turn the direction of what follows. Outer spaces and marks without meaning are dropped; lengths are counted afterwards, in UTF-16 units.',
    pattern: textPattern((one) => CONTROL.test(one)),
  },
  Paragraph: {
    type: 'string',
    description: 'As a line, but with line breaks and tabs.',
    // Line separators become line breaks.
    pattern: textPattern(
      (one) => CONTROL.test(one) && !isBreak(one) && !LINE_SEPARATORS.includes(one),
    ),
  },
};

const textRef = (name: 'Line' | 'Paragraph') => [{ $ref: `#/components/schemas/${name}` }];

const root = path.resolve(import.meta.dirname, '../..');
const files = await Array.fromAsync(glob('shared/{model,contracts}/*.ts', { cwd: root }));

/** Schemas that a file of models or contracts exports, by their names in the code. */
export const namedSchemas = new Map<z.core.$ZodType, string>();
for (const file of files.filter((one) => !one.endsWith('.test.ts')).toSorted()) {
  const exported = z.parse(z.looseObject({}), await import(path.join(root, file)));
  for (const [name, value] of Object.entries(exported).toSorted())
    if (value instanceof z.ZodMiniType)
      namedSchemas.set(value, `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
}

type Io = 'input' | 'output';

function made(schema: z.core.$ZodType, io: Io, isInline: boolean): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: json }) => {
      const name = zodSchema === schema || isInline ? undefined : nameOf(zodSchema, io);
      if (name !== undefined) {
        for (const key of Object.keys(json)) Reflect.deleteProperty(json, key);
        json.$ref = `#/components/schemas/${name}`;
        return;
      }
      const { checks = [] } = zodSchema._zod.def;
      if (checks.includes(forbidControls)) json.allOf = textRef('Line');
      if (checks.includes(forbidControlsExceptBreaks)) json.allOf = textRef('Paragraph');
      // In other dialects `\d` matches digits of every script.
      json.pattern &&= json.pattern.replaceAll('\\d', '[0-9]').replaceAll('[[0-9]', '[0-9');
    },
  });
  return rest;
}

/** A request may leave out more, and an answer has nothing else: such a schema has two names. */
const names = new Map<z.core.$ZodType, Readonly<Record<Io, string | undefined>>>();
function nameOf(schema: z.core.$ZodType, io: Io): string | undefined {
  const known = names.get(schema);
  if (known) return known[io];
  const name = namedSchemas.get(schema);
  if (name === undefined) return undefined;
  const [input, output] = [made(schema, 'input', true), made(schema, 'output', true)];
  // Short ones are shorter than their references.
  const isLarge = 'properties' in output || 'oneOf' in output || 'anyOf' in output;
  const isSame = JSON.stringify(input) === JSON.stringify(output);
  const both = { input: isSame ? name : `${name}Request`, output: name };
  names.set(schema, isLarge ? both : { input: undefined, output: undefined });
  return nameOf(schema, io);
}

/**
 * The JSON Schema of a request (`input`) or answer (`output`), in OpenAPI 3.1's dialect 2020-12. The text rules, which
 * are functions in the schema library, become references to `textSchemas`, and what has a name in the code a reference
 * to `sharedSchemas`.
 */
export const jsonSchema = (schema: z.core.$ZodType, io: Io): Json => made(schema, io, false);

/** The same, or a reference to it if it has a name. */
export function schemaOrReference(schema: z.core.$ZodType, io: Io): Json {
  const name = nameOf(schema, io);
  return name === undefined ? jsonSchema(schema, io) : { $ref: `#/components/schemas/${name}` };
}

/** The schemas that a part of a document refers to, and those that these refer to. */
export function sharedSchemas(part: Json): Json {
  const all = new Map(
    [...namedSchemas.keys()].flatMap((schema) =>
      (['input', 'output'] as const).flatMap((io) => {
        const name = nameOf(schema, io);
        return name === undefined ? [] : [[name, () => jsonSchema(schema, io)] as const];
      }),
    ),
  );
  const found = new Map<string, Json>();
  const look = (within: Json): void => {
    for (const [, name = ''] of JSON.stringify(within).matchAll(
      /"#\/components\/schemas\/(\w+)"/g,
    )) {
      const json = found.has(name) ? undefined : all.get(name)?.();
      if (json) look(found.set(name, json).get(name) ?? {});
    }
  };
  look(part);
  return Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
