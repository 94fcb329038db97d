interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/**
 * Lambda puts the role's credentials in the environment; they are read at each use, for they may be renewed.
 * @throws if there are none
 */
export function environmentCredentials(): Credentials {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('AWS credentials are missing from the environment');
  }
  return { accessKeyId, secretAccessKey, sessionToken };
}

/**
 * Stands in for `@aws-sdk/credential-provider-node` in the bundles (an alias of the build): profiles, SSO and
 * metadata services do not exist in Lambda, and their code is two fifths of a client's bundle.
 * @public
 */
export const defaultProvider = () => () => Promise.resolve().then(environmentCredentials);
