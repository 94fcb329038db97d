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
import { converseRequest, toBody, type Converse } from './converse.ts';

/** Converse needs permission for InvokeModel: on the profile, and through it on its model in every Region. */
function requireModel(gate: Gate, id: string, { region, accountId }: Environment): void {
  const action = 'bedrock:InvokeModel';
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

/** Answers a verified Converse call. */
export const callBedrock = async (
  request: GatewayRequest,
  gate: Gate,
  environment: Environment,
  converse: Converse,
): Promise<GatewayResponse> => {
  const [, encoded] = /^\/model\/([^/]+)\/converse$/.exec(request.path) ?? [];
  if (!encoded || request.method !== 'POST')
    throw new AwsError('UnknownOperationException', 'only Converse is available locally', 404);
  const id = percentDecode(encoded);
  requireModel(gate, id, environment);
  const { data } = converseRequest.safeParse(inputOf(request));
  if (!data) throw new AwsError('ValidationException', 'Malformed input request', 400);
  const start = performance.now();
  const answer = await converse(id, data, request.signal);
  const body = JSON.stringify(toBody(answer, Math.round(performance.now() - start)));
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
};
