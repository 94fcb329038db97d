import { getPupilDataNotice } from '#shared/contracts/pupil-data-notice.ts';
import { noticeVersion } from '#shared/model/pupil-data-notice.ts';
import { NoticeDeclinedError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { session } from '../auth/session.ts';
import { choiceKey } from '../settings/choice-key.ts';
import { deviceStorage } from '../settings/device-storage.ts';
import { pupilDataQuestion } from './pupil-data-question.ts';

const keyOf = (uid: string): string => choiceKey(uid, 'pupilDataNotice');
const asking = new Map<string, Promise<void>>();

const ask = (uid: string): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (isAccepted: boolean): void => {
      leave();
      pupilDataQuestion.set(undefined);
      resolve(isAccepted);
    };
    // Otherwise the question would wait for the next login, and what was to be sent for ever.
    const leave = session.subscribe(() => {
      const current = session.get();
      if (current.status !== 'signed-in' || current.user.uid !== uid) answer(false);
    });
    pupilDataQuestion.set({ uid, answer });
  });

const settle = async (uid: string): Promise<void> => {
  const accepted = await call(getPupilDataNotice);
  const isAccepted = (accepted && accepted.version >= noticeVersion) || (await ask(uid));
  if (!isAccepted) throw new NoticeDeclinedError('the text about pupils’ data is not accepted');
  deviceStorage.write(keyOf(uid), String(noticeVersion));
};

/** Waits until the teacher has accepted the text about pupils' data; the device remembers it. */
export const settleNotice = async (): Promise<void> => {
  const current = session.get();
  if (current.status !== 'signed-in') return;
  const { uid } = current.user;
  if (Number(deviceStorage.read(keyOf(uid))) >= noticeVersion) return;
  // Photos that are sent side by side wait for one answer.
  const asked = asking.get(uid) ?? settle(uid).finally(() => asking.delete(uid));
  asking.set(uid, asked);
  await asked;
};
