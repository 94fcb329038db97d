import { modelOf } from '#core/model/model-strategies.ts';
import { converseRequest, toBody, type Converse } from '../bedrock/converse.ts';
import { AwsError } from './aws-error.ts';
import type { GatewayRequest, GatewayResponse } from './http-message.ts';
import { percentDecode } from './http-message.ts';
import { inputOf } from './json-call.ts';
import type { Gate } from './permission.ts';

interface Account {
  readonly region: string;
  readonly accountId: string;
}

/** Converse needs permission for InvokeModel: on the profile, and through it on its model in every Region. */
function requireModel(gate: Gate, id: string, { region, accountId }: Account): void {
  const action = 'bedrock:InvokeModel';
  const model = modelOf(id);
  const modelIn = (place: string) => `arn:aws:bedrock:${place}::foundation-model/${model}`;
  if (model === id) {
    gate.require({ action, resource: modelIn(region) });
    return;
  }
  const profile = `arn:aws:bedrock:${region}:${accountId}:inference-profile/${id}`;
  gate.require({ action, resource: profile });
  const context = { 'bedrock:InferenceProfileArn': profile };
  const places = [region, ...(id.startsWith('global.') ? [''] : [])];
  for (const place of places) gate.require({ action, resource: modelIn(place), context });
}

/** Answers a verified Converse call. */
export const callBedrock = async (
  { request, gate }: { request: GatewayRequest; gate: Gate },
  account: Account,
  converse: Converse,
): Promise<GatewayResponse> => {
  const [, encoded] = /^\/model\/([^/]+)\/converse$/.exec(request.path) ?? [];
  if (!encoded || request.method !== 'POST')
    throw new AwsError('UnknownOperationException', 'only Converse is available locally', 404);
  const id = percentDecode(encoded);
  requireModel(gate, id, account);
  const { data } = converseRequest.safeParse(inputOf(request));
  if (!data) throw new AwsError('ValidationException', 'Malformed input request', 400);
  const start = performance.now();
  const answer = await converse(id, data);
  const body = JSON.stringify(toBody(answer, Math.round(performance.now() - start)));
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
};
