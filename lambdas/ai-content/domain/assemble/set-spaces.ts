import type { DraftLanguage } from '#shared/model/locale.ts';

/** A formula, which stays, or a space at which a line of French may not break. */
const UNBREAKABLE = /\$(?:\\.|[^$\\\n])+\$| (?=[?!;:»])|(?<=«) /gu;

/**
 * Replaces the spaces inside French quotation marks and before ? ! ; : by unbreakable ones, in all texts of a value. The
 * source text and its versions stay as they are.
 */
export function setSpaces<Value>(value: Value, language: DraftLanguage): Value;
export function setSpaces(value: unknown, language: DraftLanguage): unknown {
  if (language !== 'fr') return value;
  if (typeof value === 'string')
    return value.replace(UNBREAKABLE, (match) => (match === ' ' ? '\u00a0' : match));
  if (Array.isArray(value)) return value.map((each: unknown) => setSpaces(each, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      name === 'sourceText' || name === 'readings' ? each : setSpaces(each, language),
    ]),
  );
}
