import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/model/limits.ts';
import { countUse } from '#core/aws/count-use.ts';
import { uploadUsageKey } from '#core/aws/table-keys.ts';

/**
 * Counts an upload ticket against the day's quota.
 * @param isSized whether the file's size is known, so that it will be signed
 * @throws AppError `quota-exceeded`; `forbidden` if the account is closed
 */
export async function consumeUploadQuota(
  client: DynamoDBDocumentClient,
  table: string,
  { uid, isSized, now }: { readonly uid: string; readonly isSized: boolean; readonly now: Date },
): Promise<void> {
  const outcome = await countUse(client, table, {
    key: uploadUsageKey(uid, now.toISOString().slice(0, 10)),
    limits: {
      tickets: limits.uploadsPerDay,
      ...(!isSized && { unsized: limits.unsizedUploadsPerDay }),
    },
    now,
  });
  if (outcome === 'closed') throw new AppError('forbidden');
  if (outcome === 'exceeded') throw new AppError('quota-exceeded');
}
