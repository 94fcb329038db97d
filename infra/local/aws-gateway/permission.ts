import type { RequestContext } from './conditions.ts';

/** One thing that IAM must allow for a call to go through. */
export interface Permission {
  /** `service:Name`. */
  action: string;
  /** ARN. */
  resource: string;
  /** Condition keys of this resource. */
  context?: RequestContext;
}

/** Asks the caller's policies, and the bucket's; a refusal is logged. */
export interface Gate {
  allows(permission: Permission): boolean;
  /** @throws {AwsError} AccessDenied, in the words of the service */
  require(permission: Permission): void;
}
