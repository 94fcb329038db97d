import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { noticeAcceptance, type NoticeAcceptance } from '#shared/model/pupil-data-notice.ts';
import { pupilDataNoticeKey } from '#core/aws/table-keys.ts';
import { valueStore, type ValueStore } from './value-store.ts';

/** Which version of the text about pupils' data each teacher has accepted. */
export const noticeAcceptanceStore = (
  client: DynamoDBDocumentClient,
  table: string,
): ValueStore<NoticeAcceptance> =>
  valueStore(client, table, {
    keyOf: pupilDataNoticeKey,
    attribute: 'acceptance',
    schema: noticeAcceptance,
  });
