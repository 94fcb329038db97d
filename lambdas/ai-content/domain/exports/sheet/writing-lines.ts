import { plainText } from '#lambdas/print/maths/formula-text.ts';
import type { Block, Prose } from './draft-layout.ts';

/** A pupil's handwriting takes twice the room of print. */
const PER_LINE = 50;
const LINES = { fewest: 3, most: 12 } as const;

/** Lines on which a pupil can write such texts, each beginning on a new line. */
export function writingLines(texts: readonly Prose[]): Block {
  const count = texts
    .flatMap((text) => plainText(text).split('\n'))
    .reduce((sum, line) => sum + Math.ceil(line.length / PER_LINE), 0);
  return { kind: 'writing-lines', count: Math.min(LINES.most, Math.max(LINES.fewest, count)) };
}
