import type { MessageId } from '../../i18n/message-id.ts';
import { SessionEndedError, textOfFailure } from '../api/api-error.ts';
import { notifyOf } from './notifications.ts';

/**
 * Tells the user about a failed call: by the API's own code when it has one, else `fallback`. An ended session has
 * been told already.
 */
export const notifyError = (error: unknown, fallback: MessageId): void => {
  if (error instanceof SessionEndedError) return;
  notifyOf('error', textOfFailure(error, fallback));
};
