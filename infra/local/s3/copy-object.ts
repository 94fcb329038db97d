import { buffer } from 'node:stream/consumers';
import { AwsError } from '../front-door/aws-error.ts';
import type { FrontDoorResponse } from '../front-door/http-message.ts';
import type { S3Call } from './call.ts';
import type { S3Operation } from './operation.ts';
import { bucketArn } from './permissions.ts';
import { describe } from './put-object.ts';
import { toXml } from './xml.ts';

/** CopyObject: the bytes with the source's description, or with a new one under `x-amz-metadata-directive: REPLACE`. */
export const copyObject = async (
  { request, store, gate }: S3Call,
  { bucket, key, source }: Extract<S3Operation, { name: 'CopyObject' }>,
): Promise<FrontDoorResponse> => {
  const object = await store.get(source.bucket, source.key);
  if (!object) {
    gate.require({ action: 's3:ListBucket', resource: bucketArn(source.bucket) });
    throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404, { Key: source.key });
  }
  const bytes = await buffer(object.stream());
  const replaced = request.headers['x-amz-metadata-directive'] === 'REPLACE';
  const { checksums } = object.info;
  const copy = await store.put(bucket, key, bytes, {
    ...(replaced ? describe(request) : object.info),
    checksums,
  });
  const CopyObjectResult = { LastModified: copy.lastModified, ETag: `"${copy.etag}"` };
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: toXml({ CopyObjectResult }),
  };
};
