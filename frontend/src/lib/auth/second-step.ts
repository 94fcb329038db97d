import {
  FactorId,
  getMultiFactorResolver,
  TotpMultiFactorGenerator,
  type MultiFactorError,
} from '@firebase/auth';
import { authCode, SECOND_STEP } from './auth-error.ts';
import { beginSession } from './begin-session.ts';
import { firebaseAuth } from './firebase.ts';

/** The second step that a sign-in needs after the password or Google. */
export interface SecondStep {
  /** The account's authenticator apps; empty if its codes come by text message. */
  readonly apps: readonly { readonly id: string; readonly name: string }[];
  /** Signs in with a code of one of the apps; resolves when the session has the user and their role. */
  readonly confirm: (app: string, code: string) => Promise<void>;
}

const asksForSecondStep = (error: unknown): error is MultiFactorError =>
  authCode(error) === SECOND_STEP;

/** The second step that a refused sign-in needs; throws any other refusal again. */
export const openSecondStep = async (refusal: unknown): Promise<SecondStep> => {
  if (!asksForSecondStep(refusal)) throw refusal;
  const resolver = getMultiFactorResolver(await firebaseAuth(), refusal);
  return {
    // Text messages need Google's reCAPTCHA, whose scripts the site's security policy blocks.
    apps: resolver.hints
      .filter(({ factorId }) => factorId === FactorId.TOTP)
      .map(({ uid, displayName }) => ({ id: uid, name: displayName ?? '' })),
    confirm: async (app, code) => {
      const assertion = TotpMultiFactorGenerator.assertionForSignIn(app, code);
      const { user } = await resolver.resolveSignIn(assertion);
      await beginSession(user);
    },
  };
};
