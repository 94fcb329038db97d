import { mergePlans } from '#shared/seating/merge-plans.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { createStore, type Readable } from '#frontend/lib/store.ts';
import type { SavedSeating } from '#frontend/record/api/class-seating.ts';

export interface SeatingState {
  readonly plan: SeatingPlan;
  /** The plans before the last edits, for undo. */
  readonly past: readonly SeatingPlan[];
  readonly status: 'saved' | 'saving' | 'failed';
  readonly error?: unknown;
  /** Set when another device had changed the plan too: the pupils who are not where it had put them. */
  readonly displaced?: readonly string[] | undefined;
}

export interface SeatingPorts {
  readonly save: (plan: SeatingPlan, version: SavedSeating['version']) => Promise<SavedSeating>;
  readonly fetchNewest: () => Promise<SavedSeating>;
  readonly onSaved: (saved: SavedSeating) => void;
  /** Keeps on the device what is not saved; undefined: all is. */
  readonly keep: (kept: KeptSeating | undefined) => void;
}

/** A plan that is not saved, and the saved one that it was made from. */
export interface KeptSeating {
  readonly base: SavedSeating;
  readonly plan: SeatingPlan;
}

export interface SeatingEditor extends Readable<SeatingState> {
  readonly change: (plan: SeatingPlan) => void;
  readonly undo: () => void;
  /** Resolves after the attempt. */
  readonly retry: () => Promise<void>;
  /** Shows a plan that another device has saved, unless something is unsaved here. */
  readonly show: (saved: SavedSeating) => void;
  readonly dismiss: () => void;
}

const REMEMBERED = 100;
/** Conflicts in a row after which a save gives up. */
const TRIES = 5;

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'precondition-failed';

/**
 * Edits a seating plan and saves each edit, over the version that was seen. What another device has saved meanwhile is
 * merged seat by seat.
 * @param kept what an earlier visit could not save
 */
export function createSeatingEditor(
  first: SavedSeating,
  ports: SeatingPorts,
  kept?: KeptSeating,
): SeatingEditor {
  let base = kept?.base ?? first;
  let isSaving = false;
  const store = createStore<SeatingState>({
    ...{ plan: kept?.plan ?? first.plan, past: [] },
    status: kept ? 'failed' : 'saved',
  });
  const set = (part: Partial<SeatingState>): void => store.set({ ...store.get(), ...part });

  const saveOnce = async (): Promise<void> => {
    const { plan } = store.get();
    const { version } = await ports.save(plan, base.version);
    base = { plan, version };
  };
  const merge = async (): Promise<void> => {
    const newest = await ports.fetchNewest();
    const { plan, displaced } = mergePlans(base.plan, store.get().plan, newest.plan);
    base = newest;
    // What was undone now would be what the other device has done too.
    set({ plan, past: [], displaced });
    ports.keep({ base, plan });
  };
  const saveAll = async (): Promise<void> => {
    if (isSaving) return;
    isSaving = true;
    set({ status: 'saving', error: undefined });
    try {
      for (let tries = 1; store.get().plan !== base.plan; tries += 1) {
        try {
          await saveOnce();
        } catch (error) {
          if (!isStale(error) || tries >= TRIES) throw error;
          await merge();
        }
      }
      ports.keep(undefined);
      set({ status: 'saved' });
      ports.onSaved(base);
    } catch (error) {
      set({ status: 'failed', error });
    } finally {
      isSaving = false;
    }
  };
  const put = (plan: SeatingPlan, past: readonly SeatingPlan[]): void => {
    set({ plan, past });
    ports.keep({ base, plan });
    void saveAll();
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    change: (plan) => {
      const { plan: before, past } = store.get();
      if (plan !== before) put(plan, [...past.slice(1 - REMEMBERED), before]);
    },
    undo: () => {
      const { past } = store.get();
      const last = past.at(-1);
      if (last) put(last, past.slice(0, -1));
    },
    retry: saveAll,
    show: (saved) => {
      const { status, plan } = store.get();
      if (status !== 'saved' || saved.version === base.version) return;
      base = saved;
      if (JSON.stringify(plan) !== JSON.stringify(saved.plan)) set({ plan: saved.plan, past: [] });
      else base = { ...saved, plan };
    },
    dismiss: () => set({ displaced: undefined }),
  };
}
