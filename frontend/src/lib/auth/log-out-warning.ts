import type { MessageId } from '../../i18n/message-id.ts';
import { usersWithFrames } from '../camera/frames-mark.ts';
import { isAnythingUnsaved } from '../documents/unsaved-copies.ts';
import { isAnyFormUnsent } from '../forms/unsent-forms.ts';
import { isAnythingStored } from '../settings/device-storage.ts';

/**
 * The warning for data that logging out deletes and no server has; undefined if there is none.
 * @param uid the signed-in user, if known
 */
export const logOutWarning = (uid?: string): MessageId | undefined => {
  if (isAnythingStored(uid)) return 'layout.logoutKept';
  const hasPhotos = usersWithFrames().some((one) => uid === undefined || one === uid);
  return hasPhotos || isAnythingUnsaved(uid) || isAnyFormUnsent()
    ? 'layout.logoutDrafts'
    : undefined;
};
