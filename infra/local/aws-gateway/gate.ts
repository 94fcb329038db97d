import { evaluate } from './authorize.ts';
import { AwsError } from './aws-error.ts';
import type { RequestContext } from './conditions.ts';
import type { PolicyStatement, Principal } from './principal.ts';

export interface Permission {
  /** `service:Name`. */
  action: string;
  /** ARN. */
  resource: string;
  /** Condition keys of this resource. */
  context?: RequestContext;
}

/**
 * Checks the policies of the caller and of the bucket; refusals are logged.
 * @throws {AwsError} AccessDenied, in the service's form
 */
export type Gate = (permission: Permission) => void;

/** Events that the gateway reports to its host: names, actions and ARNs, never a body, token or signature. */
export type GatewayEvent =
  /** The principal's policies do not allow the call. */
  | { kind: 'denied'; principal: string; action: string; resource: string; reason: string }
  /** The signature is invalid. */
  | { kind: 'refused'; service: string; code: string; reason: string }
  /** A defect of the local service itself. */
  | { kind: 'failed'; service: string; error: unknown };

export interface GateOptions {
  region: string;
  accountId: string;
  bucketPolicies?: (bucket: string) => readonly PolicyStatement[];
  log?: (event: GatewayEvent) => void;
}

const bucketOf = (resource: string): string | undefined =>
  /^arn:aws:s3:::([^/]+)/.exec(resource)?.[1];

/** @param denied the status and code of a refusal, which differ by protocol */
export const createGate = (
  { region, accountId, bucketPolicies, log }: GateOptions,
  { name, statements }: Principal,
  denied: { code: string; status: number },
): Gate => {
  const common = {
    // The loopback interface counts as TLS.
    'aws:SecureTransport': 'true',
    'aws:RequestedRegion': region,
    'aws:PrincipalAccount': accountId,
    'aws:PrincipalArn': `arn:aws:iam::${accountId}:role/${name}`,
  };
  return ({ action, resource, context }) => {
    const bucket = bucketOf(resource);
    const resourcePolicy = bucket === undefined ? [] : (bucketPolicies?.(bucket) ?? []);
    const { allowed, reason } = evaluate([...statements, ...resourcePolicy], action, resource, {
      ...common,
      ...context,
    });
    if (allowed) return;
    log?.({ kind: 'denied', principal: name, action, resource, reason });
    const user = `arn:aws:sts::${accountId}:assumed-role/${name}/local`;
    const message = `User: ${user} is not authorized to perform: ${action} on resource: ${resource}`;
    throw new AwsError(denied.code, message, denied.status);
  };
};
