import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  type AuthProvider,
  type PopupRedirectResolver,
} from '@firebase/auth';
import { loadConfig } from '../runtime-config.ts';

export type WindowProvider = 'google' | 'school';

/** A SAML or OpenID Connect provider. Nothing here reads the credentials that the client's own classes store. */
class SchoolProvider extends GoogleAuthProvider {
  override readonly providerId: string;

  constructor(id: string) {
    super();
    this.providerId = id;
  }

  /** What the provider is asked for is set at the identity provider. */
  override getScopes(): string[] {
    return [];
  }
}

/** The arguments that opening a provider's pop-up needs after the account. */
export const popUp = async (
  provider: WindowProvider,
): Promise<[AuthProvider, PopupRedirectResolver]> => {
  const { firebase, schoolSignOn } = await loadConfig();
  if (firebase.authEmulatorUrl) (await import('./emulator-frames.ts')).installEmulatorFrames();
  const school = () => new SchoolProvider(schoolSignOn?.providerId ?? '');
  return [
    provider === 'google' ? new GoogleAuthProvider() : school(),
    browserPopupRedirectResolver,
  ];
};
