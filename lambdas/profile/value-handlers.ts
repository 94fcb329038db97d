import type { OwnValue } from '#shared/contracts/own-value.ts';
import { AppError } from '#shared/errors.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler, type ApiHandler } from '#core/http/endpoint-handler.ts';
import { withOptimisticRetry } from '#core/optimistic-retry.ts';
import { holdsPrecondition, isConditional } from '#core/http/precondition.ts';
import { profileEnvironment } from './environment.ts';
import { valueStore } from './stores/value-store.ts';

/** Answers the caller's value, or the empty one if none was saved. */
export function getValue(value: OwnValue & { readonly empty: object }): ApiHandler {
  const { TABLE_NAME } = readEnvironment(profileEnvironment);
  const store = valueStore(documentClient, TABLE_NAME, value);
  return endpointHandler(
    value.get,
    async ({ user }) => (await store.find(user.uid)) ?? value.empty,
  );
}

/**
 * Saves the caller's value as a whole, with the fields that it keeps, and answers it. If the request has a precondition,
 * only the version that the caller has seen is replaced. Throws `precondition-failed` when another version is stored by
 * now, `forbidden` when the account is closed.
 */
export function putValue(
  value: OwnValue & { readonly empty?: object; readonly kept?: readonly string[] | undefined },
): ApiHandler {
  const { TABLE_NAME } = readEnvironment(profileEnvironment);
  const store = valueStore(documentClient, TABLE_NAME, value);
  return endpointHandler(value.put, async ({ user: { uid }, body, headers }) => {
    const known = value.kept ?? [];
    const left = known.some((field) => Reflect.get(body, field) !== undefined) ? [] : known;
    const hasSeen = isConditional(headers);
    return withOptimisticRetry(async () => {
      const seen = hasSeen || left.length > 0 ? await store.read(uid) : undefined;
      if (seen && !holdsPrecondition(value.put, headers, seen.value ?? value.empty))
        throw new AppError('precondition-failed');
      const before = Object.entries(seen?.value ?? {});
      const kept = Object.fromEntries(before.filter(([field]) => left.includes(field)));
      const next = { ...kept, ...body };
      const outcome = await store.save(uid, next, new Date(), seen);
      if (outcome === 'closed') throw new AppError('forbidden');
      if (outcome === 'changed' && hasSeen) throw new AppError('precondition-failed');
      return outcome === 'changed' ? undefined : next;
    });
  });
}
