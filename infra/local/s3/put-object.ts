import { AwsError } from '../aws-gateway/aws-error.ts';
import type { GatewayRequest, GatewayResponse } from '../aws-gateway/http-message.ts';
import type { S3Call } from './call.ts';

/** `If-None-Match: *`, the only precondition that the product sends with new objects. */
const onlyIfNew = ({ headers }: GatewayRequest): boolean => {
  const condition = headers['if-none-match'];
  if (condition !== undefined && condition !== '*')
    throw new AwsError(
      'NotImplemented',
      'A header you provided implies functionality that is not implemented',
      501,
    );
  return condition === '*';
};

export const putObject = async (
  { request, store }: S3Call,
  bucket: string,
  key: string,
): Promise<GatewayResponse> => {
  const { etag } = await store.put(bucket, key, request.body, {
    contentType: request.headers['content-type'],
    cacheControl: request.headers['cache-control'],
    onlyIfNew: onlyIfNew(request),
  });
  return { status: 200, headers: { etag: `"${etag}"`, 'content-length': '0' } };
};
