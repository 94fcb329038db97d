import type * as z from 'zod/mini';
import { type EditedDocument, keepMine, replace } from '../edited-document.ts';
import { isSame } from '../is-same.ts';
import type { ContentForm } from './content-form.ts';
import { findDifferences, findEdits, type Differences } from './find-differences.ts';
import { mergeContents } from './merge-contents.ts';
import type { MergedParts, Overlap, Side } from './merge-parts.ts';
import { emptyHistory } from '../edit-history.ts';

/**
 * Continues with what both sides have changed. Undo never takes back what another device has changed.
 *
 * @param undone what undo brings back, if the user has chosen something else than their own values
 */
const takeMerged = <C>(document: EditedDocument<C>, content: C, undone: C): EditedDocument<C> => ({
  ...replace(keepMine(document), content),
  history: isSame(undone, content) ? emptyHistory : { ...emptyHistory, past: [undone] },
});

/** How many versions are looked through for one's own save whose answer was lost. */
const LOST = 10;

/** What the user has chosen where both sides have changed the same. */
export type Choices = ReadonlyMap<string, Side>;

/** What both sides have changed. */
export interface MergedEdits<C> extends Pick<MergedParts, 'overlaps' | 'taken'> {
  /** The document with both; undefined as long as the user has to choose. */
  readonly next?: EditedDocument<C> | undefined;
}

/** What merging needs to know of a document. */
interface Stored<C> {
  readonly schema: z.core.$ZodType<C>;
  /** The content of a version on the server; undefined if it is gone, or if this tab cannot read it. */
  readonly read: (version: number) => Promise<C | undefined>;
  /** All its versions, newest first. */
  readonly list: () => Promise<
    readonly {
      readonly version: number;
      readonly createdAt: string;
      readonly contentHash?: string | undefined;
    }[]
  >;
}

/** Merges the edits of two devices, as `mergerOf` describes. */
export interface Merger<C> {
  (
    stored: Stored<C>,
    edits: EditedDocument<C>,
    choices?: Choices | 'theirs',
  ): Promise<MergedEdits<C> | undefined>;
  readonly differences: (present: C, earlier: C) => Differences;
  /** What edits have changed, place by place; `theirs` is what was there before. */
  readonly edits: (content: C, base: C) => readonly Overlap[];
}

/**
 * Whether the server does not have the version any more that the edits began from, as after a restored backup. A sheet
 * that was deleted and begun again has not gone back: what it lacks was deleted.
 */
async function hasGoneBack<C>(
  { read, list }: Stored<C>,
  { over, seen, base, newest }: EditedDocument<C>,
): Promise<boolean> {
  if (isSame(base, newest.content)) return false;
  const all = await list();
  const found = all.find(({ version }) => version === over);
  const isThere =
    found &&
    (seen?.contentHash !== undefined && found.contentHash !== undefined
      ? seen.contentHash === found.contentHash
      : isSame(await read(over), base));
  if (isThere) return false;
  // The first version is never thinned out.
  const first = all.at(-1);
  if (seen && first && first.createdAt > seen.createdAt) return false;
  return found !== undefined || over > newest.version;
}

/**
 * The content that both sides began from: our own save, if its answer was lost and another device went on from it.
 * Undefined if it is not known; then the user chooses wherever both differ.
 */
async function baseOf<C>(stored: Stored<C>, edits: EditedDocument<C>): Promise<C | undefined> {
  const { over, base, newest, unanswered } = edits;
  const first = unanswered.length > 0 ? Math.max(over + 1, newest.version - LOST) : Infinity;
  for (let version = newest.version - 1; version >= first; version -= 1) {
    const content = await stored.read(version);
    if (content && unanswered.some((sent) => isSame(sent, content))) return content;
  }
  return base === undefined || (await hasGoneBack(stored, edits)) ? undefined : base;
}

/**
 * Merges edits with the newest version, by the user's choices where both have changed the same. Undefined if only one of
 * them can stay. With `'theirs'` the other is a tab of this browser: both know what they began from, and the later has
 * what both have changed.
 *
 * @throws if the versions cannot be fetched
 */
export const mergerOf = <C>(form: ContentForm<C>): Merger<C> => {
  const merge: (...edits: Parameters<Merger<C>>) => ReturnType<Merger<C>> = async (
    stored,
    edits,
    chosen,
  ) => {
    const both = { mine: edits.content, theirs: edits.newest.content };
    const base = chosen === 'theirs' ? edits.base : await baseOf(stored, edits);
    const { schema } = stored;
    const own = mergeContents({ form, schema }, base, both);
    const choices: Choices | undefined =
      chosen === 'theirs' ? new Map(own?.overlaps.map(({ key }) => [key, chosen])) : chosen;
    const merged = choices ? mergeContents({ form, schema }, base, both, choices) : own;
    if (!own || !merged) return undefined;
    const { content, overlaps, taken } = merged;
    if (!overlaps.every(({ key }) => choices?.has(key))) return { overlaps, taken };
    const next = takeMerged(edits, content, own.content);
    // The user has seen how many in the dialog.
    const count = choices ? 0 : taken.theirs;
    return {
      ...{ overlaps, taken },
      next: count > 0 ? { ...next, merged: count + (edits.merged ?? 0) } : next,
    };
  };
  return Object.assign(merge, {
    differences: (present: C, earlier: C) => findDifferences(form, present, earlier),
    edits: (content: C, base: C) => findEdits(form, content, base),
  });
};
