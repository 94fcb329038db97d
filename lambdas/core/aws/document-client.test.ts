import { expect, it } from 'vitest';
import { documentClient } from './document-client.ts';

it('copies nothing of what it reads for a logger', () => {
  const steps = documentClient.middlewareStack.identify();
  expect(steps.filter((step) => step.startsWith('callTime'))).toHaveLength(1);
  expect(steps.filter((step) => /logger/i.test(step))).toEqual([]);
});
