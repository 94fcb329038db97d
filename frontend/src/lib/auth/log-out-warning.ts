import type { MessageId } from '../../i18n/message-id.ts';
import { isAnythingUnsaved } from '../documents/unsaved-copies.ts';
import { isAnyFormUnsent } from '../forms/unsent-forms.ts';
import { isAnythingStored } from '../settings/device-storage.ts';

/**
 * What logging out removes and is nowhere else, by the text that says so; undefined when there is nothing.
 * @param uid who is signed in, if that is known
 */
export const logOutWarning = (uid?: string): MessageId | undefined => {
  if (isAnythingStored(uid)) return 'layout.logoutKept';
  return isAnythingUnsaved(uid) || isAnyFormUnsent() ? 'layout.logoutDrafts' : undefined;
};
