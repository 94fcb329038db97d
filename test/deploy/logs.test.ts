import { expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleProfile } from '../support/sample-profile.ts';
import { callAws } from './harness/account.ts';

const { account } = inject('deployment');

const groups = z.object({ logGroups: z.array(z.object({ logGroupName: z.string() })) });
const events = z.object({ events: z.array(z.object({ message: z.string() })) });

it('the logs of all tests contain no name, address or token', async () => {
  const [found] = await callAws(account, [['logs', 'describe_log_groups', {}]], groups);
  const read = found!.logGroups.map(
    ({ logGroupName }) => ['logs', 'filter_log_events', { logGroupName }] as const,
  );
  const said = (await callAws(account, read, events)).flatMap((group) =>
    group.events.map(({ message }) => message),
  );
  expect(said.filter((line) => line.includes('"event":"request"')).length).toBeGreaterThan(100);
  expect(said.filter((line) => line.includes('"event":"step"')).length).toBeGreaterThan(10);
  for (const secret of [sampleProfile.fullName, '@example.com', 'Yacine', 'eyJ']) {
    expect(said.filter((line) => line.includes(secret))).toEqual([]);
  }
});
