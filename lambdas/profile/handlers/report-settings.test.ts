import { describe, expect, it } from 'vitest';
import { callEndpoint, student } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { reportSettingsKey } from '#core/aws/table-keys.ts';
import { handler as getReportSettings } from './get-report-settings.ts';
import { handler as putReportSettings } from './put-report-settings.ts';

const { put, items } = useEmptyTable();
const own = reportSettingsKey('teacher-1');
const settings = {
  honours: {
    thresholds: { 'honour-roll': 12.5, congratulations: 16 },
    source: 'مجلس الأساتذة',
    since: '2026-09-21',
  },
  remarks: [{ band: 5, text: 'نتائج ممتازة' }],
};
const save = (body: unknown, headers: Record<string, string> = {}) =>
  callEndpoint(putReportSettings, { body, headers });

describe('what a teacher has set for reports', () => {
  it('is empty before anything is saved, and returned only to its owner', async () => {
    await put({ ...reportSettingsKey('teacher-2'), reportSettings: settings });
    expect(await callEndpoint(getReportSettings)).toMatchObject({ status: 200, body: {} });
    expect(await save(settings)).toMatchObject({ status: 200, body: settings });
    expect((await callEndpoint(getReportSettings)).body).toEqual(settings);
    expect(await items()).toContainEqual(
      expect.objectContaining({ ...own, reportSettings: settings }),
    );
  });

  it('is saved only over the version that was shown', async () => {
    const nothing = String((await callEndpoint(getReportSettings)).headers['etag']);
    expect(await save(settings, { 'if-match': nothing })).toMatchObject({ status: 200 });
    expect(await save({}, { 'if-match': nothing })).toMatchObject({ status: 412 });
  });

  it('is not available to a student, nor after the account was closed', async () => {
    for (const handler of [getReportSettings, putReportSettings]) {
      expect(await callEndpoint(handler, { body: settings, user: student })).toMatchObject({
        status: 403,
      });
    }
    await put({ ...own, closed: true });
    expect(await save(settings)).toMatchObject({ status: 403 });
  });

  it.each([
    [
      'thresholds that do not rise',
      { honours: { thresholds: { encouragement: 14, excellence: 14 } } },
    ],
    ['a threshold above the full mark', { honours: { thresholds: { excellence: 20.25 } } }],
    ['a remark of no band', { remarks: [{ band: 6, text: 'نتائج ممتازة' }] }],
    ['a remark without words', { remarks: [{ band: 1, text: ' ' }] }],
    ['too many remarks', { remarks: Array.from({ length: 61 }, () => ({ band: 1, text: 'a' })) }],
  ])('cannot be saved with %s', async (_, body) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    expect(await items()).toEqual([]);
  });
});
