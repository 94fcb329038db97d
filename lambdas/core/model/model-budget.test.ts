import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { modelSpendKey } from '../aws/table-keys.ts';
import { askWithinBudget } from './ask-within-budget.ts';
import { BudgetSpentError, modelBudget, SpendingUncountedError } from './model-budget.ts';
import type { ModelQuestion } from './model-question.ts';

const table = useDynamoTable();
let now = new Date('2026-01-15T10:00:00Z');
let year = 2026;
const budgetOf = (dollars: number) => modelBudget(table.client, table.name, dollars, () => now);
const spent = async () => {
  const Key = modelSpendKey(now.toISOString().slice(0, 7));
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key }));
  return Item?.['spent'] as number | undefined;
};
/** What the log says about how much is used, in per cent. */
let used: number[] = [];
beforeEach(() => {
  // Each test has a month of its own.
  year += 1;
  now = new Date(`${year}-01-15T10:00:00Z`);
  used = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    const { BudgetUsed } = JSON.parse(String(line)) as { BudgetUsed?: number };
    if (BudgetUsed !== undefined) used.push(BudgetUsed);
    return true;
  });
});

describe('the budget of models', () => {
  it('counts what answers have cost in place of what was reserved', async () => {
    const budget = budgetOf(2);
    const settle = await budget.reserve(900_000);
    expect(await spent()).toBe(900_000);
    await settle(250_000);
    expect(await spent()).toBe(250_000);
    expect(used).toEqual([12.5]);
  });

  it('lets one question beyond it at most, however many are asked at once', async () => {
    const budget = budgetOf(1);
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, () => budget.reserve(300_000)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    await expect(budget.reserve(1)).rejects.toBeInstanceOf(BudgetSpentError);
    expect(await spent()).toBe(1_200_000);
    expect(used).toContain(100);
  });

  it('begins anew with the month, and a question of the last one is settled there', async () => {
    const budget = budgetOf(1);
    const settle = await budget.reserve(1_000_000);
    const last = now;
    now = new Date(`${year}-02-01T00:00:00Z`);
    await budget.reserve(10);
    await settle(5);
    expect(await spent()).toBe(10);
    now = last;
    expect(await spent()).toBe(5);
  });

  it('lets nothing be asked while the counter cannot be reached', async () => {
    const budget = modelBudget(table.client, 'no-such-table', 1, () => now);
    await expect(budget.reserve(1)).rejects.toBeInstanceOf(SpendingUncountedError);
  });
});

describe('a question within the budget', () => {
  const model = 'global.anthropic.claude-sonnet-5-5';
  const question: ModelQuestion = {
    instructions: 'Find a title.',
    content: [{ text: '<task>{}</task>' }],
    tool: { name: 'give_title', description: 'Gives the title.', schema: {} },
    maxTokens: 1_000,
  };
  const usage = { inputTokens: 100, outputTokens: 50 };

  it('reserves at least what its longest answer costs', async () => {
    let reserved = 0;
    const ask = async () => {
      reserved = (await spent()) ?? 0;
      return { usage };
    };
    expect(await askWithinBudget(ask, model, budgetOf(1))(question)).toEqual({ usage });
    // A thousand tokens at ten dollars a million.
    expect(reserved).toBeGreaterThan(10_000);
    expect(await spent()).toBe(100 * 2 + 50 * 10);
  });

  it('costs nothing when the model refuses it', async () => {
    const error = Object.assign(new Error('busy'), { $metadata: { httpStatusCode: 429 } });
    const ask = () => Promise.reject(error);
    await expect(askWithinBudget(ask, model, budgetOf(1))(question)).rejects.toBe(error);
    expect(await spent()).toBe(0);
  });

  it('costs what the model costs that has answered', async () => {
    const fields = { model: 'nova-2-lite' };
    const ask = async () => ({ usage, additionalModelResponseFields: fields });
    await askWithinBudget(ask, model, budgetOf(1))(question);
    expect(await spent()).toBe(Math.ceil(100 * 0.3 + 50 * 2.5));
  });

  it('of a model that costs nothing is not counted, nor is one of another job after it that fails', async () => {
    const free = { usage, additionalModelResponseFields: { model: 'small', isFree: true } };
    const ask = vi.fn().mockResolvedValueOnce(free).mockRejectedValue(new Error('late'));
    const asked = () =>
      askWithinBudget(ask, 'global.amazon.nova-2-lite-v1:0', budgetOf(1))(question);
    await asked();
    await expect(asked()).rejects.toThrow('late');
    expect(await spent()).toBe(0);
  });

  it('stays counted in full when its answer is not waited for, because it may be charged', async () => {
    const error = Object.assign(new Error('late'), { name: 'TimeoutError' });
    const ask = () => Promise.reject(error);
    await expect(askWithinBudget(ask, model, budgetOf(1))(question)).rejects.toBe(error);
    expect(await spent()).toBeGreaterThan(10_000);
  });

  it('stays counted in full when its answer does not say what it cost', async () => {
    await askWithinBudget(async () => ({ usage: {} }), model, budgetOf(1))(question);
    expect(await spent()).toBeGreaterThan(10_000);
  });

  it('stays counted in full when the connection breaks, because the model has been asked', async () => {
    const error = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    const ask = () => Promise.reject(error);
    await expect(askWithinBudget(ask, model, budgetOf(1))(question)).rejects.toBe(error);
    expect(await spent()).toBeGreaterThan(10_000);
  });

  it('costs nothing when the model cannot be reached', async () => {
    const error = Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
    const ask = () => Promise.reject(error);
    await expect(askWithinBudget(ask, model, budgetOf(1))(question)).rejects.toBe(error);
    expect(await spent()).toBe(0);
  });

  it('reserves enough for a script of which each letter is several tokens', async () => {
    let reserved = 0;
    const ask = async () => {
      reserved = (await spent()) ?? 0;
      return { usage };
    };
    const content = [{ text: 'ⴰⵎⴰⵏ'.repeat(1_000) }];
    await askWithinBudget(ask, model, budgetOf(1))({ ...question, content });
    // Three bytes a letter, and a token a byte, at two dollars a million; the answer is ten thousand.
    expect(reserved).toBeGreaterThan(3 * 4_000 * 2 + 10_000);
  });

  it('is not asked once the budget is spent', async () => {
    const ask = vi.fn();
    const budget = budgetOf(1);
    await budget.reserve(1_000_000);
    await expect(askWithinBudget(ask, model, budget)(question)).rejects.toBeInstanceOf(
      BudgetSpentError,
    );
    expect(ask).not.toHaveBeenCalled();
  });
});
