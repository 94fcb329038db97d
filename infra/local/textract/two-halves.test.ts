import { afterAll, beforeAll, expect, it } from 'vitest';
import { twoHalves } from '#test/support/pictures.ts';
import { readGradebook } from '#lambdas/grades/domain/reading/read-gradebook.ts';
import { parseBlocks } from '#lambdas/grades/domain/reading/textract-blocks.ts';
import { createEngine, type Engine } from './engine.ts';

let engine: Engine;
const logged: string[] = [];
beforeAll(() => {
  engine = createEngine((line) => logged.push(line));
});
afterAll(() => engine.close());

it.each([
  ['fr', 60],
  ['ar', 60],
] as const)(
  'reads a class in two halves as one list: %s, %i pixels apart',
  async (language, gap) => {
    const { image, rows } = await twoHalves(language, gap);
    const blocks = parseBlocks({ Blocks: await engine.read(image) }) ?? [];
    const reading = readGradebook(blocks, { pictureHeight: 600 });
    if ('failure' in reading) throw new Error(reading.failure);
    const { columns, rows: read } = reading.gradebook;
    expect(columns.map(({ kind }) => kind)).toEqual(['ordinal', 'name', 'mark', 'mark']);
    // Names may have one wrong letter; numbers and marks may not.
    const figures = (texts: readonly string[]) => [texts[0], ...texts.slice(2)].join('|');
    expect(read.map(({ cells }) => figures(cells.map(({ text }) => text)))).toEqual(
      rows.map(figures),
    );
    expect(logged).toEqual([]);
  },
);
