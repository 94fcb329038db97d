import type { IdentityEnvironment } from '#core/identity/connect-identity.ts';
import type { Settings } from '../settings.ts';
import type { DataStack } from './data-stack.ts';

export interface IdentityResources {
  readonly data: DataStack;
  readonly settings: Settings;
  readonly identityToolkitUrl: string;
}

/** Environment and grant of functions that administer users at the identity provider. */
export const identityAccess = ({ data, settings, identityToolkitUrl }: IdentityResources) => ({
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
