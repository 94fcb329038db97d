import { textStorage } from '../text-storage.ts';

const PREFIX = 'daftar.draft.';
const prefixOf = (uid: string): string => `${PREFIX}${uid}.`;

/** The key of what a form keeps for a user: apart for each, since colleagues share computers. */
export const draftKey = (uid: string, form: string): string => `${prefixOf(uid)}${form}`;

/** What is typed stays in the tab it is typed in, and goes with it. */
export const draftStorage = textStorage(() => sessionStorage);

/** A file chosen in a form, with its key once it was sent. */
export interface ChosenFile {
  readonly file: File;
  readonly key?: string;
}

/** Chosen files by the keys of their drafts. No storage takes them: they are kept as long as the page. */
export const keptFiles = new Map<string, ChosenFile>();

/** Whether something is half done in a form of this tab. */
export const isAnythingDrafted = (): boolean => draftStorage.keys(PREFIX).length > 0;

export const forgetDraft = (key: string): void => {
  draftStorage.remove(key);
  keptFiles.delete(key);
};

const keys = (): string[] => [...draftStorage.keys(PREFIX), ...keptFiles.keys()];

/** Removes what forms keep of anyone but the user who has come. Theirs stays: they may have had to sign in again. */
export const forgetOthersDrafts = (uid: string): void =>
  keys()
    .filter((key) => !key.startsWith(prefixOf(uid)))
    .forEach(forgetDraft);

const otherTabs = (): BroadcastChannel => new BroadcastChannel(`${PREFIX}logout`);

/** Removes what every form keeps, in every tab: its owner has logged out. */
export const forgetAllDrafts = (): void => {
  keys().forEach(forgetDraft);
  const tabs = otherTabs();
  tabs.postMessage(null);
  tabs.close();
};

/** Removes it when the user logs out in another tab, from now on. */
export const followLogOut = (): void =>
  otherTabs().addEventListener('message', () => keys().forEach(forgetDraft));
