import { AwsError } from '../aws-gateway/aws-error.ts';
import type { GatewayRequest } from '../aws-gateway/http-message.ts';
import { queryValue } from './call.ts';
import type { ObjectInfo } from './object-file.ts';

/** Headers of an object; `response-…` parameters of a GET's signed query may replace or add some. */
export const infoHeaders = (info: ObjectInfo, request: GatewayRequest): Record<string, string> => {
  const disposition = queryValue(request, 'response-content-disposition');
  const headers: Record<string, string> = {
    etag: `"${info.etag}"`,
    'last-modified': new Date(info.lastModified).toUTCString(),
    'content-length': String(info.size),
    'content-type': queryValue(request, 'response-content-type') ?? info.contentType,
    ...(disposition !== undefined && { 'content-disposition': disposition }),
    ...(info.cacheControl !== undefined && { 'cache-control': info.cacheControl }),
  };
  const unsendable = Object.entries(headers).find(([, value]) =>
    /[^\t\x20-\x7e\x80-\xff]/.test(value),
  );
  if (unsendable)
    throw new AwsError(
      'InvalidArgument',
      'Header value cannot be represented using ISO-8859-1.',
      400,
      { ArgumentName: unsendable[0] },
    );
  return headers;
};
