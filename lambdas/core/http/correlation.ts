import { correlationHeader, isCorrelationId } from '#shared/model/correlation.ts';

/** The correlation id that the caller sent; `undefined` if there is none or it is malformed. */
export function correlationOf(
  headers: Readonly<Record<string, string | undefined>> | undefined,
): string | undefined {
  const given = headers?.[correlationHeader];
  return given !== undefined && isCorrelationId(given) ? given : undefined;
}
