import type { MessageId, MessageValues, Text } from '../../i18n/message-id.ts';
import { createStore } from '../store.ts';

/** `quiet` is only announced to screen readers. */
export type Tone = 'success' | 'error' | 'info' | 'quiet';

export interface Notification {
  /** Rises with each notification, so that a repeated text is shown and announced again. */
  readonly serial: number;
  readonly tone: Tone;
  readonly text: Text;
}

/** How long a notification shows, in milliseconds. Not among the limits, which the first screen does not need. */
export const NOTIFICATION_DURATION = 2_500;

/** The visible notification, if any; a new one replaces it. */
export const notifications = createStore<Notification | undefined>(undefined);

let serial = 0;

/** Shows a text at the top of the page for a moment. */
export const notify = (tone: Tone, id: MessageId, values?: MessageValues): void =>
  notifyOf(tone, { id, ...(values && { values }) });

/** Tells screen readers what the page itself shows to everyone else. */
export const announce = (id: MessageId, values?: MessageValues): void =>
  notify('quiet', id, values);

/** The same for a finished text. */
export const notifyOf = (tone: Tone, text: Text): void => {
  serial += 1;
  notifications.set({ serial, tone, text });
};
