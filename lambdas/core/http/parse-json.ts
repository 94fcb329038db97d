import { AppError } from '#shared/errors.ts';

/** Matches in valid JSON a string, with the colon if it is a key, or the start or end of an object or array. */
const TOKEN = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/g;

/** Whether any object of a valid JSON text has the key `__proto__` or the same key twice. */
function hasUnsafeKeys(text: string): boolean {
  const open: Set<string>[] = [];
  for (const [token, literal, colon] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (literal !== undefined && colon !== undefined) {
      const key = String(JSON.parse(literal));
      const seen = open.at(-1);
      if (key === '__proto__' || seen?.has(key)) return true;
      seen?.add(key);
    }
  }
  return false;
}

/**
 * Parses a JSON text. Rejects repeated keys, because parsers disagree on which one counts, and `__proto__`, because
 * copying it would change an object's prototype.
 * @throws AppError `malformed-json`
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's message is dropped, because it quotes the text.
    throw new AppError('malformed-json');
  }
  if (hasUnsafeKeys(text)) throw new AppError('malformed-json');
  return value;
}
