import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BusEvent } from '#infra/local/events/event.ts';
import { percentDecode, type GatewayRequest } from '#infra/local/aws-gateway/http-message.ts';
import type { JsonService } from '#infra/local/aws-gateway/json-call.ts';
import type { Database } from '#infra/local/dynamodb/database.ts';
import { claimedService } from '#infra/local/aws-gateway/signature-claims.ts';
import type { Invocation } from '#infra/local/lambda/invocation.ts';
import type { Clock } from '#infra/local/platform/fault-hooks.ts';
import { createS3Store } from '#infra/local/s3/store.ts';
import { startPlatform, type PlatformOptions } from '#infra/local/platform.ts';
import type { Execution } from '#infra/local/states/execution.ts';
import type { TemplateDocument } from '#infra/local/template/document.ts';
import { limits } from '#shared/model/limits.ts';
import { connect } from '../../support/connect.ts';
import { readByTextract } from '../../support/read-by-textract.ts';
import { answered } from './acts.ts';
import { createClock } from './clock.ts';
import { createExecutions } from './executions.ts';
import { createFaults, type Happening } from './faults.ts';
import { createLedger } from './ledger.ts';
import { pageAnswer } from './orders.ts';
import { createScene, type Scene } from './scene.ts';

const minute = 60_000;
/** Time between two sweeps. */
const sweepMinutes = 5;
/** The latest end of a job: twice the workflow's limit, and the next sweep. */
const deadlineMinutes = (2 * limits.jobDuration) / minute + sweepMinutes;
/** Factor by which waits between retries are shortened. */
const pace = 50;

type Amend = NonNullable<PlatformOptions['amend']>;

const mapStrings = (value: unknown, map: (text: string) => string): unknown => {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((one) => mapStrings(one, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapStrings(one, map)]),
  );
};

/** Changes the text of the state machines' definitions. */
export const amendMachines = (
  templates: ReadonlyMap<string, TemplateDocument>,
  map: (text: string) => string,
): void => {
  for (const { Resources } of templates.values()) {
    for (const { Type, Properties } of Object.values(Resources)) {
      if (Type !== 'AWS::StepFunctions::StateMachine') continue;
      Properties['DefinitionString'] = mapStrings(Properties['DefinitionString'], map);
    }
  }
};

const hasten: Amend = (templates) =>
  amendMachines(templates, (text) =>
    text
      .replaceAll(
        /"IntervalSeconds":(\d+)/g,
        (_, seconds: string) => `"IntervalSeconds":${Number(seconds) / pace}`,
      )
      // Of an hour of waits, a few are enough.
      .replaceAll(/"MaxAttempts":\d{2,}/g, '"MaxAttempts":6')
      .replaceAll(
        /"MaxDelaySeconds":(\d+)/g,
        (_, seconds: string) => `"MaxDelaySeconds":${Number(seconds) / pace / 10}`,
      ),
  );

const operationOf = ({ headers, method, path }: GatewayRequest): string =>
  headers['x-amz-target']?.split('.').at(-1) ??
  (/\/converse(?:-stream)?$/.test(path) ? 'Converse' : method);

/** The content of pictures is ignored. */
const textOf = ({ body, path }: GatewayRequest, service: string | undefined): string =>
  service === 's3' || service === 'textract' ? percentDecode(path) : body.toString('utf8');

/** A part of a table. */
interface ScanPage {
  readonly Items?: readonly Readonly<Record<string, { readonly S?: string }>>[];
  readonly LastEvaluatedKey?: object;
}

/** Observes what happens on a platform, as AWS's metrics would. */
export interface Witness {
  readonly onInvoked: (invocation: {
    /** Name of the function. */
    readonly name: string;
    readonly event: unknown;
    /** Milliseconds since the epoch. */
    readonly begun: number;
    readonly outcome: Invocation;
  }) => void;
  readonly onEnded: (execution: Execution) => void;
  readonly onAnswered: (
    apiId: string,
    status: number,
    request: { readonly method: string; readonly path: string },
  ) => void;
  /** SES has taken a mail, or has heard what became of it. */
  readonly onMail: (became: 'Send' | 'Bounce' | 'Complaint') => void;
  /** A line that a function or a service has written. */
  readonly onLog: (source: string, line: string) => void;
}

/** A platform with faults on demand, a controllable clock, and watched jobs. */
export const startWorld = async (
  options: Pick<PlatformOptions, 'amend'> & {
    readonly addresses?: (own: Readonly<Record<string, string>>) => Record<string, string>;
    readonly witness?: (clock: Clock) => Witness;
  } = {},
) => {
  // Lambda's own time zone, as `npm start` sets it.
  process.env['TZ'] = 'UTC';
  const dataDir = await mkdtemp(join(tmpdir(), 'daftar-faults-'));
  const faults = createFaults();
  const clock = createClock();
  const witness = options.witness?.(clock);
  const ledger = createLedger();
  const executions = createExecutions();
  const events: BusEvent[] = [];
  let publish: (event: BusEvent) => void = () => undefined;
  let stepFunctions: JsonService | undefined;
  let database: Database | undefined;
  let running = 0;
  /** The teachers whose pages are with Textract, which does not know them. */
  const analysed = new Map<string, number>();

  const platform = await startPlatform({
    port: 0,
    authPort: 0,
    dataDir,
    amend: (templates) => {
      readByTextract(templates);
      hasten(templates);
      options.amend?.(templates);
    },
    onLog: witness?.onLog,
    faultHooks: {
      clock,
      // Three tries, as Lambda has: a fourth could come when a test has mended the fault.
      deliveryPauses: [20, 40],
      addresses: options.addresses,
      calls: (dispatch) => (request) => {
        const service = claimedService(request);
        const name = `${service}:${operationOf(request)}`;
        const about =
          service === 'textract' ? [...analysed.keys()].join() : textOf(request, service);
        const happening: Happening = { place: 'call', name, about };
        const happen = async () => {
          if (service === 'textract')
            return answered(pageAnswer)(() => undefined, happening) as ReturnType<typeof dispatch>;
          const answer = await dispatch(request);
          if (service === 'ses') witness?.onMail('Send');
          return answer;
        };
        return faults.around(happening, happen);
      },
      database: (own) => {
        database = own;
        return ledger.watch(own);
      },
      states: (service) => {
        stepFunctions = service;
        return service;
      },
      journal: (journal) => {
        const put: typeof journal.put = (execution) => {
          if (execution.ending) witness?.onEnded(execution);
          faults.around(
            {
              place: 'journal',
              name: execution.ending?.status ?? 'RUNNING',
              about: execution.input,
            },
            () => journal.put(execution),
          );
        };
        return executions.watch({ ...journal, put });
      },
      invoke: (invoke) => async (functionArn, event) => {
        const name = functionArn.split(':').at(-1) ?? '';
        const about = JSON.stringify(event);
        const uid = (event as { uid?: string }).uid ?? '';
        const isAnalysis = name.includes('AnalyzePicture');
        const begun = clock.now();
        running += 1;
        if (isAnalysis) analysed.set(uid, (analysed.get(uid) ?? 0) + 1);
        try {
          const outcome = await faults.around({ place: 'function', name, about }, () =>
            invoke(functionArn, event),
          );
          witness?.onInvoked({ name, event, begun, outcome });
          return outcome;
        } finally {
          running -= 1;
          if (isAnalysis) {
            const left = (analysed.get(uid) ?? 1) - 1;
            if (left > 0) analysed.set(uid, left);
            else analysed.delete(uid);
          }
        }
      },
      api: (api, id) => async (request) => {
        const answer = await api(request);
        witness?.onAnswered(id, answer.status, request);
        return answer;
      },
      publish: (own) => {
        publish = own;
        return (event) => {
          events.push(event);
          const about = JSON.stringify(event.detail);
          faults.around({ place: 'event', name: String(event.detail['status']), about }, () =>
            own(event),
          );
        };
      },
    },
  });
  const client = connect({ url: platform.url, authUrl: platform.auth.url });
  const files = await createS3Store(join(dataDir, 'objects'));
  const uploads = platform.application.buckets.find(({ name }) => name.includes('upload'))?.name;
  if (uploads === undefined) throw new Error('there is no bucket of uploads');
  const sweepArn = platform.application.functions.find(({ logicalId }) =>
    logicalId.startsWith('SweepJobs'),
  )?.arn;
  if (sweepArn === undefined) throw new Error('there is no sweep');
  const sweep = () => platform.invoke(sweepArn, {});

  /** The items that contain a text, and the files with it in their names. */
  const storedAbout = async (text: string): Promise<string[]> => {
    const found: string[] = [];
    for (const { name: TableName } of platform.application.tables) {
      let page: ScanPage = {};
      do {
        const { LastEvaluatedKey: ExclusiveStartKey } = page;
        const body = Buffer.from(JSON.stringify({ TableName, ExclusiveStartKey }));
        const answer = await database?.call('Scan', body);
        page = JSON.parse(answer?.body.toString('utf8') ?? '{}') as ScanPage;
        const about = page.Items?.filter((item) => JSON.stringify(item).includes(text)) ?? [];
        found.push(...about.map(({ PK, SK }) => `${PK?.S} ${SK?.S}`));
      } while (page.LastEvaluatedKey);
    }
    for (const { name } of platform.application.buckets) {
      const keys = (await files.list(name)).map(({ key }) => key);
      found.push(...keys.filter((key) => key.includes(text)));
    }
    return found;
  };

  /** Waits until nothing runs, and nothing is about to be delivered. */
  const quiet = async (): Promise<void> => {
    for (let still = 0; still < 10; still += 1) {
      if (running > 0 || !executions.areEnded()) still = 0;
      await sleep(15);
    }
  };
  const isEverythingOver = (scenes: readonly Scene[]): boolean =>
    scenes.every(({ uid }) => ledger.areAllFinished(uid));

  return {
    platform,
    client,
    faults,
    clock,
    ledger,
    executions,
    quiet,
    sweep,
    storedAbout,
    /** Registers a new teacher. */
    newScene: async (): Promise<Scene> => createScene(await client.accounts.newTeacher(), client),
    /** Stops executions, as a person at AWS's console can. */
    stopExecutions: async (uid: string): Promise<void> => {
      for (const { execution } of executions.of(uid)) {
        const { executionArn } = execution;
        await stepFunctions?.('StopExecution', { executionArn });
      }
    },
    /** Deletes a teacher's uploads. */
    deleteUploads: async ({ uid }: Scene): Promise<void> => {
      for (const { key } of await files.list(uploads, `uploads/${uid}/`)) {
        await files.delete(uploads, key);
      }
    },
    /** Replaces the content of a teacher's uploads. */
    replaceUploads: async ({ uid }: Scene, bytes: Uint8Array): Promise<void> => {
      for (const { key, contentType } of await files.list(uploads, `uploads/${uid}/`)) {
        await files.put(uploads, key, bytes, { contentType });
      }
    },
    /** Delivers the status events of a teacher's executions again, last first. */
    deliverAgain: (uid: string): void => {
      const about = (event: BusEvent) => JSON.stringify(event.detail).includes(uid);
      for (const event of events.filter(about).toReversed()) publish(event);
    },
    /**
     * Advances the clock, with a sweep every five minutes, until every job of these teachers has ended.
     * @returns the minutes it took
     * @throws when a job is unfinished after its deadline
     */
    settle: async (scenes: readonly Scene[]): Promise<number> => {
      for (let minutes = 0; ; minutes += sweepMinutes) {
        await quiet();
        if (isEverythingOver(scenes)) return minutes;
        if (minutes >= deadlineMinutes) {
          const open = scenes.flatMap(({ uid }) => ledger.describeOpen(uid));
          throw new Error(`open after ${minutes} minutes: ${open.join('; ')}`);
        }
        clock.advance(sweepMinutes * minute);
        await sweep();
      }
    },
    close: async (): Promise<void> => {
      await platform.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
export type World = Awaited<ReturnType<typeof startWorld>>;
