import { AwsError } from '../front-door/aws-error.ts';
import type { ByteRange } from './store.ts';

/**
 * The one range asked for. Undefined means the whole object: no range, several, or a unit that is not bytes.
 * @throws {AwsError} InvalidRange
 */
export const parseRange = (header: string | undefined, size: number): ByteRange | undefined => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  if (start > end)
    throw new AwsError('InvalidRange', 'The requested range is not satisfiable', 416, {
      RangeRequested: header ?? '',
      ActualObjectSize: String(size),
    });
  return { start, end };
};
