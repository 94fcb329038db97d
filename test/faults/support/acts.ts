import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsError } from '#infra/local/aws-gateway/aws-error.ts';
import type { GatewayResponse } from '#infra/local/aws-gateway/http-message.ts';
import type { Invocation } from '#infra/local/lambda/invocation.ts';
import { failure } from '#infra/local/lambda/invocation.ts';
import type { Fault } from './faults.ts';

type Act = Fault['act'];

const outcome =
  (invocation: Invocation): Act =>
  () =>
    Promise.resolve(invocation);

/** A service refuses with its own error. */
export const refused =
  (code: string, status: number): Act =>
  () =>
    Promise.reject(new AwsError(code, 'A fault that a test has set.', status));

export const throttlingCall = refused('ThrottlingException', 400);
export const brokenService = refused('InternalServerError', 500);

/** Nothing can be written any more. */
export const diskFull: Act = () =>
  Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
export const diskFullAtOnce: Act = () => {
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
};

/** The action succeeds, but the connection breaks before the answer. */
export const answerLost: Act = async (happen) => {
  const { body } = (await happen()) as GatewayResponse;
  if (body instanceof Readable) body.destroy();
  return brokenOff('');
};

/** A call is answered with this. */
export const answered =
  (body: unknown): Act =>
  () =>
    Promise.resolve({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    } satisfies GatewayResponse);

/** The whole body of an answer, also of one that is streamed. */
export const bodyOfAnswer = async (answer: unknown): Promise<Buffer> => {
  const { body = '' } = answer as GatewayResponse;
  return body instanceof Readable ? buffer(body) : Buffer.from(body);
};

/** A model streams these events. */
export const streamed = (events: Buffer): GatewayResponse => ({
  status: 200,
  headers: { 'content-type': 'application/vnd.amazon.eventstream' },
  body: events,
});

const brokenOff = (begun: string | Buffer): GatewayResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'content-length': '100000' },
  body: Readable.from(
    (function* () {
      yield begun;
      throw new Error('broken off');
    })(),
  ),
});
/** The answer breaks off after this number of bytes. */
export const truncated =
  (bytes: number): Act =>
  async (happen) =>
    brokenOff((await bodyOfAnswer(await happen())).subarray(0, bytes));

/** A function cannot be run now, because too many are running. */
export const throttledFunction = outcome(
  failure('Lambda.TooManyRequestsException', 'Rate Exceeded.'),
);
export const outOfMemory = outcome(
  failure('Runtime.ExitError', 'Error: Runtime exited with error: signal: killed'),
);
/** The caller gives up, but the function continues its work. */
export const lateFunction: Act = (happen) => {
  void happen();
  return Promise.resolve(failure('Sandbox.Timedout', 'Error: Task timed out'));
};
export const crashedFunction = outcome(failure('Error', 'A fault that a test has set.'));
/** Its work is done, and then it crashes. */
export const crashedAfterwards: Act = async (happen) => {
  await happen();
  return failure('Error', 'A fault that a test has set.');
};
/** The function runs twice for one invocation, as at-least-once delivery allows. */
export const twice: Act = async (happen) => {
  await happen();
  return happen();
};
export const twiceAtOnce: Act = async (happen) => {
  const [first] = await Promise.all([happen(), happen()]);
  return first;
};

/** A function's answer is larger than a workflow's state may be. */
export const tooLarge: Act = async (happen) => {
  const answer = (await happen()) as Invocation;
  if (!answer.ok) return answer;
  return { ok: true, payload: { ...(answer.payload as object), padding: 'x'.repeat(300_000) } };
};

/** A status event that never arrives. */
export const lost: Act = () => undefined;

/** A function that crashes for certain inputs, always or a number of times. */
export const crashing = (name: string, about: string, times = Infinity): Fault => ({
  place: 'function',
  name,
  about,
  times,
  act: crashedFunction,
});
