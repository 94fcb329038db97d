import type { Figure } from '#shared/model/figure.ts';
import type { Block } from './draft-layout.ts';

/** The figure below a text, if it has one. */
export const figureBlocks = ({ figure }: { readonly figure?: Figure | undefined }): Block[] =>
  figure ? [{ kind: 'figure', figure }] : [];
