import { AwsError } from '../front-door/aws-error.ts';
import type { FrontDoorRequest } from '../front-door/http-message.ts';
import { queryValue } from './call.ts';
import type { ObjectInfo } from './object-file.ts';

/** Headers of an object; a GET may replace the first group by `response-…` parameters of its (signed) query. */
export const infoHeaders = (
  info: ObjectInfo,
  request: FrontDoorRequest,
): Record<string, string> => {
  const replaceable = {
    'content-type': info.contentType,
    'content-disposition': info.contentDisposition,
    'cache-control': info.cacheControl,
    'content-encoding': info.contentEncoding,
    'content-language': info.contentLanguage,
    expires: undefined,
  };
  const headers: Record<string, string> = {
    etag: `"${info.etag}"`,
    'last-modified': new Date(info.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  };
  for (const [name, stored] of Object.entries(replaceable)) {
    const value = queryValue(request, `response-${name}`) ?? stored;
    if (value !== undefined) headers[name] = value;
  }
  for (const [name, value] of Object.entries(info.metadata)) headers[`x-amz-meta-${name}`] = value;
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
