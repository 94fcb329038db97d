import { evaluate } from './authorize.ts';
import { AwsError } from './aws-error.ts';
import type { GatewayEvent } from './events.ts';
import type { Gate, Permission } from './permission.ts';
import type { PolicyStatement, Principal } from './principal.ts';

export interface GateOptions {
  region: string;
  accountId: string;
  /** Statements of a bucket's policy, from `parseBucketPolicy`. */
  bucketPolicies?: (bucket: string) => readonly PolicyStatement[];
  log?: (event: GatewayEvent) => void;
}

const bucketOf = (resource: string): string | undefined =>
  /^arn:aws:s3:::([^/]+)/.exec(resource)?.[1];

/** @param denied the status and code of a refusal, which differ by protocol */
export const createGate = (
  options: GateOptions,
  principal: Principal,
  denied: { code: string; status: number },
): Gate => {
  const user = `arn:aws:sts::${options.accountId}:assumed-role/${principal.name}/local`;
  const common = {
    // The loopback interface counts as TLS.
    'aws:SecureTransport': 'true',
    'aws:RequestedRegion': options.region,
    'aws:PrincipalAccount': options.accountId,
    'aws:PrincipalArn': `arn:aws:iam::${options.accountId}:role/${principal.name}`,
  };
  const allows = ({ action, resource, context }: Permission): boolean => {
    const bucket = bucketOf(resource);
    const resourcePolicy = bucket === undefined ? [] : (options.bucketPolicies?.(bucket) ?? []);
    const statements = [...principal.statements, ...resourcePolicy];
    const decision = evaluate(statements, action, resource, { ...common, ...context });
    if (!decision.allowed)
      options.log?.({
        kind: 'denied',
        principal: principal.name,
        action,
        resource,
        reason: decision.reason,
      });
    return decision.allowed;
  };
  return {
    allows,
    require: (permission) => {
      if (allows(permission)) return;
      const { action, resource } = permission;
      const message = `User: ${user} is not authorized to perform: ${action} on resource: ${resource}`;
      throw new AwsError(denied.code, message, denied.status);
    },
  };
};
