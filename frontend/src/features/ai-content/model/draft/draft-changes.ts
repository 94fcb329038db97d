import { partsOfDraft, type Draft } from '#shared/model/draft.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';

/** A change of a draft: to its list of blocks by kind of change, or to another part by name. */
export type DraftChange =
  | { readonly of: 'blocks'; readonly what: 'added' | 'removed'; readonly count: number }
  /** Their positions in the later draft, from 1. */
  | { readonly of: 'blocks'; readonly what: 'changed'; readonly places: readonly number[] }
  | { readonly of: 'blocks'; readonly what: 'moved' }
  | { readonly of: 'part'; readonly name: string };

interface Block {
  readonly id: string;
}

const LISTS: readonly string[] = ['questions', 'exercises', 'phases'];

const blockChanges = (before: readonly Block[], after: readonly Block[]): DraftChange[] => {
  const earlier = new Map(before.map((block) => [block.id, block]));
  const ids = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id }) => !earlier.has(id)).length;
  const removed = before.filter(({ id }) => !ids.has(id)).length;
  const places = after.flatMap((block, index) => {
    const was = earlier.get(block.id);
    return was && !isSame(was, block) ? [index + 1] : [];
  });
  const order = (blocks: readonly Block[], others: ReadonlySet<string> | Map<string, Block>) =>
    blocks.flatMap(({ id }) => (others.has(id) ? [id] : []));
  const isMoved = !isSame(order(before, ids), order(after, earlier));
  return [
    ...(added > 0 ? [{ of: 'blocks', what: 'added', count: added } as const] : []),
    ...(removed > 0 ? [{ of: 'blocks', what: 'removed', count: removed } as const] : []),
    ...(places.length > 0 ? [{ of: 'blocks', what: 'changed', places } as const] : []),
    ...(isMoved ? [{ of: 'blocks', what: 'moved' } as const] : []),
  ];
};

/** The changes between two versions of a draft, the most important first. */
export const draftChanges = (before: Draft, after: Draft): DraftChange[] => {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const later = new Map<string, unknown>(Object.entries(after));
  const parts = [...names].filter(
    (name) => !LISTS.includes(name) && !isSame(earlier.get(name), later.get(name)),
  );
  return [
    ...blockChanges(partsOfDraft(before), partsOfDraft(after)),
    ...parts.map((name): DraftChange => ({ of: 'part', name })),
  ];
};
