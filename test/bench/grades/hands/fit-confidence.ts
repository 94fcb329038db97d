/**
 * Fits the confidence of marks that are read by a teacher's hand:
 * `node test/bench/grades/hands/fit-confidence.ts <folder of UNIPEN> <pendigits-orig.tes>`. UNIPEN's calibrating writers
 * fill in pages, and each page is read by the hand that the earlier ones, confirmed, have taught.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { writeInScript } from '#lambdas/pages/engines/page-reader/digits/alphabet.ts';
import { confidenceOf } from '#lambdas/pages/engines/page-reader/digits/confidence.ts';
import { examineColumn } from '#lambdas/pages/engines/page-reader/digits/examine-column.ts';
import { emptyHand } from '#lambdas/pages/engines/page-reader/hand/hand.ts';
import { cellForHand } from '#lambdas/pages/engines/page-reader/hand/hand-reader.ts';
import {
  learnPage,
  type ConfirmedCell,
} from '#lambdas/pages/engines/page-reader/hand/learn-page.ts';
import { readColumnByHand } from '#lambdas/pages/engines/page-reader/hand/read-column-by-hand.ts';
import { handFeatures } from '#lambdas/pages/engines/page-reader/hand/weigh-by-hand.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { fit } from '../digits/logistic.ts';
import { handPages, teachersOf, wellCut, type HandPage } from './hand-pages.ts';

/** A cell of which the hand says something. */
interface Example {
  readonly features: readonly number[];
  readonly isRight: boolean;
}

const sense = (text: string): string => JSON.stringify(parseMark(text));

/** The cells of a teacher's pages from the second page on. */
export async function examplesOf(pages: AsyncIterable<HandPage>): Promise<Example[]> {
  const examples: Example[] = [];
  let hand = emptyHand();
  for await (const { columns } of pages) {
    const confirmed: ConfirmedCell[] = [];
    for (const { cells, texts, context } of wellCut(columns)) {
      const seen = examineColumn(cells, context).map((examined) =>
        examined.kind === 'blank'
          ? undefined
          : cellForHand({ examined, confidence: confidenceOf(examined.circumstances) }),
      );
      const byHand = readColumnByHand(seen, hand);
      for (const [row, reading] of byHand.entries()) {
        const text = texts[row];
        if (text === undefined || !reading) continue;
        confirmed.push({ notes: reading.notes, text });
        if (hand.pages === 0) continue;
        const isRight = sense(writeInScript(reading.evidence.signs, 'western')) === sense(text);
        examples.push({ features: handFeatures(reading, hand), isRight });
      }
    }
    hand = learnPage(hand, confirmed);
  }
  return examples;
}

const MODEL = new URL(
  '../../../../lambdas/pages/engines/page-reader/hand/hand-model.json',
  import.meta.url,
);

/** Writes the weights that suit these cells best. */
export async function fitConfidence(examples: readonly Example[]): Promise<void> {
  const weights = fit(examples).map((weight) => Number(weight.toFixed(4)));
  const model: unknown = { ...JSON.parse(readFileSync(MODEL, 'utf8')), weights };
  writeFileSync(MODEL, await format(JSON.stringify(model), { parser: 'json', printWidth: 100 }));
}

if (import.meta.main) {
  const [, , folder, pendigits] = process.argv;
  if (!folder) throw new Error('node fit-confidence.ts <folder of UNIPEN> <file of pendigits>');
  const examples: Example[] = [];
  for (const [index, teacher] of teachersOf(folder, 'calibrate', pendigits).entries()) {
    examples.push(...(await examplesOf(handPages(teacher, 'calibrate', index))));
    console.log(`${teacher.hand.writer}: ${examples.length} cells`);
  }
  await fitConfidence(examples);
}
