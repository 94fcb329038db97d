import { textStorage } from '../text-storage.ts';

const PREFIX = 'daftar.draft.';
const prefixOf = (uid: string): string => `${PREFIX}${uid}.`;

/** The key of a user's draft of a form; users are kept apart because colleagues share computers. */
export const unsentFormKey = (uid: string, form: string): string => `${prefixOf(uid)}${form}`;

/** Drafts of forms stay in their tab and end with it. */
export const unsentFormStorage = textStorage(() => sessionStorage);

/** A file chosen in a form, with its upload key once it was sent. */
export interface ChosenFile {
  readonly file: File;
  readonly key?: string;
}

/** Chosen files by the keys of their drafts. Browser storage cannot hold them, so they last as long as the page. */
export const keptFiles = new Map<string, ChosenFile>();

export const isAnyFormUnsent = (): boolean => unsentFormStorage.keys(PREFIX).length > 0;

export const forgetUnsentForm = (key: string): void => {
  unsentFormStorage.remove(key);
  keptFiles.delete(key);
};

const keys = (): string[] => [...unsentFormStorage.keys(PREFIX), ...keptFiles.keys()];

/** Removes the drafts of all other users. The new user's drafts stay: they may only have had to sign in again. */
export const forgetOthersUnsentForms = (uid: string): void =>
  keys()
    .filter((key) => !key.startsWith(prefixOf(uid)))
    .forEach(forgetUnsentForm);

const otherTabs = (): BroadcastChannel => new BroadcastChannel(`${PREFIX}logout`);

/** Removes all drafts in all tabs, after their user has logged out. */
export const forgetAllUnsentForms = (uid?: string): void => {
  keys().forEach(forgetUnsentForm);
  const tabs = otherTabs();
  tabs.postMessage(uid);
  tabs.close();
};

/** Removes the drafts in this tab when the user logs out in another, and reports who that was. */
export const followLogOut = (onLogOut: (uid: unknown) => void): void =>
  otherTabs().addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    keys().forEach(forgetUnsentForm);
    onLogOut(data);
  });
