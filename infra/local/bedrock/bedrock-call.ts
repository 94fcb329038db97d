import { PassThrough, type Readable } from 'node:stream';
import { modelOf } from '#core/model/model-strategies.ts';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { Gate } from '../aws-gateway/gate.ts';
import {
  percentDecode,
  type GatewayRequest,
  type GatewayResponse,
} from '../aws-gateway/http-message.ts';
import { inputOf } from '../aws-gateway/json-call.ts';
import type { Environment } from '../template/resource-types.ts';
import {
  converseRequest,
  toBody,
  type Converse,
  type ConverseAnswer,
  type OnText,
} from './converse.ts';
import { answerEvents, encodeError, encodeEvent, stopEvent, thoughtEvent } from './event-stream.ts';

/** Needs an action's permission: on the profile, and through it on its model in every Region. */
function requireModel(
  gate: Gate,
  action: string,
  id: string,
  { region, accountId }: Environment,
): void {
  const model = modelOf(id);
  const modelIn = (place: string) => `arn:aws:bedrock:${place}::foundation-model/${model}`;
  if (model === id) {
    gate({ action, resource: modelIn(region) });
    return;
  }
  const profile = `arn:aws:bedrock:${region}:${accountId}:inference-profile/${id}`;
  gate({ action, resource: profile });
  const context = { 'bedrock:InferenceProfileArn': profile };
  const places = [region, ...(id.startsWith('global.') ? [''] : [])];
  for (const place of places) gate({ action, resource: modelIn(place), context });
}

/** The actions that AWS asks for, by the end of a call's path. */
const actions = {
  converse: 'bedrock:InvokeModel',
  'converse-stream': 'bedrock:InvokeModelWithResponseStream',
} as const;
const isCall = (name: string): name is keyof typeof actions => Object.hasOwn(actions, name);

/**
 * Streams an answer. What the model writes comes as thoughts, because it may be asked in another way when that is no
 * answer; the answer follows as a whole. Until there is a word, an error has a status of its own.
 */
async function stream(answering: (onText: OnText) => Promise<ConverseAnswer>): Promise<Readable> {
  const body = new PassThrough();
  const push = (...events: readonly Buffer[]) => {
    if (!body.destroyed) for (const event of events) body.write(event);
  };
  const begun = Promise.withResolvers<void>();
  let told: { readonly fields: ConverseAnswer['fields'] } | undefined;
  const start = performance.now();
  const answered = answering((text, fields) => {
    told = { fields };
    push(...encodeEvent(thoughtEvent(text)));
    begun.resolve();
  });
  const finish = async (): Promise<void> => {
    try {
      const answer = await answered;
      const latencyMs = Math.round(performance.now() - start);
      push(...answerEvents(answer, latencyMs).flatMap(encodeEvent));
    } catch (error) {
      if (!told) throw error;
      if (error instanceof AwsError)
        push(...encodeEvent(stopEvent('error', told.fields)), encodeError(error));
      else body.destroy(error instanceof Error ? error : new Error(String(error)));
    }
    body.end();
  };
  await Promise.race([begun.promise, finish()]);
  return body;
}

/** Answers a verified call of Converse or ConverseStream. */
export const callBedrock = async (
  request: GatewayRequest,
  gate: Gate,
  environment: Environment,
  converse: Converse,
): Promise<GatewayResponse> => {
  const [, encoded, name = ''] = /^\/model\/([^/]+)\/([\w-]+)$/.exec(request.path) ?? [];
  if (!encoded || !isCall(name) || request.method !== 'POST')
    throw new AwsError('UnknownOperationException', 'only Converse is available locally', 404);
  const id = percentDecode(encoded);
  requireModel(gate, actions[name], id, environment);
  const { data } = converseRequest.safeParse(inputOf(request));
  if (!data) throw new AwsError('ValidationException', 'Malformed input request', 400);
  if (name === 'converse-stream') {
    const body = await stream((onText) => converse(id, data, request.signal, onText));
    return { status: 200, headers: { 'content-type': 'application/vnd.amazon.eventstream' }, body };
  }
  const start = performance.now();
  const answer = await converse(id, data, request.signal);
  const body = JSON.stringify(toBody(answer, Math.round(performance.now() - start)));
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
};
