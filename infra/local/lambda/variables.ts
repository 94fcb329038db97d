import type { FunctionSpec } from '../template/functions.ts';

/** Credentials with which a function signs its AWS calls. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/**
 * The environment of a function: its own variables and those that Lambda reserves. The SDK finds the local services by
 * its `AWS_ENDPOINT_URL_<SERVICE>` variables.
 */
export const lambdaVariables = (
  spec: FunctionSpec,
  surroundings: {
    readonly region: string;
    readonly credentials: Credentials;
    /** URLs by the SDK's service names, e.g. `DYNAMODB`. */
    readonly endpoints: Readonly<Record<string, string>>;
  },
): Readonly<Record<string, string>> => ({
  ...spec.environment,
  ...Object.fromEntries(
    Object.entries(surroundings.endpoints).map(([service, url]) => [
      `AWS_ENDPOINT_URL_${service}`,
      url,
    ]),
  ),
  AWS_ACCESS_KEY_ID: surroundings.credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: surroundings.credentials.secretAccessKey,
  ...(surroundings.credentials.sessionToken !== undefined && {
    AWS_SESSION_TOKEN: surroundings.credentials.sessionToken,
  }),
  AWS_DEFAULT_REGION: surroundings.region,
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(spec.memoryMb),
  AWS_LAMBDA_FUNCTION_NAME: spec.name,
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
  AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${spec.name}`,
  AWS_LAMBDA_LOG_STREAM_NAME: 'local',
  AWS_REGION: surroundings.region,
  LAMBDA_TASK_ROOT: spec.codePath,
  LANG: 'en_US.UTF-8',
  TZ: ':UTC',
});
