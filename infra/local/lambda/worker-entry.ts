/** The entry of a worker: the part of Lambda's runtime that handlers use. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import type { InvocationError } from './invocation.ts';
import type { WorkerMessage } from './messages.ts';
import { moveDate } from './move-date.ts';

const settings = z
  .object({
    module: z.string(),
    exportName: z.string(),
    functionName: z.string(),
    functionArn: z.string(),
    memoryMb: z.number(),
    ahead: z.optional(z.instanceof(Float64Array)),
  })
  .parse(workerData);
const invokeMessage = z.object({
  requestId: z.string(),
  event: z.string(),
  deadline: z.number(),
});

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

const handlerModule = z.record(z.string(), z.unknown());

const loadHandler = async () => {
  const loaded = handlerModule.parse({ ...(await import(settings.module)) });
  const handler = loaded[settings.exportName];
  if (typeof handler !== 'function') {
    throw new Error(`${settings.exportName} is undefined or not exported`);
  }
  return async (event: unknown, context: unknown): Promise<unknown> =>
    await Reflect.apply(handler, undefined, [event, context]);
};

try {
  const handler = await loadHandler();
  parentPort?.on('message', (message: unknown) => {
    const { requestId, event, deadline } = invokeMessage.parse(message);
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
