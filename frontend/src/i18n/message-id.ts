import type english from './en-US.json';

/** Ids of the interface's texts. Both message files hold exactly these (a test compares them). */
export type MessageId = keyof typeof english;

/** Values a text names in braces. */
export type MessageValues = Record<string, string | number>;

/** A text to show, kept apart from its language until it is shown. */
export interface Text {
  readonly id: MessageId;
  readonly values?: MessageValues;
}
