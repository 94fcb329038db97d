import type { TaggedVersion } from '#shared/contracts/endpoint.ts';
import { isPassing } from '../api/api-error.ts';
import {
  beginSaving,
  editDocument,
  endSaving,
  failSaving,
  findNewer,
  followTab,
  keepMine,
  redo,
  refuseSaving,
  statusOf,
  takeNewest,
  taggedOver,
  undo,
  type EditedDocument,
  type SavedVersion,
  type UnsavedCopy,
} from './edited-document.ts';
import { isSame } from './is-same.ts';
import type { Overlap } from './merge/merge-parts.ts';

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
  /** Replaces what was waited for; without `ms` nothing is waited for. */
  | { readonly do: 'wait'; readonly for: 'settle' | 'save' | 'merge'; readonly ms?: number }
  | { readonly do: 'send'; readonly content: C; readonly over: TaggedVersion }
  | { readonly do: 'merge-and-save' }
  | { readonly do: 'tell'; readonly saved: SavedVersion<C> };

/** Waits no more. */
const noSaving = { do: 'wait', for: 'save' } as const;
const noSettling = { do: 'wait', for: 'settle' } as const;

type Step<C> = readonly [state: EditorState<C>, ...effects: Effect<C>[]];

/** What happens at a time: what the editor knows after it, and what it then has to do. */
export type Event<C> = (state: EditorState<C>, at: number) => Step<C>;

/** After the editor has stopped nothing happens any more. */
export const step = <C>(state: EditorState<C>, event: Event<C>, at: number): Step<C> =>
  state.stopped ? [state] : event(state, at);

const inTurn =
  <C>(...events: readonly Event<C>[]): Event<C> =>
  (state, at) =>
    events.reduce<Step<C>>(
      ([before, ...earlier], event) => {
        const [after, ...later] = event(before, at);
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
  (wait: number) =>
  <C>(state: EditorState<C>, at: number): Step<C> => {
    const { document, retryAt, sending } = state;
    const status = statusOf(document);
    const next = status === 'saved' ? { ...state, editedAt: undefined } : state;
    if (sending || status === 'saved') return [next, noSaving];
    const pause = document.failure ? retryAt - at : 0;
    return status === 'changed-elsewhere'
      ? [next, { do: 'wait', for: 'merge', ms: Math.max(document.asks ? wait : 0, pause) }]
      : [next, { do: 'wait', for: 'save', ms: Math.max(wait, pause) }];
  };
const pause = schedule(PAUSE);

const keep = <C>(state: EditorState<C>, when: 'at once' | 'elsewhere'): Step<C> => {
  const { document, held } = state;
  const typed = held?.(document.content);
  return [
    state,
    { do: 'keep', document, typed: isSame(typed, document.content) ? undefined : typed, when },
  ];
};

/** The document becomes another one. */
const put =
  <C>(
    next: (before: EditedDocument<C>, at: number) => EditedDocument<C>,
    when: 'at once' | 'elsewhere' = 'at once',
  ): Event<C> =>
  (state, at) => {
    const document = next(state.document, at);
    return document === state.document ? [state] : keep({ ...state, document }, when);
  };

const edit =
  <C>(next: (before: EditedDocument<C>, at: number) => EditedDocument<C>): Event<C> =>
  (state, at) => {
    const document = next(state.document, at);
    const { editedAt = at } = state;
    const wait = Math.min(PAUSE, Math.max(0, editedAt + LONGEST - at));
    return document === state.document
      ? [state]
      : inTurn<C>(
          put(() => document),
          schedule(wait),
        )({ ...state, editedAt }, at);
  };

/** `typed`: an earlier visit ended while something was being typed, which is taken in later. */
export const open =
  (typed: boolean) =>
  <C>(state: EditorState<C>, at: number): Step<C> =>
    inTurn<C>((now) => (typed ? [now] : keep(now, 'at once')), pause)(state, at);

/** The text that is being typed enters the document. */
export const settle = <C>(state: EditorState<C>, now: number): Step<C> => {
  const { typing, ...rest } = state;
  if (!typing) return [state, noSettling];
  const { field, since, at, next } = typing;
  return inTurn<C>(
    (settled) => [settled, noSettling],
    (settled) => {
      const after = edit<C>((document) =>
        editDocument(document, next(document.content), { field, since, at }),
      )(settled, now);
      // If nothing has changed, the browser need not ask any more.
      return after[0] === settled ? keep(settled, 'at once') : after;
    },
  )({ ...rest, held: undefined }, now);
};

export const type =
  <C>(typed: TypedText, next: Change<C>): Event<C> =>
  (state, at) => {
    if (state.typing && state.typing.field !== typed.field)
      return inTurn<C>(settle, type(typed, next))(state, at);
    const { since = at } = state.typing ?? {};
    const ms = Math.min(TYPING_PAUSE, since + LONGEST_TYPING - at);
    const [typing, ...kept] = keep(
      { ...state, typing: { ...typed, next, since, at }, held: next },
      'at once',
    );
    return [typing, ...kept, { do: 'wait', for: 'settle', ms }];
  };

export const hold =
  <C>(next: Change<C> | undefined): Event<C> =>
  (state) =>
    next || state.held ? keep({ ...state, held: next }, 'at once') : [state];

export const change = <C>(next: Change<C>, field: string | undefined): Event<C> =>
  inTurn<C>(
    settle,
    edit((document, at) => editDocument(document, next(document.content), { field, at })),
  );

export const stepBack = <C>(state: EditorState<C>, at: number): Step<C> =>
  inTurn<C>(settle, edit(undo))(state, at);

export const stepForward = <C>(state: EditorState<C>, at: number): Step<C> =>
  inTurn<C>(settle, edit(redo))(state, at);

/** Sends the edits, unless another device has overtaken them. */
export const send = <C>(state: EditorState<C>, at: number): Step<C> => {
  const status = statusOf(state.document);
  if (state.sending || status === 'saved' || status === 'changed-elsewhere') return [state];
  return inTurn<C>(put(beginSaving), (sending) => [
    sending,
    noSaving,
    { do: 'send', content: sending.document.content, over: taggedOver(sending.document) },
  ])({ ...state, editedAt: undefined, sending: 'once' }, at);
};

/** Saves now; with a newer version of another device, both are merged before. */
export const save = <C>(state: EditorState<C>, at: number): Step<C> =>
  inTurn<C>(settle, (settled) => {
    if (settled.sending) return [{ ...settled, sending: 'again' }, noSaving];
    return canMerge(settled) ? [settled, noSaving, { do: 'merge-and-save' }] : send(settled, at);
  })(state, at);

export const leave = <C>(state: EditorState<C>, at: number): Step<C> =>
  inTurn<C>(settle, (settled) => (mayTry(settled) ? save(settled, at) : [settled]))(state, at);

/** What follows a save that has ended. */
const goOn = <C>(ended: EditorState<C>, at: number): Step<C> => {
  const state = withRetry({ ...ended, sending: undefined }, at);
  const { asks, failure } = state.document;
  // The server has refused it for a newer version, which is merged in now.
  if (canMerge(state) && !asks && !failure) return save(state, at);
  if (state.editedAt === undefined) return mayTry(state) ? schedule(0)(state, at) : [state];
  return inTurn<C>(pause, (next) =>
    ended.sending === 'again' && next.editedAt !== undefined ? save(next, at) : [next],
  )(state, at);
};

export const answer = <C>(given: SaveAnswer<C>): Event<C> =>
  'newer' in given
    ? inTurn<C>(
        put((sent) => refuseSaving(sent, given.newer)),
        goOn,
      )
    : inTurn<C>(
        put((sent) => endSaving(sent, given.saved)),
        (state) => [state, { do: 'tell', saved: given.saved }],
        goOn,
      );

export const fail = <C>(error: unknown): Event<C> =>
  inTurn<C>(
    put((sent) => failSaving(sent, error)),
    goOn,
  );

/** Both sides were compared: `next` is the document, undefined if the user has to choose about `overlaps`. */
export const merge = <C>(
  compared: EditedDocument<C>,
  next: EditedDocument<C> | undefined,
  overlaps: readonly Overlap[] = [],
): Event<C> =>
  inTurn<C>(
    put((document) => {
      // It is tried again if something has happened meanwhile.
      if (document !== compared || next) return document === compared && next ? next : document;
      const { asks, failure } = document;
      return isSame(asks, overlaps) && !failure
        ? document
        : { ...document, asks: overlaps, failure: undefined };
    }),
    (state, at) => (state.document.asks ? [state] : pause(state, at)),
  );

/** Both sides could not be compared. It is tried again as a failed save is. */
export const failMerging =
  <C>(error: unknown): Event<C> =>
  (state, at) =>
    !canMerge(state) || (state.document.asks && isPassing(error))
      ? [state]
      : inTurn<C>(
          put((document) => failSaving({ ...document, asks: undefined }, error)),
          (failed) => [withRetry(failed, at)],
          isPassing(error) ? schedule(0) : (failed) => [failed],
        )(state, at);

/** Another tab has written its copy, whose edits are in `content` with those of this tab. */
export const follow =
  <C>(other: UnsavedCopy<C>, content: C): Event<C> =>
  (state, at) => {
    const isTheirs = content === other.content;
    return inTurn<C>(
      put(
        (document) => followTab(document, { ...other, content }, at),
        isTheirs ? 'elsewhere' : 'at once',
      ),
      (next) =>
        schedule(isTheirs && next.document.content !== state.document.content ? OTHER_TAB : PAUSE)(
          next,
          at,
        ),
    )(state, at);
  };

/** Another tab has removed the copy. */
export const lose = <C>(state: EditorState<C>, at: number): Step<C> =>
  inTurn<C>(settle, (settled) => {
    // The other tab did not know of it.
    if (settled.held) return keep(settled, 'at once');
    // Refused edits were dropped there, or it could save them: they are nowhere on the device any more.
    return mayTry(settled)
      ? [settled]
      : put<C>((document) => takeNewest(document, { at }))(settled, at);
  })(state, at);

/** The user's edits go over the newer version. */
export const insist = <C>(state: EditorState<C>, at: number): Step<C> =>
  inTurn<C>(settle, put(keepMine), save)(state, at);

/** The newer version takes the place of the user's edits. */
export const giveUp = <C>(state: EditorState<C>, at: number): Step<C> =>
  inTurn<C>(
    settle,
    put((document) => takeNewest(document, { at })),
    pause,
  )(state, at);

/** The server was read to have this version. */
export const find = <C>(newest: SavedVersion<C>): Event<C> =>
  inTurn<C>(
    settle,
    put((document) => findNewer(document, newest)),
    pause,
  );

/** The server has made a version that the user asked for. */
export const replace = <C>(newest: SavedVersion<C>): Event<C> =>
  inTurn<C>(
    settle,
    put((document, at) => takeNewest({ ...document, newest }, { at })),
  );

/** Something about the document is noted that is no edit. */
export const note = <C>(next: (before: EditedDocument<C>) => EditedDocument<C>): Event<C> =>
  put(next);

/** The edits of an earlier visit that ended while something was being typed. */
export const recover = <C>(edits: EditedDocument<C>): Event<C> =>
  inTurn<C>(
    put(() => edits),
    pause,
  );

export const stop = <C>(state: EditorState<C>, at: number): Step<C> =>
  inTurn<C>(settle, (settled) => [{ ...settled, stopped: true }, noSaving, noSettling])(state, at);
