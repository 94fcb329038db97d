import { useState } from 'react';
import type { Text } from '#frontend/i18n/message-id.ts';
import { SessionEndedError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { authCode, wrongCredentials } from '#frontend/lib/auth/auth-error.ts';
import { loadIdentity } from '#frontend/lib/auth/load-identity.ts';
import { loadFile } from '#frontend/lib/new-version.ts';
import { notify, notifyOf } from '#frontend/lib/notifications/notifications.ts';
import { clearDeviceStorage } from '#frontend/lib/settings/device-storage.ts';
import { forgetChoices } from '#frontend/lib/settings/remembered-choice.ts';
import { eraseAccount } from '../account-api.ts';

/** Closing the pop-up is no error. */
const silent: readonly string[] = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'];

/** The message after a failed confirmation of identity; undefined if the user cancelled. */
const refusalOf = (error: unknown): Text | undefined => {
  const code = authCode(error) ?? '';
  if (silent.includes(code)) return undefined;
  return { id: wrongCredentials.includes(code) ? 'profile.passwordWrong' : 'profile.reauthFailed' };
};

export interface AccountDeletion {
  /** `identify`: the sign-in is too old for a deletion, so the user has to confirm their identity. */
  readonly step: 'confirm' | 'identify';
  readonly busy: boolean;
  /** Why the identity could not be confirmed. */
  readonly refusal: Text | undefined;
  readonly problem: Text | undefined;
  /** The remaining items and their first known number; undefined while one call is enough. */
  readonly progress: { readonly remaining: number; readonly total: number } | undefined;
  readonly confirm: () => void;
  /** Confirms the user's identity by password, or in a provider's pop-up; then deletes. */
  readonly identify: (
    by: { readonly password: string } | { readonly provider: 'google' | 'school' },
  ) => void;
  readonly reset: () => void;
}

/** Deletes the account and logs out. After a failure the rest may be locked: the user can try again. */
export const useAccountDeletion = (uid: string): AccountDeletion => {
  const [step, setStep] = useState<AccountDeletion['step']>('confirm');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Text>();
  const [problem, setProblem] = useState<Text>();
  const [progress, setProgress] = useState<AccountDeletion['progress']>();

  const run = (action: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    setProblem(undefined);
    void action()
      .catch((error: unknown) => {
        if (error instanceof SessionEndedError) return;
        const text = textOfFailure(error, 'profile.deleteFailed');
        setProblem(text);
        notifyOf('quiet', text);
      })
      .finally(() => {
        setBusy(false);
        setProgress(undefined);
      });
  };
  const erase = async () => {
    // Loaded first: afterwards there is no account to try it again with.
    const { leave } = await loadFile(() => import('#frontend/lib/auth/leave.ts'));
    await eraseAccount((remaining) =>
      setProgress((before) => ({ remaining, total: before?.total ?? remaining })),
    );
    clearDeviceStorage(uid);
    forgetChoices(uid);
    await leave();
    notify('success', 'profile.deleted');
  };

  return {
    step,
    busy,
    refusal,
    problem,
    progress,
    confirm: () =>
      run(async () => {
        if (await (await loadIdentity()).signedInRecently()) await erase();
        else setStep('identify');
      }),
    identify: (by) =>
      run(async () => {
        const { identifyInWindow, identifyByPassword } = await loadIdentity();
        try {
          await ('password' in by
            ? identifyByPassword(by.password)
            : identifyInWindow(by.provider));
        } catch (error) {
          if (!(error instanceof SessionEndedError)) setRefusal(refusalOf(error));
          return;
        }
        await erase();
      }),
    reset: () => {
      setStep('confirm');
      setRefusal(undefined);
      setProblem(undefined);
    },
  };
};
