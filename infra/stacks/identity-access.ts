import { Duration } from 'aws-cdk-lib';
import type { IdentityEnvironment } from '#core/identity/connect-identity.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { Settings } from '../settings.ts';
import type { DataStack } from './data-stack.ts';

interface Provider {
  readonly data: Pick<DataStack, 'identitySecret'>;
  readonly settings: Pick<Settings, 'firebase'>;
  readonly identityToolkitUrl: string;
}

export interface IdentityResources {
  readonly data: DataStack;
  readonly settings: Settings;
  readonly identity: IdentityAccess;
}

export type IdentityAccess = ReturnType<typeof identityAccess>;

/** Environment and grant of functions that administer users at the identity provider. */
export const identityAccess = ({ data, settings, identityToolkitUrl }: Provider) => ({
  environment: {
    FIREBASE_PROJECT_ID: settings.firebase.projectId,
    IDENTITY_SECRET_ID: data.identitySecret.secretArn,
    IDENTITY_TOOLKIT_URL: identityToolkitUrl,
  } satisfies IdentityEnvironment,
  grant: {
    actions: ['secretsmanager:GetSecretValue'],
    resources: [data.identitySecret.secretArn],
  },
});

/** Gives the functions of live calls what they need to ask the identity provider whether a session has ended. */
export const asLive =
  ({ environment, grant }: IdentityAccess) =>
  (definition: EndpointDefinition): EndpointDefinition =>
    definition.endpoint.live
      ? {
          // The provider may take 5 s.
          timeout: Duration.seconds(15),
          ...definition,
          environment: { ...definition.environment, ...environment },
          grants: [...definition.grants, grant],
        }
      : definition;
