import type { Said } from '../language/say.ts';

/** What a lesson on a known topic needs besides its examples. */
export interface Teaching {
  readonly keywords: readonly { readonly term: Said; readonly meaning: Said }[];
  readonly prerequisites: readonly Said[];
  readonly materials: readonly Said[];
  readonly misconceptions: readonly { readonly misconception: Said; readonly response: Said }[];
}
