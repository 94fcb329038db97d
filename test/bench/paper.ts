import { readOptions, wholeNumber } from '../support/command-line.ts';
import { readHands } from './grades/pages/real-hands.ts';
import { reportAnswers, reportHarmed, tryAnswers, tryHarmed } from './paper/try-answers.ts';
import { reportCards, tryCards } from './paper/try-cards.ts';
import { reportFrames, tryFrame } from './paper/try-frames.ts';
import { reportGrids, tryGrids } from './paper/try-grids.ts';
import { reportMarks, tryMarks } from './paper/try-marks.ts';
import { reportRegisters, tryRegister } from './paper/try-register.ts';

/**
 * Photographs printed grids of marks and filled answer sheets from a seed, and reads them: how many are located, whether
 * as the sheet they are, how far cells are off, which bubbles are misread or asked about without need, and the processor's
 * time for a photo. Frames are what the camera page sees: photos shrunk to a video's size, half of them shaken. A photo is
 * tilted to 35 degrees at any quarter turn, of paper that is bent up to 16 mm, in shadow, blurred, with corners cut off or
 * covered, printed at 94 to 100 %. Harmed sheets are scanned or photographed with lines, glare, sleeves, fluid and the like.
 * Cards are held up by a class across a room. Simulated is not real: the figures say
 * nothing about printers, phones and pupils. `--digits` names a folder of digits that people wrote (UNIPEN's disc, or
 * MNIST's format): they then fill in as many grids, whose marks are read.
 */
const values = readOptions({
  seed: { type: 'string', default: '1' },
  /** Photos of each kind. */
  pages: { type: 'string', default: '60' },
  /** `grids`, `answers`, `wholes`, `halves`, `harmed`, `frames`, `cards`, `registers` or `marks`. */
  only: { type: 'string' },
  digits: { type: 'string' },
  verbose: { type: 'boolean', default: false },
});
const seed = wholeNumber('seed', values.seed);
const count = wholeNumber('pages', values.pages);

async function tryAll<Outcome>(
  tryOne: (seed: number) => Outcome | Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < count; at += 1) {
    const outcome = await tryOne(seed + at);
    outcomes.push(outcome);
    if (values.verbose) console.log(JSON.stringify(outcome));
  }
  return outcomes;
}

const isAsked = (kind: string): boolean => values.only === undefined || values.only === kind;

if (isAsked('grids')) for (const line of reportGrids(await tryAll(tryGrids))) console.log(line);
if (isAsked('answers'))
  for (const line of reportAnswers(await tryAll(tryAnswers))) console.log(line);
for (const [kind, paper] of [
  ['wholes', 'whole'],
  ['halves', 'half'],
] as const)
  if (values.only === kind)
    for (const line of reportAnswers(await tryAll((seed) => tryAnswers(seed, paper))))
      console.log(line);
if (isAsked('harmed')) for (const line of reportHarmed(await tryAll(tryHarmed))) console.log(line);
if (isAsked('frames')) for (const line of reportFrames(await tryAll(tryFrame))) console.log(line);
if (isAsked('cards')) for (const line of reportCards(await tryAll(tryCards))) console.log(line);
if (isAsked('registers'))
  for (const line of reportRegisters(await tryAll(tryRegister))) console.log(line);
if (isAsked('marks') && values.digits !== undefined) {
  const hands = readHands(values.digits);
  for (const line of reportMarks(await tryAll((seed) => tryMarks(seed, hands)))) console.log(line);
}
