import type { TaggedVersion } from '#shared/contracts/endpoint.ts';
import { isPassing } from '../api/api-error.ts';
import {
  beginSaving,
  editDocument,
  endSaving,
  failSaving,
  followTab,
  refuseSaving,
  statusOf,
  takeNewest,
  taggedOver,
  type EditedDocument,
  type SavedVersion,
  type UnsavedCopy,
} from './edited-document.ts';
import { isSame } from './is-same.ts';

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

/** A text that is being typed and is not in the document yet. */
export interface TypedText {
  /** Unique among the texts of the document. */
  readonly field: string;
  readonly text: string;
}

/** How a content changes. */
export type Change<C> = (before: C) => C;

/** A text that is being typed, when that began and when it went on last, and how it enters the document. */
interface Unsettled<C> extends TypedText {
  readonly since: number;
  readonly at: number;
  readonly next: Change<C>;
}

/** The server's answer to a save: the saved version, or the newer version that made it refuse. */
export type SaveAnswer<C> =
  { readonly saved: SavedVersion<C> } | { readonly newer: SavedVersion<C> };

/** All that the editor of a document knows. Times are in milliseconds. */
export interface EditorState<C> {
  readonly document: EditedDocument<C>;
  readonly typing?: Unsettled<C> | undefined;
  /** How what is being typed and is not in the document yet will change it. */
  readonly held?: Change<C> | undefined;
  /** When the oldest edit that is not yet being sent was made. */
  readonly editedAt?: number | undefined;
  /** The time before which a failed save is not repeated automatically. */
  readonly retryAt: number;
  /** A save is under way; `again`: what is edited meanwhile is to be saved at once as well. */
  readonly sending?: 'once' | 'again' | undefined;
  readonly stopped?: true | undefined;
}

/** What happens to a document: what the user does, times that are over, and answers. */
export type EditorEvent<C> =
  /** `typed`: an earlier visit ended while something was being typed, which is taken in later. */
  | { readonly kind: 'open'; readonly typed: boolean }
  | { readonly kind: 'type'; readonly typed: TypedText; readonly next: Change<C> }
  /** The text that is being typed enters the document. */
  | { readonly kind: 'settle' }
  | { readonly kind: 'hold'; readonly next: Change<C> | undefined }
  | { readonly kind: 'change'; readonly next: Change<C>; readonly field: string | undefined }
  /** A step back or forward. */
  | { readonly kind: 'move'; readonly to: Change<EditedDocument<C>> }
  /** The document becomes another one, other than by an edit; then it is saved now, after a pause, or as it would be. */
  | {
      readonly kind: 'put';
      readonly next: (before: EditedDocument<C>, at: number) => EditedDocument<C>;
      readonly then?: 'save' | 'pause' | undefined;
    }
  | { readonly kind: 'leave' }
  /** `merged`: both sides were merged before, as far as that is possible. */
  | { readonly kind: 'save'; readonly merged?: boolean }
  | { readonly kind: 'answer'; readonly answer: SaveAnswer<C> }
  | { readonly kind: 'fail'; readonly error: unknown }
  /** `next`: undefined if the user has to choose. */
  | {
      readonly kind: 'merge';
      readonly before: EditedDocument<C>;
      readonly next: EditedDocument<C> | undefined;
    }
  | { readonly kind: 'fail-merging'; readonly error: unknown }
  /** Another tab has written its copy, whose edits are in `content` with those of this tab. */
  | { readonly kind: 'follow'; readonly other: UnsavedCopy<C>; readonly content: C }
  /** Another tab has removed the copy. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'stop' };

/** What is to be done, in this order. */
export type Effect<C> =
  /** `elsewhere`: another tab has written it already; writing it again might overwrite that tab's newer edits. */
  | {
      readonly do: 'keep';
      readonly document: EditedDocument<C>;
      /** The content with what is being typed. */
      readonly typed: C | undefined;
      readonly when: 'at once' | 'elsewhere';
    }
  /** Replaces what was waited for. */
  | { readonly do: 'wait'; readonly for: 'settle' | 'save' | 'merge'; readonly ms: number }
  | { readonly do: 'wait-no-more'; readonly for: 'settle' | 'save' }
  | { readonly do: 'send'; readonly content: C; readonly over: TaggedVersion }
  | { readonly do: 'merge-and-save' }
  | { readonly do: 'tell'; readonly saved: SavedVersion<C> };

type Step<C> = readonly [state: EditorState<C>, ...effects: Effect<C>[]];

const inTurn = <C>(
  state: EditorState<C>,
  ...steps: readonly ((state: EditorState<C>) => Step<C>)[]
): Step<C> =>
  steps.reduce<Step<C>>(
    ([before, ...earlier], next) => {
      const [after, ...later] = next(before);
      return [after, ...earlier, ...later];
    },
    [state],
  );

const mayTry = <C>({ document: { failure } }: EditorState<C>): boolean =>
  !failure || isPassing(failure.error);

/** Retries a failure that may pass after a pause; any other failure waits for the next edit. */
const withRetry = <C>(state: EditorState<C>, at: number): EditorState<C> => {
  const { failure } = state.document;
  const retryAt =
    failure && isPassing(failure.error)
      ? at + Math.min(FIRST_RETRY * 2 ** (failure.attempts - 1), LAST_RETRY)
      : 0;
  return { ...state, retryAt };
};

/** Whether edits can be merged with a newer version now. */
export const canMerge = <C>({ stopped, sending, document }: EditorState<C>): boolean =>
  !stopped && !sending && statusOf(document) === 'changed-elsewhere';

/** Saves after `wait` milliseconds, if there is something to save; new edits do not speed up a retry. */
const schedule =
  (wait: number, at: number) =>
  <C>(state: EditorState<C>): Step<C> => {
    const { document, retryAt, sending } = state;
    const status = statusOf(document);
    const next = status === 'saved' ? { ...state, editedAt: undefined } : state;
    if (sending || status === 'saved') return [next, { do: 'wait-no-more', for: 'save' }];
    const pause = document.failure ? retryAt - at : 0;
    return status === 'changed-elsewhere'
      ? [next, { do: 'wait', for: 'merge', ms: Math.max(document.asks ? wait : 0, pause) }]
      : [next, { do: 'wait', for: 'save', ms: Math.max(wait, pause) }];
  };

const keep = <C>(state: EditorState<C>, when: 'at once' | 'elsewhere' = 'at once'): Step<C> => {
  const { document, held } = state;
  const typed = held?.(document.content);
  return [
    state,
    { do: 'keep', document, typed: isSame(typed, document.content) ? undefined : typed, when },
  ];
};

const put =
  <C>(document: EditedDocument<C>, when?: 'elsewhere') =>
  (state: EditorState<C>): Step<C> =>
    document === state.document ? [state] : keep({ ...state, document }, when);

const edit = <C>(state: EditorState<C>, document: EditedDocument<C>, at: number): Step<C> => {
  const { editedAt = at } = state;
  const wait = Math.min(PAUSE, Math.max(0, editedAt + LONGEST - at));
  return document === state.document
    ? [state]
    : inTurn({ ...state, editedAt }, put(document), schedule(wait, at));
};

const settle =
  (now: number) =>
  <C>(state: EditorState<C>): Step<C> => {
    const { typing, document } = state;
    if (!typing) return [state, { do: 'wait-no-more', for: 'settle' }];
    const { field, since, at, next } = typing;
    const after = editDocument(document, next(document.content), { field, since, at });
    return inTurn(
      { ...state, typing: undefined, held: undefined },
      (settled) => [settled, { do: 'wait-no-more', for: 'settle' }],
      // If nothing has changed, the browser need not ask any more.
      (settled) => (after === document ? keep(settled) : edit(settled, after, now)),
    );
  };

const type =
  <C>({ typed, next }: Extract<EditorEvent<C>, { kind: 'type' }>, at: number) =>
  (state: EditorState<C>): Step<C> => {
    const { since = at } = state.typing ?? {};
    const ms = Math.min(TYPING_PAUSE, since + LONGEST_TYPING - at);
    return inTurn(
      { ...state, typing: { ...typed, next, since, at }, held: next },
      (typing) => keep(typing),
      (typing) => [typing, { do: 'wait', for: 'settle', ms }],
    );
  };

const save =
  (merged: boolean) =>
  <C>(state: EditorState<C>): Step<C> => {
    const noMore: Effect<C> = { do: 'wait-no-more', for: 'save' };
    if (state.sending) return merged ? [state] : [{ ...state, sending: 'again' }, noMore];
    const status = statusOf(state.document);
    if (status === 'changed-elsewhere' && !merged) return [state, noMore, { do: 'merge-and-save' }];
    if (status === 'saved' || status === 'changed-elsewhere') return [state];
    const document = beginSaving(state.document);
    return inTurn({ ...state, editedAt: undefined, sending: 'once' }, put(document), (sending) => [
      sending,
      noMore,
      { do: 'send', content: document.content, over: taggedOver(document) },
    ]);
  };

/** What follows a save that has ended. */
const goOn =
  (at: number) =>
  <C>(ended: EditorState<C>): Step<C> => {
    const state = withRetry({ ...ended, sending: undefined }, at);
    const { asks, failure } = state.document;
    // The server has refused it for a newer version, which is merged in now.
    const isRefused = statusOf(state.document) === 'changed-elsewhere' && !asks && !failure;
    if (isRefused) return inTurn(state, settle(at), save(false));
    if (state.editedAt !== undefined)
      return inTurn(state, schedule(PAUSE, at), (next) =>
        ended.sending === 'again' && next.editedAt !== undefined
          ? inTurn(next, settle(at), save(false))
          : [next],
      );
    return mayTry(state) ? schedule(0, at)(state) : [state];
  };

/** The document after both sides were compared, which is tried again if something has happened meanwhile. */
const merged = <C>({ before, next }: Extract<EditorEvent<C>, { kind: 'merge' }>) =>
  next ?? (before.asks && !before.failure ? before : { ...before, asks: true, failure: undefined });

/** Both sides could not be compared. It is tried again as a failed save is. */
const failMerging = <C>(state: EditorState<C>, error: unknown, at: number): Step<C> => {
  const { document } = state;
  if (!canMerge(state) || (document.asks && isPassing(error))) return [state];
  return inTurn(
    state,
    put(failSaving({ ...document, asks: undefined }, error)),
    (failed) => [withRetry(failed, at)],
    (failed) => (isPassing(error) ? schedule(0, at)(failed) : [failed]),
  );
};

/** What the editor of a document knows after an event, and what it then has to do. */
export const step = <C>(state: EditorState<C>, event: EditorEvent<C>, at: number): Step<C> => {
  if (state.stopped) return [state];
  const { document } = state;
  const settled = settle(at);
  switch (event.kind) {
    case 'open':
      return inTurn(state, (s) => (event.typed ? [s] : keep(s)), schedule(PAUSE, at));
    case 'type':
      return state.typing?.field === event.typed.field
        ? type(event, at)(state)
        : inTurn(state, settled, type(event, at));
    case 'settle':
      return settled(state);
    case 'hold':
      return event.next || state.held ? keep({ ...state, held: event.next }) : [state];
    case 'change':
      return inTurn(state, settled, (s) => {
        const content = event.next(s.document.content);
        return edit(s, editDocument(s.document, content, { field: event.field, at }), at);
      });
    case 'move':
      return inTurn(state, settled, (s) => edit(s, event.to(s.document), at));
    case 'put':
      return inTurn(
        state,
        (s) => put(event.next(s.document, at))(s),
        (s) => {
          if (event.then === 'save') return save(false)(s);
          return event.then ? schedule(PAUSE, at)(s) : [s];
        },
      );
    case 'leave':
      return inTurn(state, settled, (s) => (mayTry(s) ? save(false)(s) : [s]));
    case 'save':
      return event.merged ? save(true)(state) : inTurn(state, settled, save(false));
    case 'answer': {
      const { answer } = event;
      return 'newer' in answer
        ? inTurn(state, put(refuseSaving(document, answer.newer)), goOn(at))
        : inTurn(
            state,
            put(endSaving(document, answer.saved)),
            (s) => [s, { do: 'tell', saved: answer.saved }],
            goOn(at),
          );
    }
    case 'fail':
      return inTurn(state, put(failSaving(document, event.error)), goOn(at));
    case 'merge':
      return inTurn(state, put(event.before === document ? merged(event) : document), (s) =>
        s.document.asks ? [s] : schedule(PAUSE, at)(s),
      );
    case 'fail-merging':
      return failMerging(state, event.error, at);
    case 'follow': {
      const isTheirs = event.content === event.other.content;
      const next = followTab(document, { ...event.other, content: event.content }, at);
      const wait = isTheirs && next.content !== document.content ? OTHER_TAB : PAUSE;
      return inTurn(state, put(next, isTheirs ? 'elsewhere' : undefined), schedule(wait, at));
    }
    case 'removed':
      return inTurn(state, settled, (s) => {
        // The other tab did not know of it.
        if (s.held) return keep(s);
        // Refused edits were dropped there, or it could save them: they are nowhere on the device any more.
        return mayTry(s) ? [s] : put(takeNewest(s.document, { at }))(s);
      });
    case 'stop':
      return inTurn(state, settled, (s) => [
        { ...s, stopped: true },
        { do: 'wait-no-more', for: 'save' },
        { do: 'wait-no-more', for: 'settle' },
      ]);
  }
};
