/**
 * Trains the network of a script: `node train.ts western|arabic-indic [--steps 9000] [--seed 1] [--rate 0.0018] [--from
 * weights.bin] [--out folder]`.
 * Writes the weights next to the code that uses them, and the training's settings and results into `training.md`; with
 * `--out` it writes only into that folder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { seeded } from '../../../../shared/seeded.ts';
import type { Script } from '../../../../lambdas/grades/reader/digits/cell-image.ts';
import { layers, likelihoods, run } from '../../../../lambdas/grades/reader/digits/line-network.ts';
import { Workspace } from '../../../../lambdas/grades/reader/digits/planes.ts';
import { packWeights, unpackWeights } from '../../../../lambdas/grades/reader/digits/weights.ts';
import { Batches, type Example } from './batches.ts';
import { loadDevelopment, loadTraining } from './fonts.ts';
import { addGradient, turnAll, turnedIn, weightsIn } from './gradient.ts';
import { Optimizer } from './optimizer.ts';
import { recordUnder, sha256 } from './record.ts';
import { sequenceLoss } from './sequence-loss.ts';
import { bestPath } from './validate.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    steps: { type: 'string', default: '9000' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '0.0018' },
    from: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
  },
});
const script: Script = positionals[0] === 'arabic-indic' ? 'arabic-indic' : 'western';
const steps = Number(values.steps);
const seed = Number(values.seed);
const folder = values.out
  ? pathToFileURL(`${resolve(values.out)}/`)
  : new URL('../../../../lambdas/grades/reader/digits/', import.meta.url);
const BATCH = 24;
const FLOATS = 12_000_000;

const [own, foreign] =
  script === 'western' ? (['latin', 'arabic'] as const) : (['arabic', 'latin'] as const);
const chance = seeded(seed * 7919 + (script === 'western' ? 1 : 2));
const faces = { digits: await loadTraining(own), others: await loadTraining(foreign) };
const training = new Batches(script, faces, chance, true);
const judging = new Batches(
  script,
  { digits: await loadDevelopment(own), others: await loadDevelopment(foreign) },
  seeded(271828),
  false,
);
const judged = Array.from({ length: 1500 }, () => judging.next());

const workspace = new Workspace(FLOATS);
const weights = weightsIn(workspace);
const sums = weightsIn(workspace);
const turned = turnedIn(workspace);
const optimizer = new Optimizer(weights, sums, Number(values.rate), chance);
if (values.from) {
  const begun = unpackWeights(readFileSync(values.from), new Workspace(200_000));
  for (const layer of layers) weights[layer].data.set(begun[layer].data);
}
const mark = workspace.mark;

const read = ({ strip, signs }: Example): { loss: number; exact: boolean } => {
  workspace.release(mark);
  const shares = likelihoods(run(workspace, weights, strip));
  return {
    loss: sequenceLoss(shares, signs)?.loss ?? 0,
    exact: bestPath(shares).join() === signs.join(),
  };
};

const started = performance.now();
let recent = 0;
for (let step = 1; step <= steps; step += 1) {
  turnAll(weights, turned);
  for (let index = 0; index < BATCH; index += 1) {
    const { strip, signs } = training.next();
    workspace.release(mark);
    const passed = run(workspace, weights, strip);
    const found = sequenceLoss(likelihoods(passed), signs);
    if (!found) continue;
    recent += found.loss / BATCH;
    addGradient(workspace, turned, passed, found.slopes, sums);
  }
  optimizer.step(step / steps, BATCH);
  if (step % 500 !== 0 && step !== steps) continue;
  const results = judged.map(read);
  const exact = (100 * results.filter((result) => result.exact).length) / results.length;
  const seconds = Math.round((performance.now() - started) / 1000);
  const learnt = (recent / 500).toFixed(3);
  console.log(`${script} step ${step}: loss ${learnt}, ${exact.toFixed(2)} % exact, ${seconds} s`);
  recent = 0;
  const packed = packWeights(layers.map((layer) => weights[layer].data));
  writeFileSync(new URL(`digits-${script}.bin`, folder), packed);
  if (values.out) continue;
  recordUnder(script, {
    command: `\`node train.ts ${process.argv.slice(2).join(' ')}\``,
    'seed, steps, cells': `${seed}, ${step} of ${steps}, ${step * BATCH}`,
    typefaces: `${faces.digits.length} of fonts (a font counts once for each weight)`,
    weights: `${packed.length} bytes, SHA-256 ${sha256(packed)}`,
    judged: `${exact.toFixed(2)} % of ${judged.length} cells exact`,
  });
}
