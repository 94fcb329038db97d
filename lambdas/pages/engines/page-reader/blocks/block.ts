import { createHash } from 'node:crypto';
import type { Geometry } from './geometry.ts';

/** Textract's names for the parts of a page. */
export type BlockType = 'PAGE' | 'LINE' | 'WORD' | 'TABLE' | 'TABLE_TITLE' | 'CELL' | 'MERGED_CELL';

/** The entity type of a cell with a tick or another sign that is no mark; only Daftar's own reader gives it. */
export const TICK = 'TICK';

/** How a block refers to others. */
export interface Relationship {
  readonly Type: 'CHILD' | 'MERGED_CELL' | 'TABLE_TITLE';
  readonly Ids: readonly string[];
}

/** A part of a page, in the format of Textract's answer. */
export interface Block {
  readonly BlockType: BlockType;
  readonly Id: string;
  readonly Geometry: Geometry;
  /** 0–100; a page has none. */
  readonly Confidence?: number;
  readonly Text?: string;
  readonly TextType?: 'PRINTED' | 'HANDWRITING';
  readonly Relationships?: readonly Relationship[];
  /** Rows and columns count from 1, columns from the left in every language. */
  readonly RowIndex?: number;
  readonly ColumnIndex?: number;
  readonly RowSpan?: number;
  readonly ColumnSpan?: number;
  readonly EntityTypes?: readonly string[];
}

/** UUIDs derived from the document, so that the same page gives the same answer. */
export const createIds = (document: Uint8Array): (() => string) => {
  const seed = createHash('sha256').update(document).digest();
  let count = 0;
  return () => {
    count += 1;
    const hex = createHash('sha256').update(seed).update(String(count)).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
};

/** Relationships without empty ones; an empty object if none is left. */
export const relating = (
  relationships: readonly Relationship[],
): { Relationships?: readonly Relationship[] } => {
  const kept = relationships.filter(({ Ids }) => Ids.length > 0);
  return kept.length > 0 ? { Relationships: kept } : {};
};

/** The blocks of a line and of its words. */
export interface LineBlocks {
  readonly line: Block;
  readonly words: readonly Block[];
}
