import type { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { documentClient } from '#core/aws/document-client.ts';
import * as handlers from '../handlers.ts';

const putReportSettings = handlers.putReportSettings();
const { items } = useEmptyTable();
const save = (body: unknown) => callEndpoint(putReportSettings, { body });

describe('what a teacher has set for reports', () => {
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

  it('keeps advice that a client leaves out, until it sends none', async () => {
    const advice = [{ band: 5, text: 'المحافظة على هذا المستوى' }];
    await save({ advice });
    const remarks = [{ band: 1, text: 'نتائج ضعيفة' }];
    expect(await save({ remarks })).toMatchObject({ status: 200, body: { remarks, advice } });
    expect((await callEndpoint(handlers.getReportSettings())).body).toEqual({ remarks, advice });
    await save({ advice: [] });
    expect((await callEndpoint(handlers.getReportSettings())).body).toEqual({ advice: [] });
  });

  it('keeps advice that another device saves between the read and the write of a save', async () => {
    const [older, newer] = ['first', 'second'].map((text) => [{ band: 5, text }]);
    await save({ advice: older });
    const client = documentClient as { send(command: GetCommand): Promise<unknown> };
    const send = client.send.bind(client);
    vi.spyOn(client, 'send').mockImplementationOnce(async (command) => {
      const read = await send(command);
      await save({ advice: newer });
      return read;
    });
    const remarks = [{ band: 1, text: 'نتائج ضعيفة' }];
    expect(await save({ remarks })).toMatchObject({
      status: 200,
      body: { remarks, advice: newer },
    });
    expect((await callEndpoint(handlers.getReportSettings())).body).toEqual({
      remarks,
      advice: newer,
    });
  });
});
