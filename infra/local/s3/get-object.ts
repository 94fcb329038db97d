import { AwsError } from '../front-door/aws-error.ts';
import type { FrontDoorResponse } from '../front-door/http-message.ts';
import { parseRange } from './byte-range.ts';
import type { S3Call } from './call.ts';
import { infoHeaders } from './object-headers.ts';
import { bucketArn } from './permissions.ts';
import { isUnchanged } from './preconditions.ts';
import type { StoredObject } from './store.ts';

/** Whoever may not list the bucket must not learn whether a key exists: S3 then says 403 instead of 404. */
const missing = ({ gate }: S3Call, bucket: string, key: string): AwsError => {
  gate.require({ action: 's3:ListBucket', resource: bucketArn(bucket) });
  return new AwsError('NoSuchKey', 'The specified key does not exist.', 404, { Key: key });
};

const answer = ({ request }: S3Call, object: StoredObject): FrontDoorResponse => {
  const { info } = object;
  const headers = infoHeaders(info, request);
  if (isUnchanged(request, info)) return { status: 304, headers };
  const range = parseRange(request.headers.range, info.size);
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${info.size}`;
  else if (request.headers['x-amz-checksum-mode'] === 'ENABLED')
    for (const [algorithm, value] of Object.entries(info.checksums)) {
      headers[`x-amz-checksum-${algorithm}`] = value;
      headers['x-amz-checksum-type'] = 'FULL_OBJECT';
    }
  headers['content-length'] = String(range ? range.end - range.start + 1 : info.size);
  const body = request.method === 'GET' ? { body: object.stream(range) } : {};
  return { status: range ? 206 : 200, headers, ...body };
};
/** GetObject and HeadObject. */
export const getObject = async (
  call: S3Call,
  bucket: string,
  key: string,
): Promise<FrontDoorResponse> => {
  const object = await call.store.get(bucket, key);
  if (!object) throw missing(call, bucket, key);
  try {
    const response = answer(call, object);
    if (response.body === undefined) await object.close();
    return response;
  } catch (error) {
    await object.close();
    throw error;
  }
};
