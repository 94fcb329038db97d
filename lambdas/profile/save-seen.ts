import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { ApiEvent } from '#core/http/authenticated-user.ts';
import { holdsPrecondition, isConditional } from '#core/http/precondition.ts';
import type { ValueStore } from './stores/value-store.ts';

interface Saving<T> {
  readonly endpoint: Endpoint;
  readonly store: ValueStore<T>;
  readonly uid: string;
  readonly headers: ApiEvent['headers'];
  /** The answer of a GET while nothing is stored. */
  readonly empty?: T;
}

/**
 * Saves a value as a whole and returns it. If the request has a precondition, only the version that the caller has
 * seen is replaced.
 * @throws AppError `precondition-failed` when another version is stored by now, `forbidden` when the account is
 *   closed
 */
export async function saveSeen<T>(saving: Saving<T>, value: T, now: Date): Promise<T> {
  const { endpoint, store, uid, headers, empty } = saving;
  const seen = isConditional(headers) ? await store.read(uid) : undefined;
  if (seen && !holdsPrecondition(endpoint, headers, seen.value ?? empty)) {
    throw new AppError('precondition-failed');
  }
  const outcome = await store.save(uid, value, now, seen);
  if (outcome === 'closed') throw new AppError('forbidden');
  if (outcome === 'changed') throw new AppError('precondition-failed');
  return value;
}
