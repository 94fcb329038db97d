import { AppError } from '../../../shared/errors.ts';
import type { ApiEvent } from './authenticated-user.ts';

/** 8–128 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{8,128}$/;

/**
 * The `Idempotency-Key` header, if any.
 * @throws AppError `idempotency-key-invalid`
 */
export function idempotencyKeyOf(event: ApiEvent): string | undefined {
  const key = event.headers['idempotency-key'];
  if (key !== undefined && !KEY.test(key)) throw new AppError('idempotency-key-invalid');
  return key;
}
