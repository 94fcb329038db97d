import { AwsError } from '../front-door/aws-error.ts';
import type { FrontDoorRequest } from '../front-door/http-message.ts';
import type { ObjectInfo } from './object-file.ts';

const matchesTag = (header: string, info: ObjectInfo): boolean =>
  header
    .split(',')
    .some((tag) => ['*', `"${info.etag}"`, info.etag].includes(tag.trim().replace(/^W\//, '')));

/**
 * Whether the caller has this very object already (RFC 9110, section 13.2.2).
 * @throws {AwsError} PreconditionFailed when it asked for another
 */
export const isUnchanged = ({ headers }: FrontDoorRequest, info: ObjectInfo): boolean => {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined && !matchesTag(ifMatch, info))
    throw new AwsError(
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
      412,
      { Condition: 'If-Match' },
    );
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return matchesTag(ifNoneMatch, info);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(Date.parse(info.lastModified) / 1000) * 1000 <= since;
};
