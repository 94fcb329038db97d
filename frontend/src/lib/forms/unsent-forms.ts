import { textStorage } from '../text-storage.ts';

const PREFIX = 'daftar.draft.';
const prefixOf = (uid: string): string => `${PREFIX}${uid}.`;

/** The key of what a form keeps for a user: apart for each, since colleagues share computers. */
export const unsentFormKey = (uid: string, form: string): string => `${prefixOf(uid)}${form}`;

/** What is typed stays in the tab it is typed in, and goes with it. */
export const unsentFormStorage = textStorage(() => sessionStorage);

/** A file chosen in a form, with its key once it was sent. */
export interface ChosenFile {
  readonly file: File;
  readonly key?: string;
}

/** Chosen files by the keys of their drafts. No storage takes them: they are kept as long as the page. */
export const keptFiles = new Map<string, ChosenFile>();

/** Whether something is half done in a form of this tab. */
export const isAnyFormUnsent = (): boolean => unsentFormStorage.keys(PREFIX).length > 0;

export const forgetUnsentForm = (key: string): void => {
  unsentFormStorage.remove(key);
  keptFiles.delete(key);
};

const keys = (): string[] => [...unsentFormStorage.keys(PREFIX), ...keptFiles.keys()];

/** Removes what forms keep of anyone but the user who has come. Theirs stays: they may have had to sign in again. */
export const forgetOthersUnsentForms = (uid: string): void =>
  keys()
    .filter((key) => !key.startsWith(prefixOf(uid)))
    .forEach(forgetUnsentForm);

const otherTabs = (): BroadcastChannel => new BroadcastChannel(`${PREFIX}logout`);

/** Removes what every form keeps, in every tab: its owner has logged out. */
export const forgetAllUnsentForms = (): void => {
  keys().forEach(forgetUnsentForm);
  const tabs = otherTabs();
  tabs.postMessage(null);
  tabs.close();
};

/** Removes it when the user logs out in another tab, from now on. */
export const followLogOut = (): void =>
  otherTabs().addEventListener('message', () => keys().forEach(forgetUnsentForm));
