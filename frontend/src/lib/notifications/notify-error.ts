import type { MessageId } from '../../i18n/message-id.ts';
import { SessionEndedError, textOfFailure } from '../api/api-error.ts';
import { notifyOf } from './notifications.ts';

/** Shows a failed call's own reason if it has one, else `fallback`. Ended sessions have already shown their message. */
export const notifyError = (error: unknown, fallback: MessageId): void => {
  if (error instanceof SessionEndedError) return;
  notifyOf('error', textOfFailure(error, fallback));
};
