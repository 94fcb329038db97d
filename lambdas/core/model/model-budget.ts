import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { ignoreFailedCondition } from '../aws/conditional-write.ts';
import { modelSpendKey } from '../aws/table-keys.ts';
import { timeToLive } from '../aws/time-to-live.ts';
import { describeError, log } from '../log.ts';
import { measure } from '../metrics.ts';

const MILLION = 1_000_000;
const counted = z.object({ Attributes: z.object({ spent: z.number() }) });

/** Models have cost this month what they may cost. */
export class BudgetSpentError extends Error {
  override readonly name = 'BudgetSpentError';
}

/** What models cost cannot be counted, so they are not asked: nothing else would end their spending. */
export class SpendingUncountedError extends Error {
  override readonly name = 'SpendingUncountedError';
}

/** Replaces what was reserved for a question by what it has cost. Never throws: what is not replaced stays spent. */
export type Settle = (microDollars: number) => Promise<void>;

export interface ModelBudget {
  /**
   * Sets millionths of a dollar aside for a question.
   * @throws BudgetSpentError, SpendingUncountedError
   */
  reserve(microDollars: number): Promise<Settle>;
}

/**
 * What models may cost in a calendar month (UTC), for all teachers together. The counter has no data of a teacher. Because each question
 * reserves all that it could cost, at most one question goes beyond the budget, however many are asked at once.
 * @param dollars for a month
 */
export function modelBudget(
  client: DynamoDBDocumentClient,
  TableName: string,
  dollars: number,
  clock = () => new Date(),
): ModelBudget {
  const budget = dollars * MILLION;
  /** @param most the counter stays as it is once it has reached this */
  async function add(month: string, amount: number, most?: number): Promise<number | undefined> {
    const update = new UpdateCommand({
      TableName,
      Key: modelSpendKey(month),
      UpdateExpression: 'ADD spent :amount SET expiresAt = :expiresAt',
      ExpressionAttributeValues: {
        ':amount': amount,
        ':expiresAt': timeToLive(lifetimes.modelSpend, clock()).expiresAt,
        ...(most !== undefined && { ':most': most }),
      },
      ...(most !== undefined && {
        ConditionExpression: 'attribute_not_exists(spent) OR spent < :most',
      }),
      ReturnValues: 'UPDATED_NEW',
    });
    const answer = await ignoreFailedCondition(client.send(update));
    return answer && z.parse(counted, answer).Attributes.spent;
  }
  const note = (spent: number): void =>
    measure('model-budget', { BudgetUsed: (100 * spent) / budget });

  return {
    async reserve(reserved) {
      const month = clock().toISOString().slice(0, 7);
      let sum: number | undefined;
      try {
        sum = await add(month, reserved, budget);
      } catch (error) {
        log('error', 'model-budget', { error: describeError(error) });
        throw new SpendingUncountedError('spending on models is not counted', { cause: error });
      }
      if (sum === undefined) {
        note(budget);
        throw new BudgetSpentError(`models may cost ${dollars} US dollars a month`);
      }
      return async (spent) => {
        try {
          note((await add(month, spent - reserved)) ?? 0);
        } catch (error) {
          log('warn', 'model-budget', { error: describeError(error) });
        }
      };
    },
  };
}
