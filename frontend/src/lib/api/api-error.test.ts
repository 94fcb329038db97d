import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, textOfFailure } from './api-error.ts';

afterEach(() => vi.restoreAllMocks());

it('says that the device is offline instead of naming the failed action', () => {
  const failed = new TypeError('Failed to fetch');
  expect(textOfFailure(failed, 'error.submit')).toEqual({ id: 'error.submit' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(textOfFailure(failed, 'error.submit')).toEqual({ id: 'error.network' });
  expect(textOfFailure(new ApiError(502), 'error.submit')).toEqual({ id: 'error.submit' });
});
