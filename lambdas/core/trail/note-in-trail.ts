import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { lifetimes } from '#shared/model/lifetimes.ts';
import type { TrailEntry, TrailEvent } from '#shared/model/trail.ts';
import { isWritten } from '../aws/conditional-write.ts';
import { documentClient } from '../aws/document-client.ts';
import { trailKey } from '../aws/table-keys.ts';
import { timeToLive } from '../aws/time-to-live.ts';
import { isNoTombstone } from '../aws/tombstone.ts';
import type { ApiEvent } from '../http/authenticated-user.ts';
import type { AuthenticatedUser } from '../identity/caller.ts';
import { describeError, log } from '../log.ts';
import { deviceOf } from './device-of.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Entries of a day: more than a person causes, few enough for an item (400 KB). */
const MOST = 2_000;

interface Caller {
  readonly user: Pick<AuthenticatedUser, 'uid' | 'authTime'>;
  readonly headers: ApiEvent['headers'];
}

/** Adds an entry to its day, unless the account is closed; with `session`, only the first of that session. */
async function write(
  TableName: string,
  uid: string,
  entry: TrailEntry,
  session?: number,
): Promise<void> {
  const isFirst = session === undefined ? '' : ' AND NOT contains(sessions, :session)';
  const update = new UpdateCommand({
    TableName,
    Key: trailKey(uid, entry.at.slice(0, 10)),
    UpdateExpression: `SET entries = list_append(if_not_exists(entries, :none), :entry), expiresAt = :expiresAt${
      session === undefined ? '' : ' ADD sessions :sessions'
    }`,
    ConditionExpression: `${isNoTombstone} AND (attribute_not_exists(entries) OR size(entries) < :most)${isFirst}`,
    ExpressionAttributeValues: {
      ':none': [],
      ':entry': [entry],
      ':most': MOST,
      ':expiresAt': timeToLive(lifetimes.trail, new Date(entry.at)).expiresAt,
      ...(session !== undefined && { ':session': session, ':sessions': new Set([session]) }),
    },
  });
  try {
    await isWritten(documentClient.send(update));
  } catch (error) {
    // What the entry is about has happened, so the call must not fail.
    log('error', 'trail', { what: entry.what, error: describeError(error) });
  }
}

/** Notes in the trail of the caller's account what they have just done. */
export const noteInTrail = (
  tableName: string,
  what: TrailEvent,
  { user, headers }: Caller,
): Promise<void> =>
  write(tableName, user.uid, {
    at: new Date().toISOString(),
    what,
    device: deviceOf(headers['user-agent']),
  });

/** Notes the session of a call once. Those older than a day were noted by an earlier call. */
export async function noteSession(tableName: string, { user, headers }: Caller): Promise<void> {
  const { uid, authTime } = user;
  if (Date.now() - authTime * 1000 > DAY) return;
  const at = new Date(authTime * 1000).toISOString();
  await write(
    tableName,
    uid,
    { at, what: 'session', device: deviceOf(headers['user-agent']) },
    authTime,
  );
}
