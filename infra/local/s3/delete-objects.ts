import type { FrontDoorResponse } from '../front-door/http-message.ts';
import type { S3Call } from './call.ts';
import type { S3Operation } from './operation.ts';
import { objectArn } from './permissions.ts';
import { toXml } from './xml.ts';

/** DeleteObjects: each key is allowed or refused by itself; keys that are not there count as deleted. */
export const deleteObjects = async (
  { store, gate }: S3Call,
  { bucket, keys, quiet }: Extract<S3Operation, { name: 'DeleteObjects' }>,
): Promise<FrontDoorResponse> => {
  const may = (key: string) =>
    gate.allows({ action: 's3:DeleteObject', resource: objectArn(bucket, key) });
  const { allowed = [], refused = [] } = Object.groupBy(keys, (key) =>
    may(key) ? 'allowed' : 'refused',
  );
  for (const key of allowed) await store.delete(bucket, key);
  const body = toXml({
    DeleteResult: {
      Deleted: quiet ? [] : allowed.map((Key) => ({ Key })),
      Error: refused.map((Key) => ({ Key, Code: 'AccessDenied', Message: 'Access Denied' })),
    },
  });
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
};
