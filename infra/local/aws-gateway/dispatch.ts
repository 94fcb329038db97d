import { callBedrock } from '../bedrock/bedrock-call.ts';
import type { Converse } from '../bedrock/converse.ts';
import type { Database } from '../dynamodb/database.ts';
import { permissionOf, type PartitionKeyOf } from '../dynamodb/permissions.ts';
import { callS3 } from '../s3/s3-service.ts';
import type { S3Store } from '../s3/store.ts';
import { callSes, type SentMail } from '../ses/ses.ts';
import type { CorsRule } from '../template/storage.ts';
import { createGate, type GateOptions } from './gate.ts';
import type { GatewayRequest, GatewayResponse } from './http-message.ts';
import { actionOf, callJsonService, inputOf, type JsonService } from './json-call.ts';
import type { Principal } from './principal.ts';
import { SignatureProblem } from './signature-problem.ts';
import { verifyRequest } from './verify-request.ts';

/** Answers a call, or throws an error that the gateway converts to AWS's form. */
export type Dispatch = (request: GatewayRequest) => Promise<GatewayResponse>;

export interface GatewayOptions extends GateOptions {
  /** Called for every call, because roles may change. */
  principals: () => Iterable<Principal>;
  dynamodb: Pick<Database, 'call'>;
  /** Needed for the condition key `dynamodb:LeadingKeys`. */
  partitionKeyOf: PartitionKeyOf;
  s3: S3Store;
  /** By signing name: `states`, `secretsmanager` … */
  services: Readonly<Record<string, JsonService>>;
  bedrock?: Converse;
  /** Puts a mail of SES into the mailbox. */
  deliver?: (mail: SentMail) => Promise<void>;
  corsOf?: (bucket: string) => readonly CorsRule[];
  /** Largest body of any call, in bytes. */
  maxBodyBytes?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
  around?: (dispatch: Dispatch) => Dispatch;
}

const jsonDenied = { code: 'com.amazon.coral.service#AccessDeniedException', status: 400 };
const restDenied = { code: 'AccessDeniedException', status: 403 };
const s3Denied = { code: 'AccessDenied', status: 403 };

/**
 * Verifies a call and passes it to the service in its credential scope.
 * @throws {SignatureProblem} @throws {AwsError}
 */
export const dispatch = async (
  options: GatewayOptions,
  request: GatewayRequest,
): Promise<GatewayResponse> => {
  const { region, principals, dynamodb, bedrock, deliver, now = Date.now } = options;
  const { principal, service } = await verifyRequest(request, { region, principals, now });
  const gateFor = (denied: typeof s3Denied) => createGate(options, principal, denied);
  if (service === 's3') return callS3(request, options.s3, gateFor(s3Denied));
  if (service === 'dynamodb') {
    const action = actionOf(request);
    gateFor(jsonDenied)(permissionOf(action, inputOf(request), options));
    return dynamodb.call(action, request.body);
  }
  if (service === 'bedrock' && bedrock)
    return callBedrock(request, gateFor(restDenied), options, bedrock);
  if (service === 'ses' && deliver) return callSes(request, gateFor(restDenied), options, deliver);
  const jsonService = options.services[service];
  if (jsonService) return callJsonService(request, gateFor(jsonDenied), service, jsonService);
  throw new SignatureProblem(
    'scope',
    `Credential should be scoped to correct service, not '${service}'.`,
  );
};
