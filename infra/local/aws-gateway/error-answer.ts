import { toXml } from '../s3/xml.ts';
import type { AwsError } from './aws-error.ts';
import type { GatewayResponse } from './http-message.ts';

/** S3 uses XML, all other services JSON. */
export type Protocol = 'json' | 's3';

/** Writes an error in the form of its protocol; an answer to HEAD has no body. */
export const errorAnswer = (
  protocol: Protocol,
  { code, message, httpStatus, details, retryAfter }: AwsError,
  { requestId, method }: { requestId: string; method: string },
): GatewayResponse => {
  if (protocol === 'json')
    return {
      status: httpStatus,
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amzn-requestid': requestId,
        'x-amzn-errortype': code,
        ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
      },
      body: JSON.stringify({ __type: code, message }),
    };
  const body = toXml({ Error: { Code: code, Message: message, ...details, RequestId: requestId } });
  return {
    status: httpStatus,
    headers: { 'content-type': 'application/xml', 'x-amz-request-id': requestId },
    ...(method !== 'HEAD' && { body }),
  };
};
