import { describe, expect, it } from 'vitest';
import { ownItems } from '#shared/contracts/own-values.ts';
import { noticeVersion } from '#shared/model/pupil-data-notice.ts';
import { callEndpoint, student } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { handler as getPupilDataNotice } from './get-pupil-data-notice.ts';
import { handler as putPupilDataNotice } from './put-pupil-data-notice.ts';

const { put, items, trail } = useEmptyTable();
const own = ownItemKey(ownItems.pupilDataNotice, 'teacher-1');
const accept = (body: unknown = { version: noticeVersion }) =>
  callEndpoint(putPupilDataNotice, { body });

describe('the text about pupils’ data', () => {
  it('is not accepted at first; then its version and time are kept for their owner', async () => {
    await put({
      ...ownItemKey(ownItems.pupilDataNotice, 'teacher-2'),
      acceptance: { version: noticeVersion, acceptedAt: '2026-01-01T00:00:00.000Z' },
    });
    expect(await callEndpoint(getPupilDataNotice)).toMatchObject({ status: 204 });
    const before = new Date().toISOString();
    const answer = await accept();
    expect(answer).toMatchObject({ status: 200, body: { version: noticeVersion } });
    const { acceptedAt } = answer.body as { acceptedAt: string };
    expect(acceptedAt >= before).toBe(true);
    expect((await callEndpoint(getPupilDataNotice)).body).toEqual(answer.body);
  });

  it('keeps the first time when it is accepted again', async () => {
    const first = { version: noticeVersion, acceptedAt: '2026-01-01T00:00:00.000Z' };
    await put({ ...own, acceptance: first, updatedAt: first.acceptedAt });
    expect(await accept()).toMatchObject({ status: 200, body: first });
  });

  it('keeps one time, and notes it once, when it is accepted in two tabs at once', async () => {
    const answers = await Promise.all([accept(), accept(), accept()]);
    const [first] = answers.map(({ body }) => body);
    expect(answers).toMatchObject(answers.map(() => ({ status: 200, body: first })));
    expect((await callEndpoint(getPupilDataNotice)).body).toEqual(first);
    expect(await trail()).toMatchObject([{ entries: [{ what: 'notice-accepted' }] }]);
  });

  it('keeps the newer version when an older tab accepts its own', async () => {
    const newer = { version: noticeVersion + 1, acceptedAt: '2026-01-01T00:00:00.000Z' };
    await put({ ...own, acceptance: newer });
    expect(await accept()).toMatchObject({ status: 200, body: newer });
    expect((await callEndpoint(getPupilDataNotice)).body).toEqual(newer);
  });

  it('cannot be accepted before it exists, by a student, or when the account is closed', async () => {
    expect(await accept({ version: noticeVersion + 1 })).toMatchObject({ status: 400 });
    const body = { version: noticeVersion };
    expect(await callEndpoint(putPupilDataNotice, { body, user: student })).toMatchObject({
      status: 403,
    });
    expect(await items()).toEqual([]);
    await put({ ...own, closed: true });
    expect(await accept()).toMatchObject({ status: 403 });
    expect(await items()).toEqual([{ ...own, closed: true }]);
  });
});
