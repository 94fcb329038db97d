import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, textOfError, textOfFailure } from './api-error.ts';
import { withCorrelationId } from './correlation.ts';

afterEach(() => vi.restoreAllMocks());

it('says that the device is offline instead of naming the failed action', () => {
  const failed = new TypeError('Failed to fetch');
  expect(textOfFailure(failed, 'error.submit')).toEqual({ id: 'error.submit' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(textOfFailure(failed, 'error.submit')).toEqual({ id: 'error.network' });
  expect(textOfFailure(new ApiError(502), 'error.submit')).toEqual({ id: 'error.submit' });
});

it.each([
  ['nothing is known', new ApiError(500), true],
  ['the service has a fault', new ApiError(500, 'internal'), true],
  ['there is no network', new TypeError('Failed to fetch'), false],
  ['the service is busy', new ApiError(503), false],
  ['the service is not available', new ApiError(503, 'unavailable'), false],
  ['the limit of today is reached', new ApiError(429, 'quota-exceeded'), false],
])('gives a code for the support only where they can help: %s', async (_, error, isGiven) => {
  await withCorrelationId(() => Promise.reject(error)).catch(() => undefined);
  expect(textOfError(error).reference !== undefined).toBe(isGiven);
  expect(textOfFailure(error, 'error.submit').reference !== undefined).toBe(isGiven);
});
