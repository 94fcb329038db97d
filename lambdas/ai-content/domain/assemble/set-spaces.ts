import { proseParts } from '#shared/draft/prose.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';

/** A space at which a line of French may not break. */
const UNBREAKABLE = / (?=[?!;:»])|(?<=«) /gu;

/** Makes spaces inside French quotation marks and before ? ! ; : unbreakable, except in the source text. */
export function setSpaces<Value>(value: Value, language: DraftLanguage): Value;
export function setSpaces(value: unknown, language: DraftLanguage): unknown {
  if (language !== 'fr') return value;
  if (typeof value === 'string')
    return proseParts(value)
      .map(({ kind, written }) =>
        kind === 'formula' ? written : written.replace(UNBREAKABLE, '\u00a0'),
      )
      .join('');
  if (Array.isArray(value)) return value.map((each: unknown) => setSpaces(each, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      name === 'sourceText' || name === 'readings' ? each : setSpaces(each, language),
    ]),
  );
}
