import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** The answer of a conditional write, or `undefined` if its condition is false, which is not an error. */
export async function ignoreFailedCondition<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** Whether a conditional write took place. */
export const isWritten = async (write: Promise<unknown>): Promise<boolean> =>
  (await ignoreFailedCondition(write.then(() => true))) ?? false;
