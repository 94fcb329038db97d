import { listTrail } from '#shared/contracts/trail.ts';
import { endOf, lifetimes } from '#shared/model/lifetimes.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { itemsWithPrefix, queryAll } from '#core/aws/query-all.ts';
import { trailPrefix, userPartition } from '#core/aws/table-keys.ts';
import { isNoTombstone } from '#core/aws/tombstone.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { entriesOf } from '#core/trail/trail-item.ts';
import { tableEnvironment } from '../environment.ts';

const { TABLE_NAME: TableName } = readEnvironment(tableEnvironment);

const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

export const handler = endpointHandler(listTrail, async ({ user, query }) => {
  const now = new Date();
  const month = query.month ?? monthOf(now);
  const items = await queryAll(documentClient, {
    TableName,
    ...itemsWithPrefix(userPartition(user.uid), `${trailPrefix}${month}`),
    FilterExpression: isNoTombstone,
  });
  const start = Date.parse(`${month}-01T00:00:00Z`);
  const isKept = endOf(lifetimes.trail, start - 1) > now.getTime();
  return {
    month,
    entries: entriesOf(items),
    ...(isKept && { earlier: monthOf(new Date(start - 1)) }),
  };
});
