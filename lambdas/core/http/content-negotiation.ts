import { languages, type Language } from '#shared/model/locale.ts';

/** A value of a list like `Accept-Encoding`, with a weight from 0 (never) to 1 (also the default). */
interface WeightedValue {
  readonly value: string;
  readonly weight: number;
}

/** The values of a header with quality values (RFC 9110, 12.4.2), in their order. An invalid weight is `NaN`. */
const weightedValues = (header: string | undefined): WeightedValue[] =>
  (header ?? '').split(',').map((range) => {
    const [value = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { value, weight: Number(weight) };
  });

/** Whether an `Accept-Encoding` header (RFC 9110, 12.5.3) accepts a coding, by name or by `*`. */
export function acceptsCoding(header: string | undefined, ...names: readonly string[]): boolean {
  const codings = weightedValues(header);
  const coding =
    codings.find(({ value }) => names.includes(value)) ??
    codings.find(({ value }) => value === '*');
  return coding !== undefined && coding.weight > 0;
}

export const acceptsGzip = (header: string | undefined): boolean =>
  acceptsCoding(header, 'gzip', 'x-gzip');

/** The supported language that an `Accept-Language` header (RFC 9110, 12.5.4) prefers; English if there is none. */
export function preferredLanguage(header: string | undefined): Language {
  const byWeight = weightedValues(header)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { value } of byWeight) {
    const spoken = languages.find((one) => one === value.split('-')[0]);
    if (spoken) return spoken;
  }
  return 'en';
}
