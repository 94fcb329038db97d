import { describe, expect, it } from 'vitest';
import { parseBlocks } from './textract-blocks.ts';

describe('parsing Textract blocks', () => {
  it('keeps the known parts of each block and leaves out invalid ones', () => {
    const Blocks = [
      { Id: 'a', BlockType: 'WORD', Text: 'x', Confidence: 'high', Page: 1, Geometry: {} },
      { Id: 'b', BlockType: 'LAYOUT_FIGURE', Relationships: [{ Type: 'CHILD', Ids: ['a'] }] },
      'no block',
    ];
    expect(parseBlocks({ Blocks })).toMatchObject([
      { Id: 'a', BlockType: 'WORD', Text: 'x', Confidence: undefined, Relationships: [] },
      { Id: 'b', BlockType: 'LAYOUT_FIGURE', Relationships: [{ Type: 'CHILD', Ids: ['a'] }] },
    ]);
  });

  it.each([undefined, null, 'throttled', {}, { Blocks: null }, { message: 'busy' }])(
    'finds no blocks in %j',
    (answer) => {
      expect(parseBlocks(answer)).toBeUndefined();
    },
  );
});
