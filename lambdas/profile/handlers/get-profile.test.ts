import { describe, expect, it } from 'vitest';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { ownItems } from '#shared/contracts/own-values.ts';
import { handler } from './get-profile.ts';

const { put } = useEmptyTable();
const own = ownItemKey(ownItems.profile, 'teacher-1');

describe('the endpoint that returns a profile', () => {
  it('returns the caller’s own profile and no other stored field', async () => {
    const another = { ...sampleProfile, fullName: 'Another' };
    await put({ ...own, profile: sampleProfile, updatedAt: 'now' });
    await put({ ...ownItemKey(ownItems.profile, 'teacher-2'), profile: another, updatedAt: 'now' });
    const { status, body } = await callEndpoint(handler);
    expect(status).toBe(200);
    expect(body).toEqual(sampleProfile);
  });

  it('answers 204 when there is none yet', async () => {
    expect(await callEndpoint(handler)).toMatchObject({ status: 204, body: undefined });
  });

  it('answers 204 for an account that was deleted', async () => {
    await put({ ...own, closed: true, expiresAt: 1 });
    expect(await callEndpoint(handler)).toMatchObject({ status: 204, body: undefined });
  });

  it('does not return an invalid stored profile', async () => {
    await put({ ...own, profile: { ...sampleProfile, level: 'Other' } });
    expect(await callEndpoint(handler)).toMatchObject({ status: 500, body: { code: 'internal' } });
  });
});
