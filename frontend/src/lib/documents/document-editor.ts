import type { TaggedVersion } from '#shared/contracts/endpoint.ts';
import { createStore, type Store } from '../store.ts';
import {
  acknowledge,
  isBegunAfter,
  openDocument,
  type EditedDocument,
  type SavedVersion,
} from './edited-document.ts';
import type { DeviceCopy, StoredCopy } from './device-copy.ts';
import * as events from './editor-steps.ts';
import type { Change, EditorState, Effect, Event, SaveAnswer, TypedText } from './editor-steps.ts';
import { isSame } from './is-same.ts';
import { createKeeper, watchLeaving } from './leaving.ts';
import type { Choices, MergedEdits } from './merge/merge-edits.ts';

export type { SaveAnswer } from './editor-steps.ts';

/** Merges edits with the newest version, by the user's choices or with all of theirs; undefined if it cannot. */
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

/** Texts while they are typed. A letter changes nothing else, because drawing a whole document takes too long. */
export interface Typing<C> {
  readonly shown: Pick<Store<TypedText | undefined>, 'get' | 'subscribe'>;
  /** Takes a text into the document by `next`: after a pause, and before anything else that happens to the document. */
  readonly type: (typed: TypedText, next: Change<C>) => void;
  /** Takes it into the document at once; returns whether there was one. */
  readonly settle: () => boolean;
}

export interface DocumentEditor<C> {
  readonly state: Pick<Store<EditedDocument<C>>, 'get' | 'subscribe'>;
  readonly typing: Typing<C>;
  /** Resolves when it has all edits of earlier visits; waits for a tab that is still typing. */
  readonly ready: Promise<void>;
  /** Keeps what is being typed into a field that writes it when it is left; the next visit finds it as an edit. */
  readonly hold: (next: Change<C> | undefined) => void;
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
 * Stores edits on the device, and saves in the background, one save at a time: after a pause, when the page is hidden or
 * left, and after a failure. The browser asks before closing a page with unsaved edits. What happens when is decided by
 * `step`; here it is done.
 */
export const createDocumentEditor = <C>(options: Options<C>): DocumentEditor<C> => {
  const { copy, onSaved, onStale } = options;
  const found = copy.open();
  if (found) copy.include(found);
  const entered = found && { ...found, typed: undefined };
  const opened = openDocument(options.newest, entered);
  const shown = createStore(opened);
  const typing = createStore<TypedText | undefined>(undefined);
  const keeper = createKeeper(copy, found?.content);
  const timers: Record<'settle' | 'save', ReturnType<typeof setTimeout> | undefined> = {
    settle: undefined,
    save: undefined,
  };
  let state: EditorState<C> = { document: opened, retryAt: 0 };
  /** The save that is under way, with the merging before it. */
  let saving: Promise<void> | undefined;

  const dispatch = (event: Event<C>): void => {
    const [next, ...effects] = events.step(state, event, Date.now());
    state = next;
    if (next.typing !== typing.get()) typing.set(next.typing);
    for (const effect of effects) perform(effect);
  };
  const settle = (): boolean => {
    const isTyping = state.typing !== undefined;
    dispatch(events.settle);
    return isTyping;
  };

  /** Merges the edits with a newer version, or lets the user choose if both have changed the same. */
  const merge = async (choices?: Choices): Promise<MergedEdits<C> | undefined> => {
    settle();
    const before = state.document;
    if (!events.canMerge(state)) return undefined;
    try {
      const result = await options.merge?.(before, choices);
      dispatch(events.merge(before, result?.next, result?.overlaps));
      return result;
    } catch (error) {
      dispatch(events.failMerging(error));
      throw error;
    }
  };
  const tryMerging = (): Promise<unknown> => merge().catch(() => undefined);
  const send = ({ content, over }: Extract<Effect<C>, { do: 'send' }>): Promise<void> =>
    options.save(content, over).then(
      (answer) => dispatch(events.answer(answer)),
      (error: unknown) => dispatch(events.fail(error)),
    );
  const mergeAndSave = async (): Promise<void> => {
    await tryMerging();
    dispatch(events.send);
  };
  const track = (work: Promise<void>): void => {
    const tracked = work.finally(() => {
      if (saving === tracked) saving = undefined;
    });
    saving = tracked;
  };
  const saveNow = async (): Promise<void> => {
    dispatch(events.save);
    while (saving) await saving;
  };

  const perform = (effect: Effect<C>): void => {
    switch (effect.do) {
      case 'keep':
        keeper.keep(effect.document, effect.typed, effect.when);
        if (effect.document !== shown.get()) shown.set(effect.document);
        return;
      case 'wait': {
        const timer = effect.for === 'settle' ? 'settle' : 'save';
        clearTimeout(timers[timer]);
        if (effect.ms === undefined) return;
        timers[timer] = setTimeout(() => {
          if (effect.for === 'merge') void tryMerging();
          else dispatch(effect.for === 'save' ? events.save : events.settle);
        }, effect.ms);
        return;
      }
      case 'send':
        return track(send(effect));
      case 'merge-and-save':
        return track(mergeAndSave());
      case 'tell':
        return onSaved(effect.saved);
    }
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
    const before = state.document;
    let { content } = other;
    // Without a copy that both have had, both have gone on from the older of their two saved versions.
    const base = copy.beginningOf(other) ?? (isBegunAfter(before, other) ? other : before).base;
    if (!isSame(before.content, content) && !isSame(before.content, base)) {
      const newest = { ...before.newest, content };
      const merged = await options
        .merge?.({ ...before, base, newest }, 'theirs')
        .catch(() => undefined);
      // A copy that has come meanwhile is taken in by its own call.
      if (state.stopped || heard !== other) return;
      if (before !== state.document) return takeIn(other);
      content = merged?.next?.content ?? content;
    }
    copy.include(other);
    dispatch(events.follow(other, content));
  };
  const endFollowing = copy.follow((other) => {
    if (other) return void takeIn(other);
    dispatch(events.lose);
    onStale();
  });
  const endWatching = watchLeaving(() => dispatch(events.leave));

  /** What was being typed when an earlier visit ended is an edit now. */
  const takeLeft = async (left: StoredCopy<C>): Promise<void> => {
    const typed = await copy.leftTyped(left);
    if (state.stopped || typed === undefined) return;
    const edits = { ...left, content: typed, typed: undefined };
    if (state.document !== opened) {
      await takeIn(edits);
      return dispatch(events.note((now) => ({ ...now, recovered: true })));
    }
    dispatch(events.recover(openDocument(opened.newest, edits)));
  };

  dispatch(events.open(found?.typed !== undefined));

  return {
    state: shown,
    ready: found?.typed === undefined ? Promise.resolve() : takeLeft(found),
    typing: {
      shown: typing,
      type: (typed, next) => dispatch(events.type(typed, next)),
      settle,
    },
    hold: (next) => dispatch(events.hold(next)),
    change: (next, field) => dispatch(events.change(next, field)),
    undo: () => dispatch(events.stepBack),
    redo: () => dispatch(events.stepForward),
    keepMine: () => dispatch(events.insist),
    takeNewest: () => dispatch(events.giveUp),
    merge,
    acknowledge: () => dispatch(events.note(acknowledge)),
    find: (newest) => dispatch(events.find(newest)),
    replace: (newest) => {
      dispatch(events.replace(newest));
      onSaved(newest);
    },
    saveNow,
    stop: () => {
      dispatch(events.stop);
      endFollowing();
      endWatching();
      keeper.stop();
    },
  };
};
