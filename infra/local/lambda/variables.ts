import type { Principal } from '../aws-gateway/principal.ts';
import type { FunctionSpec } from '../template/functions.ts';

/** Where a function runs, and how it calls AWS. */
interface Surroundings {
  readonly region: string;
  readonly credentials: Pick<Principal, 'accessKeyId' | 'secretAccessKey' | 'sessionToken'>;
  readonly gatewayUrl: string;
}

/** The environment of a function: its own variables, those that Lambda reserves, and the SDK's own for local services. */
export const lambdaVariables = (
  spec: FunctionSpec,
  { region, credentials, gatewayUrl }: Surroundings,
): Readonly<Record<string, string>> => ({
  ...spec.environment,
  AWS_ENDPOINT_URL: gatewayUrl,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  ...(credentials.sessionToken !== undefined && { AWS_SESSION_TOKEN: credentials.sessionToken }),
  AWS_DEFAULT_REGION: region,
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(spec.memoryMb),
  AWS_LAMBDA_FUNCTION_NAME: spec.name,
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
  AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${spec.name}`,
  AWS_LAMBDA_LOG_STREAM_NAME: 'local',
  AWS_REGION: region,
  LAMBDA_TASK_ROOT: spec.codePath,
  LANG: 'en_US.UTF-8',
  TZ: ':UTC',
});
