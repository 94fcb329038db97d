import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jobDescriptors } from '#shared/contracts/index.ts';
import type { Job } from '#shared/model/job.ts';
import { jobKinds, type JobKind } from '#shared/model/job-steps.ts';
import type { Account } from '../../support/accounts.ts';
import type { Reply } from '../../support/api-client.ts';
import type { connect } from '../../support/connect.ts';
import { bodyOf, isResultThere } from './orders.ts';

/** A call to start a job, and its answer. */
export interface Submission {
  readonly kind: JobKind;
  readonly key: string;
  readonly status: number;
  /** The id of the job, if the answer had one. */
  readonly id: string | undefined;
  readonly reply: Reply;
}

interface Asked {
  readonly key?: string;
  readonly body?: object;
}

/** How often the browser repeats a call after a server error. */
const tries = 12;

/** One teacher, their submissions, and the final checks. */
export const createScene = (account: Account, client: ReturnType<typeof connect>) => {
  const submissions: Submission[] = [];
  /** The ids of jobs that the teacher has deleted. */
  const deleted = new Set<string>();
  /** The ids of jobs whose results have been fetched. */
  const seen = new Set<string>();
  const notes: string[] = [];
  const { uid } = account;
  let teacher = account;
  let hasLeft = false;

  const submit = async (kind: JobKind, { key = randomUUID(), body }: Asked = {}) => {
    const reply = await client.send(jobDescriptors[kind].endpoints.submit, {
      token: teacher.token,
      headers: { 'idempotency-key': key },
      body: body ?? (await bodyOf(kind, teacher, client)),
    });
    const id = reply.status === 202 ? (reply.body as Job).id : undefined;
    const submission = { kind, key, status: reply.status, id, reply };
    submissions.push(submission);
    return submission;
  };

  /** Repeats with the same key while the server is at fault, as the browser does. */
  const persist = async (kind: JobKind, { key = randomUUID(), body }: Asked = {}) => {
    const asked = { key, body: body ?? (await bodyOf(kind, teacher, client)) };
    for (let attempt = 1; ; attempt += 1) {
      const submission = await submit(kind, asked);
      if (submission.status < 500 || attempt === tries) return submission;
      await sleep(20);
    }
  };

  const remove = async (kind: JobKind, jobId: string): Promise<void> => {
    deleted.add(jobId);
    await client.call(jobDescriptors[kind].endpoints.delete, {
      token: teacher.token,
      params: { jobId },
    });
  };

  /** The teacher's jobs, by their id; none of a deleted account, whose token is refused sooner or later. */
  const listed = async () => {
    const jobs = new Map<string, Job & { kind: JobKind }>();
    if (hasLeft) return jobs;
    for (const kind of jobKinds) {
      const { list } = jobDescriptors[kind].endpoints;
      for (const job of (await client.call(list, { token: teacher.token })) as Job[])
        jobs.set(job.id, { ...job, kind });
    }
    return jobs;
  };

  /**
   * How each job has ended, oldest first.
   * @throws when a confirmed job or a job's result is missing
   */
  const outcomes = async (): Promise<string[]> => {
    const jobs = await listed();
    for (const ofKey of Map.groupBy(submissions, ({ key }) => key).values()) {
      const ids = [...new Set(ofKey.flatMap(({ id }) => id ?? []))];
      if (ids.length === 0 || ids.some((id) => deleted.has(id))) continue;
      // When it is requested again, a job that can never finish is removed and made again.
      const there = ids.filter((id) => jobs.has(id));
      if (there.length !== 1) throw new Error(`of ${ids.join()} there are ${there.length} jobs`);
    }
    const inOrder = [...jobs.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const found: string[] = [];
    for (const { id, kind, status, error } of inOrder) {
      if (status === 'SUCCESS' && !seen.has(id)) {
        if (!(await isResultThere(kind, id, client, teacher.token)))
          throw new Error(`what ${id} has made is not there`);
        seen.add(id);
      }
      found.push(error ? `${status} ${error.code}` : status);
    }
    return found;
  };

  return {
    uid,
    teacher: account,
    client,
    submissions,
    deleted,
    seen,
    /** Additional notes for the table. */
    notes,
    note: (text: string): void => void notes.push(text),
    /** Signs in again, with a new token. */
    refresh: async (): Promise<void> => {
      teacher = await client.accounts.refresh(teacher);
    },
    /** The teacher's account has been deleted. */
    leave: (): void => void (hasLeft = true),
    submit,
    persist,
    remove,
    listed,
    outcomes,
  };
};
export type Scene = ReturnType<typeof createScene>;
