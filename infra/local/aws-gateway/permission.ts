import type { RequestContext } from './conditions.ts';

/** A permission that a call needs from IAM. */
export interface Permission {
  /** `service:Name`. */
  action: string;
  /** ARN. */
  resource: string;
  /** Condition keys of this resource. */
  context?: RequestContext;
}

/** Checks the policies of the caller and of the bucket; refusals are logged. */
export interface Gate {
  allows(permission: Permission): boolean;
  /** @throws {AwsError} AccessDenied, in the service's form */
  require(permission: Permission): void;
}
