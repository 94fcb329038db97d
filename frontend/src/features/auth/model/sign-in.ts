import type { MessageId } from '#frontend/i18n/message-id.ts';
import { authCode, SECOND_STEP } from '#frontend/lib/auth/auth-error.ts';
import { loadIdentity, loadSecondStep } from '#frontend/lib/auth/load-identity.ts';
import type { SecondStep } from '#frontend/lib/auth/second-step.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';

/** A sign-in that waits for its second step, and the message after success. */
export interface Challenge {
  readonly step: SecondStep;
  readonly success: MessageId;
}

type Identity = Awaited<ReturnType<typeof loadIdentity>>;
export type SignIn = (identity: Identity) => Promise<void>;

/** Signs in and shows a message; returns the second step if the account requires one. */
export const signInOrChallenge = async (
  signIn: SignIn,
  success: MessageId,
): Promise<Challenge | undefined> => {
  const identity = await loadIdentity();
  try {
    await signIn(identity);
  } catch (error) {
    if (authCode(error) !== SECOND_STEP) throw error;
    const { openSecondStep } = await loadSecondStep();
    return { step: await openSecondStep(error), success };
  }
  notify('success', success);
  return undefined;
};
