/**
 * Writes what the smaller network of pens sees at each sign of marks by UNIPEN's training writers, for
 * `training/fit_hands.py`: `node test/bench/grades/hands/write-signs.ts <folder of UNIPEN> <pendigits-orig.tes> <file>`.
 * The file gets 32-bit floats, and `<file>.tsv` a writer and a sign for each row of them.
 */
import { writeFileSync } from 'node:fs';
import { examineColumn } from '#lambdas/pages/engines/page-reader/digits/examine-column.ts';
import { alignSigns } from '#lambdas/pages/engines/page-reader/hand/align-signs.ts';
import { chanceOf, type Chance } from '../pages/chance.ts';
import type { RealHand } from '../pages/real-hands.ts';
import { drawColumn } from './draw-column.ts';
import { handFor, teachersOf } from './hand-pages.ts';

/** Marks of each writer, in columns, each of which is photographed in another size. */
const HEIGHTS = [16, 24, 32, 40];
const ROWS = 30;

/** Absences, with the signs as which the networks know them. */
const ABSENCES = new Map([
  ...['abs', 'Abs', 'ABS'].map((text) => [text, 'abs'] as const),
  ...['absent', 'Absent'].map((text) => [text, 'abs?'] as const),
  ...['a', 'A'].map((text) => [text, 'a'] as const),
]);

function chooseMark({ canWrite }: RealHand, chance: Chance): string {
  const absence = chance.pick([...ABSENCES.keys()]);
  if (chance.percent(15) && canWrite(absence)) return absence;
  const whole = chance.whole(0, 20);
  const decimals = chance.percent(50)
    ? ''
    : chance.pick([',5', ',25', ',75', ',50', ',37', ',84', ',69']);
  return `${whole}${decimals}${chance.percent(8) ? '/20' : ''}`;
}

const [, , folder, pendigits, file] = process.argv;
if (!folder || !pendigits || !file)
  throw new Error('node write-signs.ts <folder of UNIPEN> <file of pendigits> <file>');

const rows: Float32Array[] = [];
const labels: string[] = [];
for (const [index, teacher] of teachersOf(folder, 'train', pendigits).entries()) {
  const chance = chanceOf(84_000 + index);
  const hand = handFor(teacher, 4, 84_000 + index);
  for (const height of HEIGHTS) {
    const texts = Array.from({ length: ROWS }, () => chooseMark(hand, chance));
    const cells = await drawColumn(hand, texts, height, chance);
    const context = { script: 'western', kind: 'mark', enlargement: 1 } as const;
    examineColumn(cells, context).forEach((examined, row) => {
      const pens = examined.kind === 'written' ? examined.read.pens : undefined;
      const text = texts[row] ?? '';
      const signs = ABSENCES.get(text) ?? text.replace(',', '.');
      if (!pens) return;
      alignSigns(pens.shares, signs)?.forEach((step, at) => {
        const seen = pens.columns[Math.floor(step / 2)];
        if (!seen) return;
        rows.push(seen);
        labels.push(`${teacher.hand.writer}\t${signs[at] ?? ''}`);
      });
    });
  }
}
writeFileSync(
  file,
  Buffer.concat(rows.map((row) => Buffer.from(row.buffer, row.byteOffset, row.byteLength))),
);
writeFileSync(`${file}.tsv`, labels.join('\n'));
console.log(
  `${rows.length} signs of ${new Set(labels.map((label) => label.split('\t')[0])).size} writers`,
);
