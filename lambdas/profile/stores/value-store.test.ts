import { describe, expect, it } from 'vitest';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { profileValue } from '#shared/contracts/profile.ts';
import { valueStore } from './value-store.ts';

const table = useDynamoTable();
const profiles = () => valueStore(table.client, table.name, profileValue);
const first = new Date('2026-03-01T10:00:00.000Z');
const later = new Date('2026-03-01T10:00:01.000Z');
const newer = { ...sampleProfile, school: 'Another school' };

describe('saving a profile over the version that was shown', () => {
  it('succeeds while that version is current', async () => {
    expect(await profiles().save('a', sampleProfile, first, await profiles().read('a'))).toBe(
      'saved',
    );
    expect(await profiles().save('a', newer, later, await profiles().read('a'))).toBe('saved');
    expect(await profiles().find('a')).toEqual(newer);
  });

  it('is refused when a first profile was saved meanwhile', async () => {
    const nothing = await profiles().read('b');
    await profiles().save('b', newer, first);
    expect(await profiles().save('b', sampleProfile, later, nothing)).toBe('changed');
    expect(await profiles().find('b')).toEqual(newer);
  });

  it('is refused when a newer version was saved', async () => {
    await profiles().save('c', sampleProfile, first);
    const seen = await profiles().read('c');
    await profiles().save('c', newer, later);
    expect(await profiles().save('c', sampleProfile, later, seen)).toBe('changed');
    expect(await profiles().find('c')).toEqual(newer);
  });

  it('is refused for a closed account', async () => {
    await profiles().save('d', sampleProfile, first);
    const seen = await profiles().read('d');
    await dynamoAccountClosure(table.client, table.name).close('d', first);
    expect(await profiles().save('d', newer, later, seen)).toBe('closed');
  });
});
