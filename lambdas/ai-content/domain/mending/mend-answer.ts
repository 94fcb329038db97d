import * as z from 'zod/mini';
import { endCut } from '../prompt/text-lengths.ts';
import { listIn, mendValue } from './mend-value.ts';
import { namedOption, withoutLabels } from './mend-labels.ts';

const record = z.record(z.string(), z.unknown());
const texts = z.array(z.string());
const textsIn = (value: unknown): string[] | undefined => z.safeParse(texts, value).data;

type Fields = Record<string, unknown>;

/** Options without their letters, and the key and the mistakes by the option that they name. */
function mendChoice(fields: Fields): Fields {
  const given = textsIn(fields['options']);
  if (!given) return fields;
  const options = withoutLabels(given);
  const optionOf = (name: unknown): unknown => {
    const index = typeof name === 'string' ? namedOption(name, options, given) : undefined;
    return index === undefined ? name : options[index];
  };
  const mistakes = listIn(fields['mistakes'])?.map((one) => {
    const { data } = z.safeParse(record, one);
    return data ? { ...data, option: optionOf(data['option']) } : one;
  });
  return { ...fields, options, key: optionOf(fields['key']), ...(mistakes && { mistakes }) };
}

/** The same list with a field of its objects without the labels that count them. */
function withoutLabelsIn(list: readonly unknown[], field: string): unknown[] {
  const objects = list.map((one) => z.safeParse(record, one).data);
  const given = textsIn(objects.map((one) => one?.[field]));
  if (!given) return [...list];
  const plain = withoutLabels(given);
  return objects.map((one, index) => ({ ...one, [field]: plain[index] }));
}

/** What is counted in an answer: pupils see the numbers and letters that the sheet gives. */
const COUNTED = ['stem', 'statement', 'left', 'right', 'question'] as const;

/** A statement that counts what it asks; the numbers of its steps say which of that they answer. */
const COUNTS = /(?:^|\s)\(?[1a\u0661أ]\s?[).\-–]/iu;

/** Takes the letters and numbers from what a sheet letters and numbers itself. */
function mendLabels(value: unknown): unknown {
  const list = listIn(value);
  if (list) {
    const inner = list.map(mendLabels);
    const plain = textsIn(inner);
    return plain ? withoutLabels(plain) : COUNTED.reduce<unknown[]>(withoutLabelsIn, inner);
  }
  const { data } = z.safeParse(record, value);
  if (!data) return value;
  const fields = 'key' in data && 'options' in data ? mendChoice(data) : data;
  const isAsked = COUNTS.test(z.safeParse(z.string(), fields['statement']).data ?? '');
  return Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [
      name,
      name === 'options' || (name === 'steps' && isAsked) ? one : mendLabels(one),
    ]),
  );
}

const known = new WeakMap<z.core.$ZodType, unknown>();
function jsonSchemaOf(schema: z.core.$ZodType): unknown {
  const made = known.get(schema) ?? z.toJSONSchema(schema);
  known.set(schema, made);
  return made;
}

/** The field whose objects a model has given as a list without the rest. */
function listField(schema: unknown): string | undefined {
  const { data } = z.safeParse(
    z.object({
      properties: z.record(z.string(), z.object({ items: z.optional(z.looseObject({})) })),
    }),
    schema,
  );
  const names = ['questions', 'exercises', 'phases', 'solutions', 'steps', 'texts'];
  return names.find((name) => data?.properties[name]?.items);
}

/** The items of `{"sections": [{"questions": […]}]}` in the list of the answer. */
function withoutSections(value: unknown, field: string | undefined): unknown {
  const { data } = z.safeParse(record, value);
  if (!data || field === undefined || data[field] !== undefined) return value;
  for (const list of Object.values(data).map(listIn)) {
    const inner = list?.map((one) => listIn(z.safeParse(record, one).data?.[field]));
    if (inner?.length && inner.every((one) => one !== undefined))
      return { ...data, [field]: inner.flat() };
  }
  return value;
}

/** Ends texts that a server has cut off with their last whole sentence, where that says enough. */
function endTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return endCut(field, value);
  const list = listIn(value);
  if (list) return list.map((one) => endTexts(one, field));
  const { data } = z.safeParse(record, value);
  return data
    ? Object.fromEntries(Object.entries(data).map(([name, one]) => [name, endTexts(one, name)]))
    : value;
}

/**
 * Mends an answer of a model before it is judged, where it is beyond doubt what is meant. An answer that matches its
 * schema stays as it is.
 */
export function mendAnswer(schema: z.core.$ZodType, value: unknown): unknown {
  const wanted = jsonSchemaOf(schema);
  const field = listField(wanted);
  const whole =
    Array.isArray(value) && value.length > 1 && field !== undefined
      ? { [field]: value }
      : withoutSections(value, field);
  return mendLabels(mendValue(wanted, endTexts(whole)));
}
