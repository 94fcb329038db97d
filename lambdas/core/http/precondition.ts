import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { ApiEvent } from './authenticated-user.ts';
import { etagMatches } from '../etag-matches.ts';
import { entityTag } from './respond.ts';

type Headers = ApiEvent['headers'];

export const isConditional = (headers: Headers): boolean =>
  headers['if-match'] !== undefined || headers['if-none-match'] !== undefined;

/** Whether the precondition holds for `stored` (RFC 9110, 13.1), which is `undefined` if there is nothing yet. */
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
