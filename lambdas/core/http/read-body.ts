import { AppError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/model/limits.ts';
import type { ApiEvent } from './authenticated-user.ts';
import { parseJson } from './parse-json.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * The request's JSON body.
 * @throws AppError `unsupported-media-type`, `payload-too-large` (more than `limits.requestBodyBytes`) or
 * `malformed-json` (an empty body included).
 */
export function readBody(event: ApiEvent): unknown {
  if (!JSON_TYPE.test(event.headers['content-type']?.trim() ?? '')) {
    throw new AppError('unsupported-media-type');
  }
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > limits.requestBodyBytes) throw new AppError('payload-too-large');
  return parseJson(bytes.toString('utf8'));
}
