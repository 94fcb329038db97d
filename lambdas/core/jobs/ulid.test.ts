import { expect, it } from 'vitest';
import { jobId } from '#shared/contracts/jobs.ts';
import { ulid } from './ulid.ts';

it('writes the time like the example in the ULID specification', () => {
  expect(ulid(1469918176385)).toMatch(/^01ARYZ6S41/);
});

it('sorts by time and never repeats', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => ulid(1_700_000_000_000 + index));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, () => ulid(0))).size).toBe(1000);
  for (const id of ids) expect(jobId.safeParse(id).success).toBe(true);
});
