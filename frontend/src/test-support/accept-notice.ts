import { noticeVersion } from '#shared/model/pupil-data-notice.ts';
import { choiceKey } from '../lib/settings/choice-key.ts';
import { sampleUser } from './sample-user.ts';

/** Makes the device remember that the sample teacher has accepted the text about pupils' data. */
export const acceptNotice = (): void =>
  localStorage.setItem(choiceKey(sampleUser.uid, 'pupilDataNotice'), String(noticeVersion));
