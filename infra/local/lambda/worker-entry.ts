/** The entry of a worker: the part of Lambda's runtime that handlers use. */
import { parentPort, workerData } from 'node:worker_threads';
import type { InvocationError } from './invocation.ts';
import type { InvokeMessage, WorkerMessage, WorkerSettings } from './messages.ts';

/**
 * Makes `Date` in this thread run ahead of the machine's clock; dates with arguments are not changed.
 * @param ahead one number: the milliseconds to add. It may be shared with other threads and changed at any time
 */
const moveDate = (ahead: Float64Array): void => {
  const machine = Date;
  const now = (): number => machine.now() + (ahead[0] ?? 0);
  globalThis.Date = new Proxy(machine, {
    construct: (target, args: unknown[], made) => {
      const date: unknown = Reflect.construct(target, args.length === 0 ? [now()] : args, made);
      if (!(date instanceof machine)) throw new TypeError('no date was made');
      return date;
    },
    get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
  });
};

// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the schema parser would take half of a worker's start
const settings: WorkerSettings = workerData;

// Node has read it already, and the function must not see it.
delete process.env['NODE_COMPILE_CACHE'];

/** The host's clock, in which the host gives an invocation's deadline. */
const machineNow = Date.now;
if (settings.ahead) moveDate(settings.ahead);

const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

const toError = (error: unknown): InvocationError =>
  error instanceof Error
    ? {
        errorType: error.name,
        errorMessage: error.message,
        trace: (error.stack ?? '').split('\n'),
      }
    : { errorType: typeof error, errorMessage: String(error), trace: [] };

const loadHandler = async () => {
  const handler: unknown = Reflect.get(Object(await import(settings.module)), settings.exportName);
  if (typeof handler !== 'function') {
    throw new Error(`${settings.exportName} is undefined or not exported`);
  }
  return async (event: unknown, context: unknown): Promise<unknown> =>
    await Reflect.apply(handler, undefined, [event, context]);
};

try {
  const handler = await loadHandler();
  parentPort?.on('message', ({ requestId, event, deadline }: InvokeMessage) => {
    const context = {
      awsRequestId: requestId,
      callbackWaitsForEmptyEventLoop: true,
      functionName: settings.functionName,
      functionVersion: '$LATEST',
      getRemainingTimeInMillis: () => Math.max(0, deadline - machineNow()),
      invokedFunctionArn: settings.functionArn,
      logGroupName: `/aws/lambda/${settings.functionName}`,
      logStreamName: 'local',
      memoryLimitInMB: String(settings.memoryMb),
    };
    handler(JSON.parse(event), context).then(
      (result) => post({ kind: 'result', requestId, payload: JSON.stringify(result) }),
      (error: unknown) => post({ kind: 'failed', requestId, error: toError(error) }),
    );
  });
  post({ kind: 'ready' });
} catch (error) {
  post({ kind: 'failed-init', error: toError(error) });
}
