import type { TaggedVersion } from '#shared/contracts/endpoint.ts';
import { isPassing } from '../api/api-error.ts';
import { createStore, type Store } from '../store.ts';
import {
  acknowledge,
  beginSaving,
  editDocument,
  endSaving,
  failSaving,
  findNewer,
  followTab,
  isBegunAfter,
  isDirty,
  keepMine,
  openDocument,
  redo,
  refuseSaving,
  statusOf,
  taggedOver,
  takeNewest,
  undo,
  type EditedDocument,
  type SavedVersion,
} from './edited-document.ts';
import { isSame } from './is-same.ts';
import type { DeviceCopy, StoredCopy } from './device-copy.ts';
import type { Choices, MergedEdits } from './merge/merge-edits.ts';

/** Milliseconds without a letter before typed text enters the document, and the longest time that it may wait. */
const TYPING_PAUSE = 500;
const LONGEST_TYPING = 5_000;
/** Milliseconds without an edit before a save, and the longest time that an edit may wait. */
const PAUSE = 1_500;
const LONGEST = 15_000;
/** Milliseconds after which this tab saves another tab's edits, if that tab has not. */
const OTHER_TAB = 10_000;
/** Milliseconds before a failed save is tried again: doubles each time, up to the maximum. */
const FIRST_RETRY = 2_000;
const LAST_RETRY = 60_000;

type Failed = Pick<EditedDocument<unknown>, 'failure'>;

const mayTry = ({ failure }: Failed): boolean => !failure || isPassing(failure.error);

/** Retries a failure that may pass after a pause; any other failure waits for the next edit. */
const nextTry = ({ failure }: Failed): number =>
  failure && isPassing(failure.error)
    ? Date.now() + Math.min(FIRST_RETRY * 2 ** (failure.attempts - 1), LAST_RETRY)
    : 0;

/** The server's answer to a save: the saved version, or the newer version that made it refuse. */
export type SaveAnswer<C> =
  { readonly saved: SavedVersion<C> } | { readonly newer: SavedVersion<C> };

/**
 * Merges edits with the newest version, by the user's choices where both have changed the same, or with all of theirs;
 * undefined if only one of them can stay.
 */
export type Merge<C> = (
  edits: EditedDocument<C>,
  choices?: Choices | 'theirs',
) => Promise<MergedEdits<C> | undefined>;

interface Options<C> {
  readonly newest: SavedVersion<C>;
  readonly copy: DeviceCopy<C>;
  /** Saves a content over a version; rejects when the save fails or its result is unknown. */
  readonly save: (content: C, over: TaggedVersion) => Promise<SaveAnswer<C>>;
  /** Without it, the user chooses between two versions. */
  readonly merge?: Merge<C> | undefined;
  /** Called when the server has saved a version from this browser. */
  readonly onSaved: (saved: SavedVersion<C>) => void;
  /** Called when another tab has saved or discarded its edits: the server may have a newer version. */
  readonly onStale: () => void;
}

/** A text that is being typed and is not in the document yet. */
export interface TypedText {
  /** Unique among the texts of the document. */
  readonly field: string;
  readonly text: string;
}

/** Texts while they are typed. A letter changes nothing else, because drawing a whole document takes too long. */
export interface Typing<C> {
  readonly shown: Pick<Store<TypedText | undefined>, 'get' | 'subscribe'>;
  /** Takes a text into the document by `next`: after a pause, and before anything else that happens to the document. */
  readonly type: (typed: TypedText, next: (before: C) => C) => void;
  /** Takes it into the document at once; returns whether there was one. */
  readonly settle: () => boolean;
}

export interface DocumentEditor<C> {
  readonly state: Pick<Store<EditedDocument<C>>, 'get' | 'subscribe'>;
  readonly typing: Typing<C>;
  /** Resolves when it has all edits of earlier visits; waits for a tab that is still typing. */
  readonly ready: Promise<void>;
  /**
   * Keeps on the device what is being typed into a field that writes it by `change` when it is left, and that may drop it:
   * how it will change the document, or nothing. The next visit finds it as an edit if the page ends before.
   */
  readonly hold: (next: ((before: C) => C) | undefined) => void;
  readonly change: (next: (before: C) => C, field?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly keepMine: () => void;
  readonly takeNewest: () => void;
  /**
   * Merges the edits with the newest version, by the user's choices where both have changed the same. Resolves to what
   * both have changed; undefined if only one of them can stay, or if there is nothing to merge. Rejects if they cannot
   * be compared now.
   */
  readonly merge: (choices?: Choices) => Promise<MergedEdits<C> | undefined>;
  readonly acknowledge: () => void;
  /** Takes in the newest version on the server, from any author. */
  readonly find: (newest: SavedVersion<C>) => void;
  /** Continues with a version that the user asked for; they can undo it. */
  readonly replace: (newest: SavedVersion<C>) => void;
  /** Saves the unsaved edits; resolves after the attempt. */
  readonly saveNow: () => Promise<void>;
  /** Stops saving; the copy on the device stays. */
  readonly stop: () => void;
}

/**
 * Keeps the unsaved content on the device; the browser then asks before closing the page. Each edit and each letter is
 * written at once: a page may end without an event (a crash, a full memory, a busy browser that waits no longer).
 */
const createKeeper = <C>(copy: DeviceCopy<C>, found: C | undefined) => {
  /** The content on the device, as far as this tab knows. */
  let kept = found;
  const onLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
  return {
    /**
     * `typed`: the content with what is being typed. `elsewhere`: another tab has written it already; writing it again
     * might overwrite that tab's newer edits.
     */
    keep: (now: EditedDocument<C>, typed: C | undefined, when: 'at once' | 'elsewhere'): void => {
      if (isDirty(now) || typed !== undefined) {
        addEventListener('beforeunload', onLeaving);
        kept = now.content;
        // The other tab has written over what is being typed here.
        if (when === 'at once' || typed !== undefined) copy.write(now, typed);
      } else {
        if (kept !== undefined) copy.remove(kept);
        kept = undefined;
        removeEventListener('beforeunload', onLeaving);
      }
    },
    stop: (): void => removeEventListener('beforeunload', onLeaving),
  };
};

/** A text that is being typed, when that began and when it went on last, and how it enters the document. */
interface Unsettled<C> extends TypedText {
  readonly since: number;
  readonly at: number;
  readonly next: (before: C) => C;
}

/** Calls `act` when the page is hidden or left, or the network returns; returns how to stop that. */
const watchLeaving = (act: () => void): (() => void) => {
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') act();
  };
  addEventListener('online', act);
  addEventListener('blur', act);
  addEventListener('pagehide', act);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('online', act);
    removeEventListener('blur', act);
    removeEventListener('pagehide', act);
    document.removeEventListener('visibilitychange', onVisibility);
  };
};

/**
 * Stores edits on the device, and saves in the background, one save at a time: after a pause, when the page is hidden or
 * left, and after a failure. The browser asks before closing a page with unsaved edits.
 */
export const createDocumentEditor = <C>(options: Options<C>): DocumentEditor<C> => {
  const { copy, save, onSaved, onStale } = options;
  const found = copy.open();
  if (found) copy.include(found);
  const entered = found && { ...found, typed: undefined };
  const opened = openDocument(options.newest, entered);
  const state = createStore(opened);
  const keeper = createKeeper(copy, found?.content);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest edit that is not yet being sent was made. */
  let editedAt: number | undefined;
  /** The time before which a failed save is not repeated automatically. */
  let retryAt = 0;
  let sending: Promise<void> | undefined;
  let stopped = false;

  /** Saves after `wait` milliseconds, if there is something to save; new edits do not speed up a retry. */
  const schedule = (wait: number): void => {
    clearTimeout(timer);
    const status = statusOf(state.get());
    if (status === 'saved') editedAt = undefined;
    if (stopped || sending || status === 'saved') return;
    const pause = state.get().failure ? retryAt - Date.now() : 0;
    timer =
      status === 'changed-elsewhere'
        ? setTimeout(() => void tryMerging(), Math.max(state.get().asks ? wait : 0, pause))
        : setTimeout(() => void saveNow(), Math.max(wait, pause));
  };
  /** What is being typed and is not in the document yet, as it will change it. */
  let held: ((before: C) => C) | undefined;
  const keep = (now: EditedDocument<C>, when: 'at once' | 'elsewhere' = 'at once'): void => {
    const typed = held?.(now.content);
    keeper.keep(now, isSame(typed, now.content) ? undefined : typed, when);
  };
  const hold: DocumentEditor<C>['hold'] = (next) => {
    if (stopped || (!next && !held)) return;
    held = next;
    keep(state.get());
  };
  /** Shows the next state, and stores its unsaved content on the device. */
  const set = (next: EditedDocument<C>, when?: 'elsewhere'): void => {
    if (stopped || next === state.get()) return;
    keep(next, when);
    state.set(next);
  };
  const edited = (next: EditedDocument<C>): void => {
    if (next === state.get()) return;
    set(next);
    editedAt ??= Date.now();
    schedule(Math.min(PAUSE, Math.max(0, editedAt + LONGEST - Date.now())));
  };

  const typing = createStore<Unsettled<C> | undefined>(undefined);
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): boolean => {
    clearTimeout(typingTimer);
    const typed = typing.get();
    if (!typed) return false;
    const { field, since, at, next } = typed;
    typing.set(undefined);
    held = undefined;
    const before = state.get();
    const after = editDocument(before, next(before.content), { field, since, at });
    edited(after);
    // Nothing has changed, so the browser need not ask any more.
    if (after === before) keep(before);
    return true;
  };
  const type = (typed: TypedText, next: (before: C) => C): void => {
    if (stopped) return;
    if (typing.get()?.field !== typed.field) settle();
    const at = Date.now();
    const { since = at } = typing.get() ?? {};
    typing.set({ ...typed, next, since, at });
    hold(next);
    clearTimeout(typingTimer);
    typingTimer = setTimeout(settle, Math.min(TYPING_PAUSE, since + LONGEST_TYPING - at));
  };
  /** Merges the edits with a newer version, or lets the user choose if both have changed the same. */
  const mergeNewer = async (choices?: Choices): Promise<MergedEdits<C> | undefined> => {
    settle();
    const before = state.get();
    if (stopped || sending || statusOf(before) !== 'changed-elsewhere') return undefined;
    try {
      const result = await options.merge?.(before, choices);
      // It is tried again if something has happened meanwhile.
      if (before === state.get()) {
        const { asks, failure } = before;
        set(
          result?.next ??
            (asks && !failure ? before : { ...before, asks: true, failure: undefined }),
        );
      }
      if (!state.get().asks) schedule(PAUSE);
      return result;
    } catch (error) {
      failMerging(error);
      throw error;
    }
  };
  /** Records that what both have changed could not be compared. It is tried again as a failed save is. */
  const failMerging = (error: unknown): void => {
    const now = state.get();
    if (sending || statusOf(now) !== 'changed-elsewhere' || (now.asks && isPassing(error))) return;
    set(failSaving({ ...now, asks: undefined }, error));
    retryAt = nextTry(state.get());
    if (isPassing(error)) schedule(0);
  };
  const tryMerging = (): Promise<unknown> => mergeNewer().catch(() => undefined);

  const send = async (): Promise<void> => {
    editedAt = undefined;
    set(beginSaving(state.get()));
    const { content } = state.get();
    try {
      const answer = await save(content, taggedOver(state.get()));
      if (stopped) return;
      if ('newer' in answer) return set(refuseSaving(state.get(), answer.newer));
      set(endSaving(state.get(), answer.saved));
      onSaved(answer.saved);
    } catch (error) {
      set(failSaving(state.get(), error));
    }
  };
  const saveNow = async (): Promise<void> => {
    settle();
    clearTimeout(timer);
    if (sending) {
      await sending;
      // Save the edits that were made meanwhile as well.
      return editedAt === undefined ? undefined : saveNow();
    }
    if (statusOf(state.get()) === 'changed-elsewhere') await tryMerging();
    const status = statusOf(state.get());
    if (stopped || sending || status === 'saved' || status === 'changed-elsewhere') return;
    clearTimeout(timer);
    sending = send();
    await sending;
    sending = undefined;
    retryAt = nextTry(state.get());
    // The server has refused it for a newer version, which is merged in now.
    const { asks, failure } = state.get();
    if (statusOf(state.get()) === 'changed-elsewhere' && !asks && !failure) return saveNow();
    if (editedAt !== undefined) schedule(PAUSE);
    else if (mayTry(state.get())) schedule(0);
  };

  /** The copy of another tab that is being taken in. */
  let heard: StoredCopy<C> | undefined;
  /**
   * Takes in the copy of another tab, which may have written it before it knew of the edits here: both are kept. Where they
   * cannot be merged, the other tab's stay, which were written later. A text that is being typed enters the document after
   * it.
   */
  const takeIn = async (other: StoredCopy<C>): Promise<void> => {
    heard = other;
    const before = state.get();
    let { content } = other;
    // Without a copy that both have had, both have gone on from the older of their two saved versions.
    const base = copy.beginningOf(other) ?? (isBegunAfter(before, other) ? other : before).base;
    if (!isSame(before.content, content) && !isSame(before.content, base)) {
      const newest = { ...before.newest, content };
      const merged = await options
        .merge?.({ ...before, base, newest }, 'theirs')
        .catch(() => undefined);
      // A copy that has come meanwhile is taken in by its own call.
      if (stopped || heard !== other) return;
      if (before !== state.get()) return takeIn(other);
      content = merged?.next?.content ?? content;
    }
    copy.include(other);
    const isTheirs = content === other.content;
    const next = followTab(before, { ...other, content }, Date.now());
    set(next, isTheirs ? 'elsewhere' : undefined);
    schedule(isTheirs && next.content !== before.content ? OTHER_TAB : PAUSE);
  };
  const endFollowing = copy.follow((other) => {
    if (other) return void takeIn(other);
    settle();
    // The other tab did not know of it.
    if (held) keep(state.get());
    // Refused edits were dropped there, or it could save them: they are nowhere on the device any more.
    else if (!mayTry(state.get())) set(takeNewest(state.get(), { at: Date.now() }));
    onStale();
  });
  const endWatching = watchLeaving(() => {
    settle();
    if (mayTry(state.get())) void saveNow();
  });

  /** What was being typed when an earlier visit ended is an edit now. */
  const takeLeft = async (left: StoredCopy<C>): Promise<void> => {
    const typed = await copy.leftTyped(left);
    if (stopped || typed === undefined) return;
    const edits = { ...left, content: typed, typed: undefined };
    if (state.get() !== opened) {
      await takeIn(edits);
      return set({ ...state.get(), recovered: true });
    }
    const next = openDocument(opened.newest, edits);
    set({ ...next, replaced: next.replaced + 1 });
    schedule(PAUSE);
  };

  if (found?.typed === undefined) keep(opened);
  schedule(PAUSE);

  return {
    state,
    ready: found?.typed === undefined ? Promise.resolve() : takeLeft(found),
    typing: { shown: typing, type, settle },
    hold,
    change: (next, field) => {
      settle();
      const before = state.get();
      edited(editDocument(before, next(before.content), { field, at: Date.now() }));
    },
    undo: () => {
      settle();
      edited(undo(state.get()));
    },
    redo: () => {
      settle();
      edited(redo(state.get()));
    },
    keepMine: () => {
      settle();
      set(keepMine(state.get()));
      void saveNow();
    },
    takeNewest: () => {
      settle();
      set(takeNewest(state.get(), { at: Date.now() }));
      schedule(PAUSE);
    },
    merge: mergeNewer,
    acknowledge: () => set(acknowledge(state.get())),
    find: (newest) => {
      settle();
      set(findNewer(state.get(), newest));
      schedule(PAUSE);
    },
    replace: (newest) => {
      settle();
      set(takeNewest({ ...state.get(), newest }, { at: Date.now() }));
      onSaved(newest);
    },
    saveNow,
    stop: () => {
      settle();
      stopped = true;
      clearTimeout(timer);
      endFollowing();
      endWatching();
      keeper.stop();
    },
  };
};
