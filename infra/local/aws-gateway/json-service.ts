import type { Principal } from './principal.ts';

/**
 * A service of AWS's JSON protocols (Step Functions, Secrets Manager …): a call's action name and parsed input in,
 * its output out.
 */
export interface JsonService {
  /** @throws {AwsError} in the service's own words */
  (action: string, input: unknown, principal: Principal): Promise<unknown>;
  /** The ARN that IAM is asked about for a call. */
  resourceOf(action: string, input: unknown): string;
}
