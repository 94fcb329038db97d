import * as z from 'zod/mini';
import { lessonStages, type LessonStage } from '#shared/model/draft.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { typedNumber } from '#shared/text/typed-number.ts';
import { truthIn } from '../truth-words.ts';
import { mendLatex } from './mend-latex.ts';
import { mendOptions, mendPair, onlyText } from './mend-shapes.ts';

/** A part of a JSON schema, as far as answers have them. */
const node = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  required: z.optional(z.array(z.string())),
});
type Node = z.infer<typeof node>;
const readNode = (schema: unknown): Node => z.safeParse(node, schema).data ?? {};

const record = z.record(z.string(), z.unknown());
const recordIn = (value: unknown): Record<string, unknown> | undefined =>
  z.safeParse(record, value).data;
export const listIn = (value: unknown): unknown[] | undefined =>
  z.safeParse(z.array(z.unknown()), value).data;

/** Lists that may be empty, so that a model may leave them out. */
const OPTIONAL_LISTS = new Set(['notes', 'variants', 'mistakes', 'alternatives', 'working']);

/** Other names of fields, by models that have not seen the schema. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  stem: 'question questiontext prompt text énoncé statement السؤال نصالسؤال'.split(' '),
  key: 'answer correctanswer correct rightanswer correctoption réponse bonneréponse الاجابه الاجابهالصحيحه الجواب الجوابالصحيح'.split(
    ' ',
  ),
  answer: 'correctanswer correct key réponse bonneréponse الاجابه الجواب'.split(' '),
  options: 'choices answers answeroptions propositions choix الخيارات الاختيارات'.split(' '),
  reason: 'explanation rationale justification explication التعليل التفسير الشرح'.split(' '),
  statement: 'exercise question problem énoncé التمرين نصالتمرين'.split(' '),
  steps: 'solution solutionsteps résolution étapes الحل خطواتالحل'.split(' '),
};

/** What models write for values of closed sets, folded: in other words, or in the language of the draft. */
const stages: Readonly<Record<LessonStage, readonly string[]>> = {
  launch: [
    'وضعية الانطلاق',
    'الانطلاق',
    'situation de depart',
    'depart',
    'opening',
    'introduction',
  ],
  build: ['بناء التعلمات', 'البناء', 'construction des apprentissages', 'construction', 'building'],
  apply: ['استثمار المكتسبات', 'الاستثمار', 'reinvestissement', 'application', 'applying'],
};
const OTHER_VALUES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...lessonStages.flatMap((stage) =>
    stages[stage].map((text): [string, unknown] => [foldText(text), stage]),
  ),
  ['analyze', 'analyse'],
  ...['easy سهل facile', 'medium متوسط moyen', 'hard صعب difficile'].flatMap((words, index) =>
    words.split(' ').map((word): [string, unknown] => [foldText(word), index + 1]),
  ),
]);

/** The values of a closed set that a schema accepts. */
const valuesOf = ({ enum: values, const: only, anyOf = [] }: Node): unknown[] => [
  ...(values ?? []),
  ...(only === undefined ? [] : [only]),
  ...anyOf.flatMap((one) => valuesOf(readNode(one))),
];

const typesOf = ({ type, anyOf = [] }: Node): string[] => [
  ...(type === undefined ? [] : [type].flat()),
  ...anyOf.flatMap((one) => typesOf(readNode(one))),
];

const isAnything = (schema: unknown): boolean => Object.keys(recordIn(schema) ?? {}).length === 0;

/** The schemas of objects that a schema accepts. */
const objectsOf = (schema: Node): Node[] =>
  schema.properties ? [schema] : (schema.anyOf ?? []).flatMap((one) => objectsOf(readNode(one)));

/** A name without case, accents, spaces and underscores. */
const plainName = (name: string): string => foldText(name).replace(/[^\p{L}\p{Nd}]/gu, '');

/** The name under which a field was given: its own, in another case, or another one that no field has. */
function givenName(
  field: string,
  names: readonly string[],
  fields: Readonly<Record<string, unknown>>,
): string | undefined {
  if (names.includes(field)) return field;
  const others = (OTHER_NAMES[field] ?? []).filter((other) => !Object.hasOwn(fields, other));
  return [field, ...others].flatMap((wanted) =>
    names.filter((name) => !Object.hasOwn(fields, name) && plainName(name) === plainName(wanted)),
  )[0];
}

/** What follows a truth: “Vrai, car…”. */
const REMARK = /[,،;:(—]|\s-\s|\.\s/u;
const truthSaid = (text: string): boolean | undefined =>
  truthIn(text) ?? truthIn(text.split(REMARK)[0] ?? '');

/** A closed set's own fields say which of several objects is given; otherwise the most fields. */
function objectFor(schemas: readonly Node[], given: Record<string, unknown>): Node | undefined {
  const names = Object.keys(given);
  const scored = schemas.flatMap((schema) => {
    const fields = schema.properties ?? {};
    const isOther = Object.entries(fields).some(([name, one]) => {
      const { const: only, type } = readNode(one);
      const value = given[name];
      if (type === 'boolean' && typeof value === 'string') return truthSaid(value) === undefined;
      return only !== undefined && value !== only;
    });
    if (isOther) return [];
    const found = Object.keys(fields).filter((field) => givenName(field, names, fields));
    const unknown = names.filter((name) => !Object.hasOwn(fields, name)).length;
    return [{ schema, score: found.length - unknown / 100 - Object.keys(fields).length / 10_000 }];
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.schema;
}

function mendObject(schema: Node, given: Record<string, unknown>): unknown {
  const fields = schema.properties ?? {};
  const names = Object.keys(given);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, inner]): [string, unknown][] => {
      const name = givenName(field, names, fields);
      const value = name === undefined ? undefined : given[name];
      if (value !== undefined && value !== null) return [[field, mendValue(inner, value, field)]];
      const isRequired = schema.required?.includes(field) ?? false;
      if (isRequired && typesOf(readNode(inner)).includes('null')) return [[field, null]];
      if (isRequired && OPTIONAL_LISTS.has(field)) return [[field, []]];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** Bold letters of a whole text, which Markdown sets with stars. */
const BOLD = /^\s*\*\*([^*]+)\*\*\s*$/;

function mendText(value: unknown): unknown {
  if (typeof value === 'string') return mendLatex(value.replace(BOLD, '$1'));
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const texts = listIn(value)?.map((one) => (typeof one === 'string' ? one : onlyText(one)));
  const text = texts
    ? texts.every((one) => one !== undefined) && texts.join('\n')
    : onlyText(value);
  return typeof text === 'string' ? mendLatex(text) : value;
}

const BULLET = /^\s*[-•*–·▪]\s+(?=\S)/u;

/** The items of a list that was given as one text: its lines, or what stands between semicolons or, for things, commas. */
function splitText(text: string, field: string): string[] {
  if (field === 'options') {
    const lettered = text.split(/\s+(?=[([]?[b-f][).\]:]\s*\S)/iu);
    if (/^\s*[([]?a[).\]:]/i.test(text) && lettered.length > 2) return lettered;
  }
  const signs = [
    /\n+/,
    /\s*(?:→|⟶|➜|->)\s*/,
    /\s*[;؛]\s*/,
    ...(field === 'materials' ? [/\s*(?:،|,(?!\d))\s*/] : []),
  ];
  for (const sign of signs) {
    const items = text.split(sign).filter((item) => item.trim() !== '');
    if (items.length > 1) return items.map((item) => item.replace(BULLET, ''));
  }
  return text.trim() === '' ? [] : [text];
}

/** The fields of an object that has nothing but two texts. */
function pairIn({ properties = {} }: Node): readonly string[] | undefined {
  const names = Object.keys(properties);
  const isPair = names.every((name) => readNode(properties[name]).type === 'string');
  return names.length === 2 && isPair ? names : undefined;
}

/** The items of a list that was given by name: `{"A": "…"}`, `{"1": {…}}`, `{"launch": {…}}` or, of pairs, `{"term": "meaning"}`. */
function itemsIn(
  { properties = {} }: Node,
  given: Record<string, unknown>,
  pair: readonly string[] | undefined,
): unknown[] {
  return Object.entries(given).map(([name, value]) => {
    if (pair && typeof value === 'string') return [name, value];
    const fields = recordIn(value);
    const missing = Object.keys(properties).find(
      (field) =>
        fields !== undefined &&
        fields[field] === undefined &&
        valuesOf(readNode(properties[field])).includes(name),
    );
    return missing === undefined ? value : { ...fields, [missing]: name };
  });
}

function mendList(schema: Node, value: unknown, field: string): unknown {
  const items = readNode(schema.items);
  const isOfTexts = typesOf(items).includes('string');
  if (typeof value === 'string') return isOfTexts ? splitText(mendLatex(value), field) : value;
  const given = recordIn(value);
  const isOne =
    given &&
    objectsOf(items).some(({ properties = {} }) =>
      Object.keys(given).some((name) => Object.hasOwn(properties, name)),
    );
  // `{"A": "…", "B": "…"}` or `{"1": {…}}`; or the only item without its list.
  const pair = pairIn(items);
  const list = listIn(value) ?? (given && (isOne ? [given] : itemsIn(items, given, pair)));
  if (!list) return value;
  const mended = list.map((item) =>
    mendValue(schema.items, pair ? mendPair(item, pair) : item, ''),
  );
  const texts = z.safeParse(z.array(z.string()), mended).data;
  return texts && texts.length > 1 && texts.every((text) => BULLET.test(text))
    ? texts.map((text) => text.replace(BULLET, ''))
    : mended;
}

/** JSON in a text, where an object or a list is wanted. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function mendOther(schema: Node, value: unknown): unknown {
  const types = typesOf(schema);
  const values = valuesOf(schema);
  if (values.length > 0 && !values.includes(value)) {
    const folded = foldText(String(value));
    const same = values.find((one) => foldText(String(one)) === folded);
    const other = OTHER_VALUES.get(folded);
    if (same !== undefined) return same;
    return values.includes(other) ? other : value;
  }
  if (types.includes('boolean') && (value === 0 || value === 1)) return value === 1;
  if (typeof value !== 'string') return types.includes('string') ? mendText(value) : value;
  if (types.includes('string')) return mendText(value);
  if (types.includes('boolean')) return truthSaid(value) ?? value;
  if (!types.includes('number') && !types.includes('integer')) return value;
  const number = typedNumber(value);
  return Number.isNaN(number) ? value : number;
}

/** Puts back the LaTeX in all texts of a value. */
function mendTexts(value: unknown): unknown {
  if (typeof value === 'string') return mendLatex(value);
  const list = listIn(value);
  if (list) return list.map(mendTexts);
  const given = recordIn(value);
  return given
    ? Object.fromEntries(Object.entries(given).map(([name, one]) => [name, mendTexts(one)]))
    : value;
}

/** The object within one that has none of the wanted fields but it: `{"question": {…}}`, `{"id": 1, "item": {…}}`. */
function inner(objects: readonly Node[], given: Record<string, unknown>): Record<string, unknown> {
  const records = Object.values(given)
    .map(recordIn)
    .filter((one) => one !== undefined);
  const [only] = records;
  const known = ({ properties = {} }: Node) =>
    Object.keys(properties).filter((name) => Object.hasOwn(given, name));
  return records.length === 1 &&
    only &&
    objects.every((schema) => known(schema).length < 2) &&
    objects.some(
      ({ properties = {} }) =>
        Object.keys(only).filter((name) => Object.hasOwn(properties, name)).length > 1,
    )
    ? only
    : given;
}

/**
 * Brings a value into the form of a JSON schema where what is meant is beyond doubt: drops unknown fields, sets missing
 * ones to null, makes lists of texts and texts of lists. What it does not understand stays.
 */
export function mendValue(schema: unknown, value: unknown, field = ''): unknown {
  const wanted = readNode(schema);
  if (isAnything(schema)) return mendTexts(value);
  const isNone = typeof value === 'string' && /^(?:null|none|)$/i.test(value.trim());
  if (isNone && typesOf(wanted).includes('null')) return null;
  const objects = objectsOf(wanted);
  const isList = typesOf(wanted).includes('array');
  const read = objects.length > 0 || isList ? parsed(value) : value;
  if (isList) return mendList(wanted, read, field);
  if (objects.length === 0) return mendOther(wanted, read);
  const list = listIn(read);
  const records = list?.flatMap((one) => recordIn(one) ?? []);
  const outer = recordIn(records?.length === 1 ? records[0] : read);
  const whole = outer && inner(objects, outer);
  const isChoice = objects.some(({ properties = {} }) => 'options' in properties);
  const given = whole && isChoice ? mendOptions(whole) : whole;
  const object = given && objectFor(objects, given);
  return object ? mendObject(object, given) : mendTexts(value);
}
