import type { MessageId, MessageValues, Text } from '../../i18n/message-id.ts';
import { createStore } from '../store.ts';

export type Tone = 'success' | 'error' | 'info';

export interface Notification {
  /** Rises with each notification, so that the same text said twice is shown and announced twice. */
  readonly serial: number;
  readonly tone: Tone;
  readonly text: Text;
}

/** The notification on show, if any: a new one takes the place of the last. */
export const notifications = createStore<Notification | undefined>(undefined);

let serial = 0;

/** Shows a text at the top of the page for 2,500 ms. */
export const notify = (tone: Tone, id: MessageId, values?: MessageValues): void =>
  notifyOf(tone, { id, ...(values && { values }) });

/** The same of a text that is made already. */
export const notifyOf = (tone: Tone, text: Text): void => {
  serial += 1;
  notifications.set({ serial, tone, text });
};

export const dismissNotification = (): void => notifications.set(undefined);
