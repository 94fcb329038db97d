import type { Principal } from './principal.ts';

/**
 * A service with one of AWS's JSON protocols (Step Functions, Secrets Manager …): takes a call's action and parsed
 * input, and returns its output.
 */
export interface JsonService {
  /** @throws {AwsError} in the service's own form */
  (action: string, input: unknown, principal: Principal): Promise<unknown>;
  /** The ARN that IAM checks for a call. */
  resourceOf(action: string, input: unknown): string;
}
