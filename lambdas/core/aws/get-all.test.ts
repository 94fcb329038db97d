import type { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { getAll } from './get-all.ts';

const { client, name, put } = useEmptyTable();
const keys = Array.from({ length: 230 }, (_, index) => ({ PK: 'a', SK: String(index) }));
const sorted = (items: readonly Record<string, unknown>[]) =>
  items.map(({ SK }) => Number(SK)).sort((a, b) => a - b);

describe('the items of many keys', () => {
  it('take one call for a hundred, and none for no key', async () => {
    await put(...keys);
    const spy = vi.spyOn(client, 'send');
    const found = await getAll(client, name, [...keys, { PK: 'a', SK: 'gone' }]);
    expect(sorted(found)).toEqual(keys.map((_, index) => index));
    expect(spy).toHaveBeenCalledTimes(3);
    expect(await getAll(client, name, [])).toEqual([]);
    expect(spy).toHaveBeenCalledTimes(3);
    spy.mockRestore();
  });

  it('are asked for again where a busy table answers a part', async () => {
    const answers = ({ input }: BatchGetCommand) => {
      const asked = input.RequestItems![name]!.Keys!;
      const rest = asked.slice(30);
      return Promise.resolve({
        Responses: { [name]: asked.slice(0, 30) },
        UnprocessedKeys: rest.length > 0 ? { [name]: { Keys: rest } } : {},
      });
    };
    const spy = vi.spyOn(client, 'send').mockImplementation(answers as never);
    expect(sorted(await getAll(client, name, keys))).toEqual(keys.map((_, index) => index));
    expect(spy).toHaveBeenCalledTimes(4 + 4 + 1);
    spy.mockRestore();
  });
});
