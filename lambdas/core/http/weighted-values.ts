/** A value of a list like `Accept-Encoding`; its weight is 0 (never) to 1, and 1 where none is given. */
interface WeightedValue {
  /** In lower case. */
  readonly value: string;
  readonly weight: number;
}

/** The values of a header with quality values (RFC 9110, 12.4.2), as listed. A weight that is no number is `NaN`. */
export const weightedValues = (header: string | undefined): WeightedValue[] =>
  (header ?? '').split(',').map((range) => {
    const [value = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { value, weight: Number(weight) };
  });
