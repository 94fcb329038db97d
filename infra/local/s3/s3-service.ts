import type { GatewayResponse } from '../aws-gateway/http-message.ts';
import type { S3Call } from './call.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { parseOperation } from './operation.ts';
import { permissionsOf } from './permissions.ts';
import { putObject } from './put-object.ts';

/**
 * Answers a verified S3 call: checks IAM, then calls the store.
 * @throws {AwsError} in S3's form
 */
export const callS3 = async (call: S3Call): Promise<GatewayResponse> => {
  const { request, store, gate } = call;
  const operation = parseOperation(request);
  for (const permission of permissionsOf(operation, request)) gate.require(permission);
  const { bucket } = operation;
  switch (operation.name) {
    case 'GetObject':
    case 'HeadObject':
      return getObject(call, bucket, operation.key);
    case 'PutObject':
      return putObject(call, bucket, operation.key);
    case 'DeleteObject':
      await store.delete(bucket, operation.key);
      return { status: 204, headers: {} };
    case 'ListObjectsV2':
      return listObjects(call, bucket);
  }
};
