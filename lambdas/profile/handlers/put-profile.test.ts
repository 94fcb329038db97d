import type { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { ownItems } from '#shared/contracts/own-values.ts';
import { handler as getProfile } from './get-profile.ts';
import * as handlers from '../handlers.ts';

const handler = handlers.putProfile();
const { put, items } = useEmptyTable();
const own = ownItemKey(ownItems.profile, 'teacher-1');

describe('the endpoint that saves a profile', () => {
  it('saves the whole profile for the caller', async () => {
    const answer = await callEndpoint(handler, { body: sampleProfile });
    expect(answer).toMatchObject({ status: 200, body: sampleProfile });
    expect(await items()).toMatchObject([{ ...own, profile: sampleProfile }]);
  });

  it('refuses a user who is deleting their account', async () => {
    const closed = { ...own, closed: true };
    await put(closed);
    const answer = await callEndpoint(handler, { body: sampleProfile });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await items()).toEqual([closed]);
  });

  describe('when the caller names the version they have seen', () => {
    const stored = { ...own, profile: sampleProfile, updatedAt: '2026-03-01T10:00:00.000Z' };
    const edited = { ...sampleProfile, school: 'Another' };
    const save = (headers: Record<string, string>, body = edited) =>
      callEndpoint(handler, { body, headers });
    const seenTag = async () => String((await callEndpoint(getProfile)).headers['etag']);
    const changed = { status: 412, body: { code: 'precondition-failed' } };

    it('saves over that version only, and returns the new ETag', async () => {
      await put(stored);
      const answer = await save({ 'if-match': await seenTag() });
      expect(answer).toMatchObject({ status: 200, headers: { etag: await seenTag() } });
      expect(await items()).toMatchObject([{ profile: edited }]);
    });

    it('refuses when another version is stored', async () => {
      await put(stored);
      const seen = await seenTag();
      const newer = { ...stored, profile: { ...sampleProfile, school: 'A third' } };
      await put(newer);
      expect(await save({ 'if-match': seen })).toMatchObject(changed);
      expect(await save({ 'if-none-match': '*' })).toMatchObject(changed);
      expect(await items()).toEqual([newer]);
    });

    it('refuses when nothing is stored any more', async () => {
      expect(await save({ 'if-match': 'W/"seen"' })).toMatchObject(changed);
      expect(await items()).toEqual([]);
    });

    it('saves a first profile when the caller has seen that there is none', async () => {
      expect(await save({ 'if-none-match': '*' })).toMatchObject({ status: 200 });
      expect(await items()).toMatchObject([{ profile: edited }]);
    });

    it('refuses when it changes at the same moment', async () => {
      await put(stored);
      const seen = await seenTag();
      const newer = { ...stored, updatedAt: '2026-03-01T10:00:00.001Z' };
      const client = documentClient as { send(command: GetCommand): Promise<unknown> };
      const send = client.send.bind(client);
      vi.spyOn(client, 'send').mockImplementationOnce(async (command) => {
        const read = await send(command);
        await put(newer);
        return read;
      });
      expect(await save({ 'if-match': seen })).toMatchObject(changed);
      expect(await items()).toEqual([newer]);
    });
  });

  it.each([
    ['an empty name', { fullName: '   ' }, { path: '/fullName', code: 'too_small' }],
    ['a long school', { school: 'x'.repeat(201) }, { path: '/school', code: 'too_big' }],
    ['a control character', { rank: 'a\u202eb' }, { path: '/rank', code: 'control_character' }],
    ['a day that does not exist', { dateOfBirth: '2025-02-30' }, { path: '/dateOfBirth' }],
    ['another level', { level: 'University' }, { path: '/level', code: 'invalid_value' }],
    ['an unknown field', { uid: 'other' }, { path: '/uid', code: 'unrecognized_keys' }],
  ])('refuses %s and saves nothing', async (_, change, issue) => {
    const answer = await callEndpoint(handler, { body: { ...sampleProfile, ...change } });
    expect(answer).toMatchObject({ status: 400, body: { issues: [issue] } });
    expect(await items()).toEqual([]);
  });
});
