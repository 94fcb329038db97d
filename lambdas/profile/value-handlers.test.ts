import { describe, expect, it } from 'vitest';
import { examples } from '#shared/contracts/examples.ts';
import type { OwnValue } from '#shared/contracts/own-value.ts';
import { ownValues } from '#shared/contracts/own-values.ts';
import { callEndpoint, student } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { loadHandler } from '#test/support/load-handler.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';

const { put, items } = useEmptyTable();

/** What the handlers of a value do with the example of the API's documentation. */
const values = await Promise.all(
  Object.entries<OwnValue & { readonly empty?: object }>(ownValues).map(async ([name, value]) => {
    const [get, save] = await Promise.all([loadHandler(value.get), loadHandler(value.put)]);
    return { name, value, get, save, example: examples[value.put.id]!.body as object };
  }),
);

describe.each(values)('the value $name of a user', ({ value, get, save, example }) => {
  const own = ownItemKey(value, 'teacher-1');
  const nothing = value.empty;

  it('is none before it is saved as a whole, and returned only to its owner', async () => {
    await put({ ...ownItemKey(value, 'teacher-2'), [value.attribute]: example });
    expect((await callEndpoint(get)).body).toEqual(nothing);
    expect(await callEndpoint(save, { body: example })).toMatchObject({ status: 200 });
    expect((await callEndpoint(get)).body).toEqual(example);
    expect(await items()).toContainEqual(
      expect.objectContaining({ ...own, [value.attribute]: example }),
    );
  });

  it('is saved only over the version that was shown, even if that was none', async () => {
    const tag = (await callEndpoint(get)).headers['etag'];
    const seen: Record<string, string> =
      tag === undefined ? { 'if-none-match': '*' } : { 'if-match': String(tag) };
    expect(await callEndpoint(save, { body: example, headers: seen })).toMatchObject({
      status: 200,
    });
    expect(await callEndpoint(save, { body: example, headers: seen })).toMatchObject({
      status: 412,
      body: { code: 'precondition-failed' },
    });
    const now = { 'if-match': String((await callEndpoint(get)).headers['etag']) };
    expect(await callEndpoint(save, { body: example, headers: now })).toMatchObject({
      status: 200,
    });
  });

  it('is available to a student only if it is of every user', async () => {
    const expected = value.get.audience === 'teacher' ? 403 : 200;
    const status = async () => (await callEndpoint(save, { body: example, user: student })).status;
    expect(await status()).toBe(expected);
  });

  it('cannot be saved by a user who is deleting their account', async () => {
    const closed = { ...own, closed: true };
    await put(closed);
    expect(await callEndpoint(save, { body: example })).toMatchObject({ status: 403 });
    expect(await items()).toEqual([closed]);
    expect((await callEndpoint(get)).body).toEqual(nothing);
  });
});
