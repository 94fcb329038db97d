import { createTokenBucket } from '#core/token-bucket.ts';
import type { JobRecord } from '#core/jobs/job-record.ts';
import { sweep, type OpenJob } from '#lambdas/job-lifecycle/domain/sweep.ts';
import { usage } from '../cost/usage.ts';
import type { Models } from '#infra/settings.ts';
import { jobDescriptors } from '#shared/contracts/index.ts';
import { seeded } from '#shared/seeded.ts';
import { functionThrottled, jobKinds, jobSteps, type JobKind } from '#shared/model/job-steps.ts';
import { createAgenda } from './agenda.ts';
import { afterError, machineOf, type Machine } from './machine.ts';
import { busyDay, drawMoment, endOfDay, schoolDays, shareAt } from './school-day.ts';

/** What the account and the stage allow. */
export interface Quotas {
  /** Functions at once. */
  readonly functions: number;
  /** Calls of each model in a minute. */
  readonly models: number;
  /** Calls of the API in a second: all, and each that costs money. */
  readonly calls: number;
  readonly costly: number;
}

/**
 * Calls of a model that a step makes; a test of ten questions is asked for in three portions.
 * @param luck of the draft, from 0 to 1: rules refuse something of it, or else it is improved, or neither
 */
function modelCalls(
  step: string,
  luck: number,
): { model: keyof Models; calls: number } | undefined {
  const { mendedDrafts, improvedDrafts } = usage;
  switch (step) {
    case 'drafting':
      return { model: 'firstModel', calls: 3 };
    case 'repairing':
      if (luck < mendedDrafts) return { model: 'draftModel', calls: 1 };
      return luck < mendedDrafts + improvedDrafts ? { model: 'firstModel', calls: 1 } : undefined;
    case 'solving':
      return { model: 'solverModel', calls: 1 };
    default:
      return undefined;
  }
}
/** Seconds for which the SDK tries a throttled call, for which a function is recorded, and that an average call takes. */
const TRIES = 5;
const RECORD = 0.1;
const CALL = 0.06;
/** Seconds after which a browser repeats a refused call. */
const REPEATS = [1, 2, 4];
const SWEEP = 300;
/** Above this, every nth job is played, with the nth part of the quotas. */
const MOST_TEACHERS = 100_000;

interface SimulatedJob {
  record: JobRecord;
  readonly submitted: number;
  readonly luck: number;
  waited: boolean;
  isFailed: boolean;
}

/** What a day was like. Shares are of one. */
export interface Day {
  readonly jobs: number;
  /** Seconds for which jobs took longer than their work: the median, the 99th percentile and the longest. */
  readonly waits: { readonly median: number; readonly p99: number; readonly longest: number };
  /** Shares of jobs that said that they wait, and that failed. */
  readonly waiting: number;
  readonly failed: number;
  /** Shares of calls that were answered 429, of calls that stayed refused, and of submissions that did. */
  readonly refused: number;
  readonly errors: number;
  readonly givenUp: number;
  /** The most at once: functions, calls of the API in a second, and calls of one model that are wanted in a minute. */
  readonly peak: { readonly functions: number; readonly calls: number; readonly models: number };
  /** Jobs that the sweep counted as overdue, at the worst sweep. */
  readonly overdue: number;
}

/** Plays one school day of these teachers against the state machines and the sweep, in virtual time. */
export async function simulateDay(teachers: number, quotas: Quotas, seed = 1): Promise<Day> {
  const scale = Math.max(1, teachers / MOST_TEACHERS);
  const chance = seeded(seed);
  const agenda = createAgenda();
  const now = () => agenda.now() * 1_000;
  const machines = new Map<JobKind, Machine>(jobKinds.map((kind) => [kind, machineOf(kind)]));
  const bucket = (perSecond: number, seconds: number) =>
    createTokenBucket({
      burst: Math.max(1, (perSecond * seconds) / scale),
      refillMs: (1_000 * scale) / perSecond,
      now,
    });
  const routes = new Map(jobKinds.map((kind) => [kind, bucket(quotas.costly, 6)]));
  const stage = bucket(quotas.calls, 2);
  const models = {
    firstModel: bucket(quotas.models / 60, 60),
    draftModel: bucket(quotas.models / 60, 60),
    solverModel: bucket(quotas.models / 60, 60),
  };
  const slots = quotas.functions / scale;
  let running = 0;
  let ofApi = 0;
  let most = 0;
  const wanted = new Map<string, number>();
  const open = new Map<string, SimulatedJob>();
  const waits: number[] = [];
  const count = {
    jobs: 0,
    waiting: 0,
    failed: 0,
    calls: 0,
    refused: 0,
    fresh: 0,
    errors: 0,
    givenUp: 0,
    submitted: 0,
  };
  let mostCalls = 0;
  let overdue = 0;

  const iso = () => new Date(now()).toISOString();
  const end = (job: SimulatedJob, isFailed: boolean): boolean => {
    if (!open.delete(job.record.id)) return false;
    const { kind } = job.record;
    const work = workOf(kind);
    waits.push(Math.max(0, agenda.now() - job.submitted - work));
    if (job.waited) count.waiting += 1;
    if (isFailed) count.failed += 1;
    return true;
  };
  const enter = (job: SimulatedJob, name: string | undefined): void => {
    if (!open.has(job.record.id)) return;
    const machine = machines.get(job.record.kind);
    const state = name === undefined ? undefined : machine?.states.get(name);
    if (name === undefined || !state) return void end(job, job.isFailed);
    if (state.Type !== 'Task') return enter(job, state.Next);
    if (name === 'Record failure') job.isFailed = true;
    if (name.startsWith('Record ')) {
      const waitingSince = name.startsWith('Record wait') ? iso() : undefined;
      job.waited ||= waitingSince !== undefined;
      job.record = { ...job.record, status: 'PROCESSING', updatedAt: iso(), waitingSince };
      return agenda.add(agenda.now() + RECORD, () => enter(job, state.Next));
    }
    const id = name.replace(/ again$/, '');
    const asked = modelCalls(id, job.luck);
    const attempts: number[] = [];
    let left = asked?.calls ?? 0;
    const fail = (error: string): void => {
      const then = afterError(state, error, attempts, chance);
      if ('again' in then) return agenda.add(agenda.now() + then.again, attempt);
      // An item that fails stops alone, and its job fails with it if it has no other.
      if (then.next === 'Several items?') job.isFailed = true;
      enter(job, then.next);
    };
    const attempt = (): void => {
      if (!open.has(job.record.id)) return;
      if (running + ofApi >= slots) return fail(functionThrottled);
      running += 1;
      most = Math.max(most, running + ofApi);
      // What a model has answered is kept, so the next try goes on from there.
      while (asked && left > 0 && models[asked.model]()) left -= 1;
      const hasRoom = left === 0;
      const seconds = hasRoom ? secondsOf(job.record.kind, id) : TRIES;
      agenda.add(agenda.now() + seconds, () => {
        running -= 1;
        if (hasRoom) enter(job, state.Next);
        else fail('ThrottlingException');
      });
    };
    if (asked && !name.endsWith(' again')) {
      const minute = `${asked.model} ${Math.floor(agenda.now() / 60)}`;
      wanted.set(minute, (wanted.get(minute) ?? 0) + asked.calls);
    }
    attempt();
  };
  const submit = (kind: JobKind, tries = 0): void => {
    if (tries === 0) count.submitted += 1;
    const isCostly = jobDescriptors[kind].endpoints.submit.costly ?? false;
    if (isCostly && !routes.get(kind)!()) {
      const pause = REPEATS[tries];
      if (pause === undefined) count.givenUp += 1;
      else agenda.add(agenda.now() + pause * (0.5 + chance() / 2), () => submit(kind, tries + 1));
      return;
    }
    const id = String((count.jobs += 1));
    const createdAt = iso();
    const job: SimulatedJob = {
      record: {
        ...{ uid: 't', kind, id, createdAt, updatedAt: createdAt, status: 'PENDING' },
        ...{ request: {}, files: [] },
      },
      submitted: agenda.now(),
      luck: chance(),
      waited: false,
      isFailed: false,
    };
    open.set(id, job);
    const machine = machines.get(kind)!;
    agenda.add(agenda.now() + machine.seconds, () => void end(job, true));
    enter(job, machine.start);
  };

  for (const kind of jobKinds) {
    const { perMonth } = jobDescriptors[kind].cost;
    const jobs = (teachers * perMonth * busyDay) / schoolDays / scale;
    for (let index = 0; index < jobs; index += 1)
      agenda.add(drawMoment(chance), () => submit(kind));
  }

  const polls = usage.minutesWatched * 6;
  const calls = (teachers * usage.visits * (usage.callsPerVisit + polls) * busyDay) / schoolDays;
  /** Calls that come back in a second, by how often they were refused. */
  const back = new Map<number, number[]>();
  for (let second = 0; second < endOfDay; second += 1) {
    agenda.add(second, () => {
      const fresh = Math.max(0, Math.round((calls * shareAt(second)) / scale + chance() - 0.5));
      const arriving = [fresh, ...(back.get(second) ?? [])];
      back.delete(second);
      const all = arriving.reduce((sum, some) => sum + (some ?? 0), 0);
      mostCalls = Math.max(mostCalls, fresh);
      let admitted = 0;
      while (admitted < all && stage()) admitted += 1;
      count.calls += all;
      count.refused += all - admitted;
      for (const [times, some = 0] of admitted < all ? arriving.entries() : []) {
        const refused = some * (1 - admitted / all);
        const pause = REPEATS[times];
        if (pause === undefined) count.errors += refused;
        else {
          const later = back.get(second + pause) ?? REPEATS.map(() => 0);
          later[times] = (later[times] ?? 0) + refused;
          back.set(second + pause, later);
        }
      }
      count.fresh += fresh;
      ofApi = admitted * CALL;
      most = Math.max(most, running + ofApi);
    });
  }

  const listed = (kind: JobKind, before: string): OpenJob[] =>
    [...open.values()]
      .filter(({ record }) => record.kind === kind && record.createdAt < before)
      .map(({ record: { uid, id, status, createdAt } }) => ({
        ...{ uid, kind, jobId: id, status, createdAt },
      }));
  const sweepNow = async (): Promise<void> => {
    const swept = await sweep(
      {
        open: {
          listOpen: (kind, before) => [pages(listed(kind, before.toISOString()))],
        },
        jobs: { find: async ({ jobId }) => open.get(jobId)?.record },
        endJob: async ({ jobId }) => {
          const job = open.get(jobId);
          return job !== undefined && end(job, true);
        },
        workflows: new Map(jobKinds.map((kind) => [kind, { start: async () => 'started' }])),
      },
      new Date(now()),
    );
    overdue = Math.max(overdue, swept.overdue);
  };
  for (let second = SWEEP; second < endOfDay + 2 * 3_600; second += SWEEP)
    agenda.add(second, sweepNow);

  await agenda.play();
  if (open.size > 0) throw new Error(`${open.size} jobs never end`);
  waits.sort((one, other) => one - other);
  const at = (share: number): number => waits[Math.floor((waits.length - 1) * share)] ?? 0;
  return {
    jobs: Math.round(count.jobs * scale),
    waits: { median: at(0.5), p99: at(0.99), longest: at(1) },
    waiting: count.waiting / count.jobs,
    failed: count.failed / count.jobs,
    refused: count.refused / count.calls,
    errors: count.errors / count.fresh,
    givenUp: count.givenUp / count.submitted,
    peak: {
      functions: Math.round(most * scale),
      calls: Math.round(mostCalls * scale),
      models: Math.round(Math.max(0, ...wanted.values()) * scale),
    },
    overdue: Math.round(overdue * scale),
  };
}

const secondsOf = (kind: JobKind, id: string): number => {
  const seconds: Readonly<Record<string, number>> = jobDescriptors[kind].cost.seconds;
  return seconds[id] ?? 1;
};

/** Seconds that a job takes when nothing keeps it waiting. */
const workOf = (kind: JobKind): number =>
  jobSteps[kind].reduce((sum, { id }) => sum + secondsOf(kind, id) + RECORD, RECORD);

async function* pages(jobs: readonly OpenJob[]): AsyncGenerator<readonly OpenJob[]> {
  for (let first = 0; first < jobs.length; first += 1_000) yield jobs.slice(first, first + 1_000);
}
