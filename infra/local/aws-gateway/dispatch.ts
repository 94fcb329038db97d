import { callDynamoDb } from '../dynamodb/dynamodb-call.ts';
import type { Database } from '../dynamodb/database.ts';
import type { CorsRule } from '../s3/cors.ts';
import type { Converse } from '../bedrock/converse.ts';
import { callS3 } from '../s3/s3-service.ts';
import type { S3Store } from '../s3/store.ts';
import type { GateOptions } from './gate.ts';
import { callBedrock } from './bedrock-call.ts';
import { createGate } from './gate.ts';
import type { GatewayRequest, GatewayResponse } from './http-message.ts';
import { callJsonService } from './json-call.ts';
import type { JsonService } from './json-service.ts';
import type { InvokeFunction } from './lambda-call.ts';
import { callLambda } from './lambda-call.ts';
import type { Principal } from './principal.ts';
import { SignatureProblem } from './signature-problem.ts';
import { verifyRequest } from './verify-request.ts';

/** Answers a call, or throws an error that the gateway converts to AWS's form. */
export type Dispatch = (request: GatewayRequest) => Promise<GatewayResponse>;

export interface GatewayOptions extends GateOptions {
  /** Called for every call, because roles may change. */
  principals: () => Iterable<Principal>;
  dynamodb: Pick<Database, 'call'>;
  /** Needed for the condition key `dynamodb:LeadingKeys`, which is otherwise missing in the context. */
  partitionKeyOf?: (table: string) => string | undefined;
  s3: S3Store;
  /** By signing name: `states`, `secretsmanager` … */
  services: Readonly<Record<string, JsonService>>;
  lambda?: InvokeFunction;
  bedrock?: Converse;
  corsOf?: (bucket: string) => readonly CorsRule[];
  /** Default: 0, which takes a free port. */
  port?: number;
  /** Largest body of any call, in bytes. */
  maxBodyBytes?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Wraps `dispatch`. */
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
  const { region, accountId, principals, now = Date.now } = options;
  const { principal, claims } = await verifyRequest(request, { region, principals, now });
  const gateFor = (denied: typeof s3Denied) => createGate(options, principal, denied);
  switch (claims.service) {
    case 's3':
      return callS3({ request, store: options.s3, gate: gateFor(s3Denied) });
    case 'dynamodb': {
      const facts = {
        region,
        accountId,
        partitionKeyOf: options.partitionKeyOf ?? (() => undefined),
      };
      return callDynamoDb({ request, gate: gateFor(jsonDenied) }, options.dynamodb, facts);
    }
    case 'lambda':
      if (options.lambda)
        return callLambda({ request, gate: gateFor(restDenied) }, options, options.lambda);
      break;
    case 'bedrock':
      if (options.bedrock)
        return callBedrock({ request, gate: gateFor(restDenied) }, options, options.bedrock);
      break;
    default: {
      const service = options.services[claims.service];
      if (service)
        return callJsonService(
          { request, gate: gateFor(jsonDenied), principal },
          claims.service,
          service,
        );
    }
  }
  throw new SignatureProblem(
    'scope',
    `Credential should be scoped to correct service, not '${claims.service}'.`,
  );
};
