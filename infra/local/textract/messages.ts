import * as z from 'zod/mini';

/** Host → engine: one page. */
export interface PageMessage {
  readonly id: number;
  /** A PNG or JPEG. */
  readonly bytes: Uint8Array;
}

/** Engine → host: the blocks of a page, or why it has none. */
export const engineMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blocks'), id: z.number(), blocks: z.array(z.unknown()) }),
  z.object({
    kind: z.literal('refused'),
    id: z.number(),
    reason: z.enum(['does-not-decode', 'too-large']),
  }),
  z.object({ kind: z.literal('failed'), id: z.number(), reason: z.string() }),
]);
export type EngineMessage = z.infer<typeof engineMessage>;
