import * as z from 'zod/mini';

/*
 * Shapes of parts that models give in place of those that were asked for, where nothing is in doubt: what belongs together
 * stands together. Two lists side by side are not put together, because one of them may be shuffled.
 */

type Fields = Record<string, unknown>;
const recordIn = (value: unknown): Fields | undefined =>
  z.safeParse(z.record(z.string(), z.unknown()), value).data;
const listIn = (value: unknown): readonly unknown[] | undefined =>
  z.safeParse(z.array(z.unknown()), value).data;
const isText = (value: unknown): value is string => typeof value === 'string';

const TEXT_NAMES = ['text', 'label', 'value', 'option', 'content', 'item'];
/** What counts a text beside it: `A`, `1.`, `q2`. */
const COUNTER = /^[([]?\p{L}?\d{0,2}[).\]:]?$/u;

/** The text of an object such as `{"text": "…"}`, `{"A": "…"}` or `{"id": "A", "text": "…"}`. */
export function onlyText(value: unknown): string | undefined {
  const texts = Object.entries(recordIn(value) ?? {}).flatMap(([name, text]) =>
    isText(text) ? [{ name, text }] : [],
  );
  const named = texts.filter(({ name }) => TEXT_NAMES.includes(name.toLowerCase()));
  const others = texts.filter(({ text }) => !COUNTER.test(text));
  const found = [texts, named, others].find(({ length }) => length === 1);
  return found?.[0]?.text;
}

const FLAGS = /^(?:is_?)?(?:correct|right|key|true|answer)(?:_?answer)?$/i;
const isFlagged = (option: unknown): boolean =>
  Object.entries(recordIn(option) ?? {}).some(
    ([name, value]) => FLAGS.test(name) && value === true,
  );

/** `option_a`, `choice B`, `A`; numbers only after a word. */
const OPTION = /^(?:(?:option|choice|choix|proposition)[ _-]?([a-f1-6])|([a-f]))$/i;

/** A choice whose options say which of them is right, or are fields of their own. */
export function mendOptions(given: Fields): Fields {
  const apart = Object.entries(given).flatMap(([name, value]) =>
    OPTION.test(name) && isText(value) ? [name] : [],
  );
  const own = recordIn(given['options']);
  const named =
    own ??
    (apart.length > 2 ? Object.fromEntries(apart.map((name) => [name, given[name]])) : undefined);
  if (named && (own || given['options'] === undefined)) {
    const { key } = given;
    const byName = isText(key) && Object.hasOwn(named, key) ? named[key] : key;
    const rest = Object.entries(given).filter(([name]) =>
      !own && apart.includes(name) ? false : true,
    );
    return { ...Object.fromEntries(rest), options: Object.values(named), key: byName };
  }
  const options = listIn(given['options']) ?? [];
  const right = options.filter(isFlagged);
  if (right.length !== 1 || (given['key'] !== undefined && given['key'] !== null)) return given;
  const texts = options.map(onlyText);
  const key = onlyText(right[0]);
  return key !== undefined && texts.every(isText) ? { ...given, options: texts, key } : given;
}

const BETWEEN = /\s*(?:→|⟶|➜|->|=>|=|:|\s[-–—]\s)\s*/u;

/**
 * An object of two texts that was given as a list of two, as another two fields, or as a text with a sign between them.
 * @param names the two fields, in their order
 */
export function mendPair(value: unknown, names: readonly string[]): unknown {
  const [first = '', second = ''] = names;
  const paired = (texts: readonly unknown[]): unknown =>
    texts.length === 2 && texts.every(isText) ? { [first]: texts[0], [second]: texts[1] } : value;
  if (isText(value)) {
    const asked = /^([^?؟]+[?؟])\s+(\S[^?؟]*)$/u.exec(value);
    return paired(asked ? asked.slice(1) : value.split(BETWEEN));
  }
  const list = listIn(value);
  if (list) return paired(list);
  const fields = recordIn(value);
  if (!fields || names.some((name) => Object.hasOwn(fields, name))) return value;
  return paired(Object.values(fields));
}
