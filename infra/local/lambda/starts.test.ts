import { expect, it } from 'vitest';
import { createStarts } from './starts.ts';

it('starts a limited number at a time, in order, whether they succeed or not', async () => {
  const starts = createStarts(2);
  const begun: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const all = gates.map(({ promise }, index) =>
    starts(async () => {
      begun.push(index);
      await promise;
    }).catch(() => 'failed'),
  );
  expect(begun).toEqual([0, 1]);
  gates[1]?.reject(new Error('no'));
  await all[1];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  expect(await Promise.all(all)).toEqual([undefined, 'failed', undefined, undefined]);
  expect(begun).toEqual([0, 1, 2, 3]);
});
