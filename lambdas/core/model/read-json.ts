import { jsonrepair } from 'jsonrepair';

/** Characters of a text in which JSON is looked for. A draft has at most 60 questions of some 250 characters. */
const LONGEST = 500_000;

/** A backslash that JSON does not know, as in `\sqrt`; jsonrepair would drop it, or give up at `\underline`. */
const ESCAPES = /\\(?:["\\/bfnrt'\n]|u[\da-f]{4})|\\/gi;
const keepBackslashes = (json: string): string =>
  json.replace(ESCAPES, (escape) => (escape === '\\' ? '\\\\' : escape));
/** An Arabic comma between two texts or objects; within a text, quotation marks have backslashes. */
const ARABIC_COMMA = /(?<=["\]}])\s*،\s*(?=["[{])/g;

/** Reads JSON. Models that write it by hand forget a comma or a quote, and write LaTeX with one backslash. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    try {
      return JSON.parse(jsonrepair(keepBackslashes(json).replace(ARABIC_COMMA, ',')));
    } catch {
      return undefined;
    }
  }
}

/** A string, with or without its end, or a bracket. */
const TOKENS = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|[{}[\]]/g;
/** A bracket in words does not begin a list of objects. */
const LIST = /^\[\s*[[{]/;

const THOUGHTS = /<(\/?)(?:think|thinking|thought|reasoning)>/gi;

/** What a model says without its thoughts, whose beginning may be missing. Thoughts without an end are kept. */
export function withoutThoughts(text: string): string {
  let said = '';
  let end = 0;
  let isThinking = false;
  for (const { 0: tag, 1: slash, index } of text.matchAll(THOUGHTS)) {
    const isEnd = slash === '/';
    if (!isThinking) said = isEnd ? '' : said + text.slice(end, index);
    // A tag within thoughts is part of them.
    if (isThinking && !isEnd) continue;
    isThinking = !isEnd;
    end = index + tag.length;
  }
  return said + text.slice(end);
}

/** JSON that was written as one text of JSON. */
function unquoted(text: string): string {
  if (!/^\s*"\s*[[{]/.test(text)) return text;
  const inner = parseJson(text);
  return typeof inner === 'string' ? inner : text;
}

/** The complete objects and lists in a text, the longest first; brackets within strings do not count. */
export function valuesIn(said: string): unknown[] {
  const text = withoutThoughts(unquoted(said));
  if (text.length > LONGEST) return [];
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') {
      if (depth === 0 && token === '[' && !LIST.test(text.slice(index, index + 20))) continue;
      if (depth === 0) start = index;
      depth += 1;
    } else if ((token === '}' || token === ']') && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push(text.slice(start, index + 1));
    }
  }
  return found
    .toSorted((one, other) => other.length - one.length)
    .map(parseJson)
    .filter((value) => typeof value === 'object' && value !== null);
}

const closing = { '{': '}', '[': ']' } as const;
type Opening = keyof typeof closing;

/** The beginning of a JSON object that breaks off, up to its last complete item; `undefined` if none is. */
export function beginningIn(said: string): unknown {
  const text = withoutThoughts(said);
  const start = text.indexOf('{');
  if (start < 0 || text.length > LONGEST) return undefined;
  const open: Opening[] = [];
  let kept: { readonly end: number; readonly open: readonly Opening[] } | undefined;
  for (const { 0: token, index } of text.slice(start).matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(token);
    if (token !== '}' && token !== ']') continue;
    open.pop();
    const isItem = token === '}' && open.at(-1) === '[';
    if (isItem && open.length <= (kept?.open.length ?? Infinity))
      kept = { end: start + index + 1, open: [...open] };
  }
  if (!kept) return undefined;
  const ends = kept.open.toReversed().map((bracket) => closing[bracket]);
  return parseJson(text.slice(start, kept.end) + ends.join(''));
}
