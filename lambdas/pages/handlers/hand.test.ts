import { describe, expect, it } from 'vitest';
import { callEndpoint, student } from '#test/support/call-endpoint.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { ownItems } from '#shared/contracts/own-values.ts';
import { emptyHand } from '../engines/page-reader/hand/hand.ts';
import { handler as getHand } from './get-hand.ts';
import { handler as putHand } from './put-hand.ts';

useIdentityProvider(() => []);
const { s3, put, items } = useJobServices();
const own = ownItemKey(ownItems.hand, 'teacher-1');
const since = '2026-09-21T08:00:00.000Z';
const learnt = { ...emptyHand(), pages: 2, marks: 90 };
const kept = { since, learnt };
const shown = { since, pages: 2, marks: 90 };
const jobIds = ['01KJQ5N8000000000000000000', '01KJQ5N8000000000000000001'] as const;
const choose = (learn: boolean) => callEndpoint(putHand, { body: { learn } });
const keepSigns = (uid: string, jobId: string) =>
  s3.objects.set(`/results/documents/${uid}/grade/${jobId}/signs.json`, {
    body: Buffer.from('{}'),
    contentType: 'application/json',
  });

describe('learning how a teacher writes', () => {
  it('is off, with nothing stored, until the teacher asks for it', async () => {
    expect(await callEndpoint(getHand)).toMatchObject({ status: 204 });
    expect(await items()).toEqual([]);
    const { status, body } = await choose(true);
    expect([status, body]).toEqual([
      200,
      { since: expect.any(String) as string, pages: 0, marks: 0 },
    ]);
    expect((await callEndpoint(getHand)).body).toEqual(body);
  });

  it('shows how much was learnt and no more, and goes on when asked for again', async () => {
    await put({ ...own, hand: kept, updatedAt: since });
    expect((await callEndpoint(getHand)).body).toEqual(shown);
    expect((await choose(true)).body).toEqual(shown);
    expect(await items()).toMatchObject([{ hand: kept }]);
  });

  it('forgets everything at once, and nothing of another teacher', async () => {
    await put(
      { ...own, hand: kept, updatedAt: since },
      { ...ownItemKey(ownItems.hand, 'teacher-2'), hand: kept, updatedAt: since },
    );
    for (const jobId of jobIds) keepSigns('teacher-1', jobId);
    keepSigns('teacher-2', jobIds[0]);
    const page = `/results/documents/teacher-1/grade/${jobIds[0]}/page-10x20.jpg`;
    s3.objects.set(page, { body: Buffer.from(''), contentType: 'image/jpeg' });
    expect(await choose(false)).toMatchObject({ status: 204 });
    expect(await items()).toMatchObject([ownItemKey(ownItems.hand, 'teacher-2')]);
    expect([...s3.objects.keys()].toSorted()).toEqual([
      page,
      `/results/documents/teacher-2/grade/${jobIds[0]}/signs.json`,
    ]);
    expect(await choose(false)).toMatchObject({ status: 204 });
  });

  it('is not available to a student, nor after the account was closed', async () => {
    for (const handler of [getHand, putHand])
      expect(await callEndpoint(handler, { body: { learn: true }, user: student })).toMatchObject({
        status: 403,
      });
    await put({ ...own, closed: true });
    expect(await choose(true)).toMatchObject({ status: 403 });
    expect(await choose(false)).toMatchObject({ status: 204 });
    expect(await items()).toEqual([{ ...own, closed: true }]);
  });
});
