import type { Database } from '#infra/local/dynamodb/database.ts';
import { isFinished } from '#shared/model/job.ts';

type Item = Record<string, { readonly S?: string }>;
interface Write {
  readonly TableName: string;
  readonly Key?: Item;
  readonly Item?: Item;
}

/** The last written state of a job; empty once it is deleted. */
interface Entry {
  readonly statuses: string[];
  /** The parts of a finished job that must not change. */
  last: string | undefined;
}

const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);

/** The allowed next statuses for each status; `NONE` is a job that does not exist. */
const legal: Readonly<Record<string, readonly string[]>> = {
  NONE: ['PENDING'],
  // Ended by the repair or the sweep before its workflow has started, or removed.
  PENDING: ['PROCESSING', 'FAILED', 'NONE'],
  PROCESSING: ['PROCESSING', 'SUCCESS', 'FAILED'],
  SUCCESS: ['SUCCESS', 'NONE'],
  FAILED: ['FAILED', 'NONE'],
};

/** Watches every write of a job, and records each change that is not allowed. */
export const createLedger = () => {
  const jobs = new Map<string, Entry>();
  const violations: string[] = [];
  let turn = Promise.resolve();

  const note = (key: string, item: Item | undefined): void => {
    const entry = jobs.get(key) ?? { statuses: [], last: undefined };
    jobs.set(key, entry);
    const from = entry.statuses.at(-1) ?? 'NONE';
    const to = item?.['status']?.S ?? 'NONE';
    const text = item === undefined ? undefined : JSON.stringify([item['error'], item['files']]);
    const isChanged = isFinished(from) && to === from && text !== entry.last;
    if (!legal[from]?.includes(to) || isChanged) {
      violations.push(
        `${key}: ${[...entry.statuses, to].join(' → ')}${isChanged ? ' (other)' : ''}`,
      );
    }
    if (from !== to) entry.statuses.push(to);
    entry.last = text;
  };

  const watch = (database: Database): Database => ({
    ...database,
    call: async (action, body) => {
      if (!writes.has(action)) return database.call(action, body);
      const write = JSON.parse(Buffer.from(body).toString('utf8')) as Write;
      const { TableName, Key = write.Item ?? {} } = write;
      const { PK, SK } = Key;
      if (!SK?.S?.startsWith('JOB#')) return database.call(action, body);
      // One after the other, so that each read sees the last write.
      const mine = turn.then(async () => {
        const answer = await database.call(action, body);
        if (answer.status !== 200) return answer;
        const read = { TableName, Key: { PK, SK }, ConsistentRead: true };
        const found = await database.call('GetItem', Buffer.from(JSON.stringify(read)));
        const { Item } = JSON.parse(found.body.toString('utf8')) as { Item?: Item };
        note(`${PK?.S} ${SK.S}`, Item);
        return answer;
      });
      turn = mine.then(
        () => undefined,
        () => undefined,
      );
      return mine;
    },
  });

  const of = (uid: string) => [...jobs].filter(([key]) => key.startsWith(`USER#${uid} `));
  const isOver = ({ statuses }: Entry): boolean => {
    const status = statuses.at(-1) ?? 'NONE';
    return status === 'NONE' || isFinished(status);
  };
  return {
    watch,
    /** The forbidden writes of a teacher's jobs. */
    violationsOf: (uid: string) => violations.filter((one) => one.startsWith(`USER#${uid} `)),
    areAllFinished: (uid: string): boolean => of(uid).every(([, entry]) => isOver(entry)),
    /** A teacher's unfinished jobs, with every status they have had. */
    describeOpen: (uid: string): string[] =>
      of(uid)
        .filter(([, entry]) => !isOver(entry))
        .map(([key, { statuses }]) => `${key}: ${statuses.join(' → ')}`),
    /** The ids of the jobs that a teacher has or had. */
    idsOf: (uid: string): string[] => of(uid).map(([key]) => key.split('#').at(-1) ?? ''),
  };
};
