import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { JobKind } from '#shared/model/job-steps.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { getAll } from '../aws/get-all.ts';
import { queryAll } from '../aws/query-all.ts';
import { jobKey, jobsOfClassKey, rosterCountKey, userPartition } from '../aws/table-keys.ts';
import { timeToLive } from '../aws/time-to-live.ts';
import { isTombstone } from '../aws/tombstone.ts';
import { jobRecord, type JobRecord } from './job-record.ts';
import { ulid } from './ulid.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How old an id may be when its job is written: a repeated call has the id of the first, and claims are deleted late. */
const UNSETTLED = (lifetimes.idempotencyClaim.days + 2) * DAY;
/** How often a list notes what it has found. */
const AGAIN = DAY;
/** Ids in a note; an item has 400 KB. */
const MOST_NOTED = 10_000;
/** After every id. */
const END = '~';

/** The ids of a class's jobs up to an id, newest first. */
const note = z.object({
  upTo: z._default(z.string(), ''),
  jobs: z._default(z.array(z.string()), []),
});

/** Before every id of this time or later. */
const firstIdOf = (time: number): string => ulid(time, new Uint8Array(16));

interface Listed {
  readonly uid: string;
  readonly kind: JobKind;
  readonly classId: string;
  /** Only jobs older than this id. */
  readonly before?: string | undefined;
}

/**
 * The jobs whose requests name a class, newest first, at most `most`. It reads the jobs that were noted as the class's,
 * and all jobs of the kind since then.
 */
export async function listJobsOfClass(
  { client, TableName, now }: { client: DynamoDBDocumentClient; TableName: string; now: Date },
  { uid, kind, classId, before }: Listed,
  most: number,
): Promise<JobRecord[]> {
  const Key = jobsOfClassKey(uid, kind, classId);
  const { Item = {} } = await client.send(new GetCommand({ TableName, Key }));
  const noted = z.parse(note, Item);
  const end = before ?? END;
  const read = async () => {
    const items = await queryAll(client, {
      TableName,
      KeyConditionExpression: 'PK = :partition AND SK BETWEEN :from AND :to',
      FilterExpression: '#request.classId = :class OR contains(#request.classIds, :class)',
      ExpressionAttributeNames: { '#request': 'request' },
      ExpressionAttributeValues: {
        ':partition': userPartition(uid),
        ':from': jobKey(uid, kind, noted.upTo).SK,
        ':to': jobKey(uid, kind, end).SK,
        ':class': classId,
      },
      ScanIndexForward: false,
    });
    return z.parse(z.array(jobRecord), items).filter(({ id }) => id !== before);
  };
  const found = noted.upTo < end ? await read() : [];
  if (before === undefined && noted.upTo < firstIdOf(now.getTime() - UNSETTLED - AGAIN)) {
    const upTo = firstIdOf(now.getTime() - UNSETTLED);
    const settled = found.flatMap(({ id }) => (id < upTo ? [id] : []));
    const jobs = [...settled, ...noted.jobs];
    if (jobs.length <= MOST_NOTED) {
      const expiry = timeToLive(lifetimes.jobsOfClass, now);
      await client.send(new PutCommand({ TableName, Item: { ...Key, upTo, jobs, ...expiry } }));
      // The account's deletion may have listed its items before.
      if (await isTombstone(client, TableName, rosterCountKey(uid)))
        await client.send(new DeleteCommand({ TableName, Key }));
    }
  }
  const older = noted.jobs.filter((id) => id < end);
  for (let start = 0; found.length < most && start < older.length; start += most) {
    const keys = older.slice(start, start + most).map((id) => jobKey(uid, kind, id));
    const jobs = z.parse(z.array(jobRecord), await getAll(client, TableName, keys, false));
    found.push(...jobs.toSorted((a, b) => (a.id < b.id ? 1 : -1)));
  }
  return found.slice(0, most);
}
