import { expect, inject, it } from 'vitest';
import { driveSite } from '../smoke/steps.ts';

it('the deployed site passes `npm run smoke`', async () => {
  const done: string[] = [];
  await driveSite(inject('platform').url, async (what, act) => {
    const result = await act();
    done.push(what);
    return result;
  });
  expect(done.at(-1)).toBe('deleting the account');
});
