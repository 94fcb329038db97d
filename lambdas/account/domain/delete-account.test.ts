import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { rosterPortsOn } from '#test/support/roster-ports.ts';
import { sampleContentJob, sampleJob } from '#test/support/sample-job.ts';
import { jobKey, ownItemKey, usageKey } from '#core/aws/table-keys.ts';
import { invitedClaims } from '#core/identity/invitation.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { dynamoResultStore } from '#core/jobs/dynamo-result-store.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { saveResultText } from '#core/jobs/save-result-text.ts';
import { addStudent } from '#lambdas/students/domain/add-student.ts';
import { ownItems } from '#shared/contracts/own-values.ts';
import { profileValue } from '#shared/contracts/profile.ts';
import { dynamoAccountItems } from '../adapters/dynamo-account-items.ts';
import { deleteAccount } from './delete-account.ts';
import type { DeletionPorts, KeptFile } from './ports.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';

const table = useDynamoTable();
const file = (key: string): KeptFile => ({
  bucket: 'results',
  key,
  size: 1,
  lastModified: '2026-03-01T10:00:00.000Z',
});

/** The user's files, in memory. */
function fakeFiles(kept: KeptFile[]) {
  const files = {
    kept,
    isAway: false,
    listAll: () => Promise.resolve(files.kept),
    remove: ({ key }: KeptFile) => {
      if (files.isAway) return Promise.reject(new Error('S3 is away'));
      files.kept = files.kept.filter((one) => one.key !== key);
      return Promise.resolve();
    },
  };
  return files satisfies DeletionPorts['files'];
}

let ports: ReturnType<typeof rosterPortsOn> & {
  items: ReturnType<typeof dynamoAccountItems>;
  files: ReturnType<typeof fakeFiles>;
  timeIsUp: () => boolean;
};
let teacher: string;
let colleague: string;

beforeEach(() => {
  ports = {
    ...rosterPortsOn(table),
    items: dynamoAccountItems(table.client, table.name),
    files: fakeFiles([file('results/a.pdf'), file('work/b.json')]),
    timeIsUp: () => false,
  };
  teacher = ports.accounts.register('teacher@example.com', { claims: { role: 'teacher' } });
  colleague = ports.accounts.register('colleague@example.com', { claims: { role: 'teacher' } });
});

const put = (Item: Record<string, unknown>) =>
  table.client.send(new PutCommand({ TableName: table.name, Item }));
async function has(teacherId: string, studentId: string): Promise<void> {
  const addedAt = '2026-03-01T10:00:00.000Z';
  await ports.teachers.join(studentId, teacherId);
  await ports.roster.add(teacherId, { studentId, fullName: 'A', email: 'a@b.cd', addedAt }, 100);
}
/** Keys of all items that name the user, except tombstones. */
async function traces(uid: string): Promise<string[]> {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
  return Items.filter((item) => !('expiresAt' in item && 'closed' in item))
    .map(({ PK, SK, teachers }) => [PK, SK, ...((teachers ?? []) as Iterable<string>)].join(' '))
    .filter((key) => key.includes(uid));
}

describe('deleting an account', () => {
  it('removes every item, file and unused invitation, then the identity', async () => {
    const invited = (await ports.accounts.create({
      email: 'i@example.com',
      displayName: 'Student',
      claims: invitedClaims,
    }))!;
    const shared = (await ports.accounts.create({
      email: 's@example.com',
      displayName: 'Student',
      claims: invitedClaims,
    }))!;
    await has(teacher, invited);
    await has(teacher, shared);
    await has(colleague, shared);
    for (const item of Object.values(ownItems))
      await put({ ...ownItemKey(item, teacher), [item.attribute]: {} });
    await put({ ...usageKey(teacher, 'notebook', '2026-03-01'), jobs: new Set(['1']) });
    await put({ ...jobKey(teacher, 'notebook', sampleJob.id), ...sampleJob, openKind: 'notebook' });

    await deleteAccount(ports, teacher);
    expect(await traces(teacher)).toEqual([]);
    expect(ports.files.kept).toEqual([]);
    expect([...ports.accounts.users.keys()].toSorted()).toEqual([colleague, shared].toSorted());
    expect(await ports.roster.list(colleague)).toMatchObject([{ studentId: shared }]);
  });

  it('closes the account before it looks for what there is', async () => {
    await put({ ...ownItemKey(ownItems.profile, teacher), profile: {} });
    const list = () => Promise.reject(new Error('away'));
    const cut = { ...ports, roster: { ...ports.roster, list } };
    await expect(deleteAccount(cut, teacher)).rejects.toThrow('away');
    expect(await ports.closure.isClosed(teacher)).toBe(true);
    expect(await traces(teacher)).toEqual([]);
    await deleteAccount(ports, teacher);
    expect(await ports.closure.isClosed(teacher), 'afterwards').toBe(true);
    expect(await ports.closure.isClosed(colleague)).toBe(false);
  });

  it('prevents additions meanwhile', async () => {
    const students = Array.from({ length: 30 }, (_, index) => `s${index}@example.com`);
    const invitationLinkFor = (email: string) =>
      ({ email, language: 'ar', continueUrl: '/' }) as const;
    const [deleted, ...added] = await Promise.allSettled([
      deleteAccount(ports, teacher),
      ...students.map((email) =>
        addStudent(ports, {
          teacher: { uid: teacher, emailVerified: true },
          draft: { fullName: 'A', email },
          invitationLinkFor,
        }),
      ),
    ]);
    expect(deleted).toMatchObject({ status: 'fulfilled' });
    for (const one of added.filter(({ status }) => status === 'rejected')) {
      expect(one).toMatchObject({ reason: { code: 'forbidden' } });
    }
    expect(await traces(teacher)).toEqual([]);
    expect([...ports.accounts.users.keys()]).toEqual([colleague]);
    expect(await valueStore(table.client, table.name, profileValue).find(teacher)).toBeUndefined();
  });

  it('also removes the text that a job has made meanwhile', async () => {
    const job = { ...sampleContentJob, uid: teacher };
    const jobs = dynamoJobStore(table.client, table.name);
    await jobs.create(job);
    const results = dynamoResultStore(table.client, table.name);
    const list = async (uid: string) => {
      const listed = await ports.items.list(uid);
      await Promise.allSettled([saveResultText({ jobs, results }, addressOf(job), 'One')]);
      return listed;
    };
    await deleteAccount({ ...ports, items: { ...ports.items, list } }, teacher);
    expect(await traces(teacher)).toEqual([]);
  });

  it('stops at its time limit, and continues when it is called again', async () => {
    for (let index = 0; index < 30; index++) {
      await has(teacher, ports.accounts.register(`s${index}@example.com`));
    }
    let begun = 0;
    const short = { ...ports, timeIsUp: () => begun++ >= 12 };
    let calls = 0;
    for (let isDone = false; !isDone; calls++) {
      begun = 0;
      const left = (await ports.roster.list(teacher)).length;
      isDone = await deleteAccount(short, teacher).then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ code: 'unavailable' });
          return false;
        },
      );
      expect(ports.accounts.users.has(teacher)).toBe(!isDone);
      if (left > 0) expect((await ports.roster.list(teacher)).length).toBeLessThan(left);
    }
    expect(calls).toBeGreaterThan(2);
    expect(await traces(teacher)).toEqual([]);
  });

  it('removes the user from every list of students', async () => {
    const student = ports.accounts.register('student@example.com');
    await has(teacher, student);
    await has(colleague, student);
    await deleteAccount(ports, student);
    expect(await ports.roster.list(teacher)).toEqual([]);
    expect(await ports.roster.list(colleague)).toEqual([]);
    expect(await traces(student)).toEqual([]);
  });

  it('removes the identity last, and continues where it stopped', async () => {
    await put({ ...ownItemKey(ownItems.profile, teacher), profile: {} });
    ports.files.isAway = true;
    await expect(deleteAccount(ports, teacher)).rejects.toThrow('S3 is away');
    expect(ports.accounts.users.has(teacher)).toBe(true);
    ports.files.isAway = false;
    ports.accounts.away.add('remove');
    await expect(deleteAccount(ports, teacher)).rejects.toMatchObject({
      code: 'identity-unavailable',
    });
    ports.accounts.away.clear();
    await deleteAccount(ports, teacher);
    expect(ports.accounts.users.has(teacher)).toBe(false);
    expect(await traces(teacher)).toEqual([]);
    await expect(deleteAccount(ports, teacher), 'once more').resolves.toBeUndefined();
  });
});
