import { AwsError } from '../aws-gateway/aws-error.ts';
import type { GatewayResponse } from '../aws-gateway/http-message.ts';
import type { S3Call } from './call.ts';
import { infoHeaders } from './object-headers.ts';
import { bucketArn } from './permissions.ts';

/** Callers who may not list the bucket must not learn whether a key exists, so they get 403 instead of 404. */
const missing = ({ gate }: S3Call, bucket: string, key: string): AwsError => {
  gate.require({ action: 's3:ListBucket', resource: bucketArn(bucket) });
  return new AwsError('NoSuchKey', 'The specified key does not exist.', 404, { Key: key });
};

/** GetObject and HeadObject; always for the whole object. */
export const getObject = async (
  call: S3Call,
  bucket: string,
  key: string,
): Promise<GatewayResponse> => {
  const object = await call.store.get(bucket, key);
  if (!object) throw missing(call, bucket, key);
  try {
    const headers = infoHeaders(object.info, call.request);
    if (call.request.method === 'GET') return { status: 200, headers, body: object.stream() };
    await object.close();
    return { status: 200, headers };
  } catch (error) {
    await object.close();
    throw error;
  }
};
