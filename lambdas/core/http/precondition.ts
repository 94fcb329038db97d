import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { ApiEvent } from './authenticated-user.ts';
import { etagMatches } from '../etag-matches.ts';
import { entityTag } from './respond.ts';

type Headers = ApiEvent['headers'];

/** Whether the caller of a conditional endpoint says what they have seen. */
export const isConditional = (headers: Headers): boolean =>
  headers['if-match'] !== undefined || headers['if-none-match'] !== undefined;

/** Whether `stored` is what the caller has seen (RFC 9110, 13.1); `undefined` when nothing is stored. */
export function holdsPrecondition(
  { response }: Endpoint,
  headers: Headers,
  stored: unknown,
): boolean {
  const { 'if-match': seen, 'if-none-match': unseen } = headers;
  const tag = response && stored !== undefined ? entityTag(response, stored) : undefined;
  if (tag === undefined) return seen === undefined;
  return (seen === undefined || etagMatches(seen, tag)) && !etagMatches(unseen, tag);
}
