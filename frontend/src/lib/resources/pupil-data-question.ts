import { createStore } from '../store.ts';

/** The text about pupils' data is to be shown to a teacher, who accepts it or not. */
export interface PupilDataQuestion {
  readonly uid: string;
  readonly answer: (isAccepted: boolean) => void;
}

export const pupilDataQuestion = createStore<PupilDataQuestion | undefined>(undefined);

/**
 * Waits until the teacher has accepted the text about pupils' data; to be called before such data is sent.
 * @throws NoticeDeclinedError; otherwise as `call` does
 */
export const requireNotice = async (): Promise<void> =>
  // Loaded only when something is sent.
  (await import('./pupil-data-notice.ts')).settleNotice();
