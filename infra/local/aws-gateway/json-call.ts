import * as z from 'zod/mini';
import { AwsError } from './aws-error.ts';
import type { Gate } from './gate.ts';
import type { GatewayRequest, GatewayResponse } from './http-message.ts';

/** A service with one of AWS's JSON protocols: takes a call's action and parsed input, and returns its output. */
export interface JsonService {
  /** @throws {AwsError} in the service's own form; a ZodError becomes a ValidationException */
  (action: string, input: unknown): Promise<unknown>;
  resourceOf(action: string, input: unknown): string;
}

/** @throws {AwsError} UnknownOperationException */
export const actionOf = ({ headers, method }: GatewayRequest): string => {
  const action = /^[\w]+\.(\w+)$/.exec(headers['x-amz-target'] ?? '')?.[1];
  if (!action || method !== 'POST')
    throw new AwsError(
      'com.amazon.coral.service#UnknownOperationException',
      'the call names no operation',
    );
  return action;
};

/** @throws {AwsError} SerializationException */
export const inputOf = ({ body }: GatewayRequest): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new AwsError('com.amazon.coral.service#SerializationException', 'the body is not JSON');
  }
};

/** Answers a verified call of a JSON service: checks `<service>:<action>` with IAM, then calls the service. */
export const callJsonService = async (
  request: GatewayRequest,
  gate: Gate,
  signingName: string,
  service: JsonService,
): Promise<GatewayResponse> => {
  const action = actionOf(request);
  const input = inputOf(request);
  try {
    gate({ action: `${signingName}:${action}`, resource: service.resourceOf(action, input) });
    const body = JSON.stringify(await service(action, input));
    const contentType = request.headers['content-type'] ?? 'application/x-amz-json-1.0';
    return { status: 200, headers: { 'content-type': contentType }, body };
  } catch (error) {
    if (error instanceof z.core.$ZodError)
      throw new AwsError(
        'ValidationException',
        `The input of ${action} is not what the service expects`,
      );
    throw error;
  }
};
