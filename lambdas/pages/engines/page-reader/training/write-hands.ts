/**
 * Writes the hands of UNIPEN's writers for training: `node write-hands.ts <folder of UNIPEN> <pendigits-orig.tes>
 * hands.jsonl`, or with `arabic-indic` instead of the file of pendigits, as they would write those digits. A line is a
 * writer with the part to which they belong, and each sign's shapes in digit heights.
 */
import { writeFileSync } from 'node:fs';
import { indicHands } from './indic-hands.ts';
import type { Shape } from './pen-hands.ts';
import { unipenHands } from './unipen-hands.ts';
import { partOf } from './unipen.ts';

const [, , folder, pendigits, output] = process.argv;
if (!folder || !pendigits || !output)
  throw new Error(
    'node write-hands.ts <folder of UNIPEN> <file of pendigits, or arabic-indic> <file>',
  );
const script = pendigits === 'arabic-indic' ? pendigits : 'western';
const hands =
  script === 'arabic-indic' ? indicHands(folder) : unipenHands(folder, undefined, pendigits);

const rounded = (shape: Shape) =>
  shape.map((stroke) => stroke.map((point) => point.map((at) => Math.round(at * 1000) / 1000)));
const lines = hands.map(({ writer, signs: all }) => {
  const signs: Record<string, readonly unknown[]> = {};
  for (const [sign, shapes] of all) signs[sign] = shapes.map(rounded);
  return JSON.stringify({ writer, part: partOf(writer), script, signs });
});
writeFileSync(output, `${lines.join('\n')}\n`);
