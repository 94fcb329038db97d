import type { MessageId } from '../../i18n/message-id.ts';
import { notify } from '../notifications/notifications.ts';
import { session } from './session.ts';
import { forgetUser } from './stored-token.ts';

const end = async (reason: MessageId): Promise<void> => {
  await forgetUser();
  session.set({ status: 'signed-out', deliberate: false });
  notify('error', reason);
};

let ending: Promise<void> | undefined;

/**
 * Logs the user out because their session is no longer valid, and shows why. Shows it once, even if many calls fail.
 */
export const endSession = (reason: MessageId): Promise<void> => {
  ending ??= end(reason);
  return ending;
};

/** Lets the next end of a session show its message, after a new sign-in. */
export const sessionBegan = (): void => {
  ending = undefined;
};
