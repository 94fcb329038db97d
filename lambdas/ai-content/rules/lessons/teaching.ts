import type { Said } from '../language/say.ts';

/** The content of a lesson on a known topic besides its examples. */
export interface Teaching {
  readonly keywords: readonly { readonly term: Said; readonly meaning: Said }[];
  readonly prerequisites: readonly Said[];
  readonly materials: readonly Said[];
  readonly misconceptions: readonly { readonly misconception: Said; readonly response: Said }[];
}
