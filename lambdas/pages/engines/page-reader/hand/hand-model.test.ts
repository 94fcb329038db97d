import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { handModel } from './hand-model.ts';

it('is fitted to the network that is in use', () => {
  const network = readFileSync(new URL('../digits/pens-s.bin', import.meta.url));
  expect(handModel.network).toBe(createHash('sha256').update(network).digest('hex'));
});
