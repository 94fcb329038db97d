import * as z from 'zod/mini';
import { figure } from '#shared/model/figure.ts';
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

/** Large schemas that many calls contain, by the names that they are referenced by. */
const namedSchemas = new Map<z.core.$ZodType, string>([[figure, 'Figure']]);

/**
 * The JSON Schema of a request (`input`) or answer (`output`), in OpenAPI 3.1's dialect 2020-12. The text rules, which
 * are functions in the schema library, become references to `textSchemas`, and named schemas references to those of
 * `sharedSchemas`.
 */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: made }) => {
      const name = namedSchemas.get(zodSchema);
      if (name !== undefined && zodSchema !== schema) {
        for (const key of Object.keys(made)) Reflect.deleteProperty(made, key);
        made.$ref = `#/components/schemas/${name}`;
        return;
      }
      const { checks = [] } = zodSchema._zod.def;
      if (checks.includes(forbidControls)) made.allOf = textRef('Line');
      if (checks.includes(forbidControlsExceptBreaks)) made.allOf = textRef('Paragraph');
      // In other dialects `\d` matches digits of every script.
      made.pattern &&= made.pattern.replaceAll('\\d', '[0-9]').replaceAll('[[0-9]', '[0-9');
    },
  });
  return rest;
}

export const sharedSchemas = (): Json =>
  Object.fromEntries(
    [...namedSchemas].map(([schema, name]) => [name, jsonSchema(schema, 'input')]),
  );
