import { correlationHeader, isCorrelationId } from '#shared/model/correlation.ts';

/** What the caller has named the call; undefined if it has not, or what it says is no such name. */
export function correlationOf(
  headers: Readonly<Record<string, string | undefined>> | undefined,
): string | undefined {
  const given = headers?.[correlationHeader];
  return given !== undefined && isCorrelationId(given) ? given : undefined;
}
