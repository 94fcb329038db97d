import { AwsError } from './aws-error.ts';
import type { GatewayRequest, GatewayResponse } from './http-message.ts';
import { percentDecode } from './http-message.ts';
import type { Gate } from './permission.ts';

/** Runs a function for Lambda's Invoke; `type` is `RequestResponse`, `Event` or `DryRun`. */
export type InvokeFunction = (
  functionArn: string,
  payload: Buffer,
  type: string,
) => Promise<{ statusCode: number; payload: string | Uint8Array; functionError?: string }>;

/** Answers a verified Invoke call, which contains the function's name or ARN. */
export const callLambda = async (
  call: { request: GatewayRequest; gate: Gate },
  account: { region: string; accountId: string },
  invoke: InvokeFunction,
): Promise<GatewayResponse> => {
  const { request, gate } = call;
  const [, encoded] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(request.path) ?? [];
  if (!encoded || request.method !== 'POST')
    throw new AwsError('UnknownOperationException', 'only Invoke is available locally', 404);
  const name = percentDecode(encoded);
  const arn = name.startsWith('arn:')
    ? name
    : `arn:aws:lambda:${account.region}:${account.accountId}:function:${name}`;
  gate.require({ action: 'lambda:InvokeFunction', resource: arn });
  const type = request.headers['x-amz-invocation-type'] ?? 'RequestResponse';
  const { statusCode, payload, functionError } = await invoke(arn, request.body, type);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (functionError !== undefined) headers['x-amz-function-error'] = functionError;
  return { status: statusCode, headers, body: payload };
};
