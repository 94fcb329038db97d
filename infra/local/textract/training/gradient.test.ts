import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../shared/seeded.ts';
import { layers, likelihoods, run } from '../../../../lambdas/grades/reader/digits/line-network.ts';
import { Workspace } from '../../../../lambdas/grades/reader/digits/planes.ts';
import { logLikelihood } from '../../../../lambdas/grades/reader/digits/sequence.ts';
import { addGradient, turnAll, turnedIn, weightsIn } from './gradient.ts';
import { sequenceLoss } from './sequence-loss.ts';

const chance = seeded(7);
const workspace = new Workspace(2_000_000);
const weights = weightsIn(workspace);
for (const layer of layers) {
  const { data } = weights[layer];
  data.forEach((_, index) => {
    data[index] = (chance() - 0.5) * 0.3;
  });
}
const strip = { width: 24, data: Float32Array.from({ length: 24 * 32 }, chance) };
const signs = [1, 5, 5];
const mark = workspace.mark;
const pass = () => {
  workspace.release(mark);
  const passed = run(workspace, weights, strip);
  const shares = likelihoods(passed);
  return { passed, shares, found: sequenceLoss(shares, signs)! };
};

describe('training the digit reader', () => {
  it('gives a higher loss to a reading that is less likely', () => {
    const { shares, found } = pass();
    expect(found.loss).toBeCloseTo(-logLikelihood(shares, '155'), 6);
    expect(sequenceLoss(shares.slice(0, 3), signs)).toBeUndefined();
  });

  it('calculates the gradient of the loss for every layer', () => {
    const turned = turnedIn(workspace);
    const slopes = weightsIn(workspace);
    const kept = workspace.mark;
    turnAll(weights, turned);
    workspace.release(kept);
    const passed = run(workspace, weights, strip);
    const found = sequenceLoss(likelihoods(passed), signs)!;
    addGradient(workspace, turned, passed, found.slopes, slopes);
    const sums = layers.map((layer) => [layer, Float32Array.from(slopes[layer].data)] as const);
    const step = 1e-3;
    for (const [layer, expected] of sums) {
      const { data } = weights[layer];
      // Checks the steepest slope of each layer, because rounding hides the others.
      const index = expected.indexOf(
        expected.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a)),
      );
      const value = data[index]!;
      data[index] = value + step;
      const more = pass().found.loss;
      data[index] = value - step;
      const less = pass().found.loss;
      data[index] = value;
      const slope = (more - less) / (2 * step);
      expect(Math.abs(slope - expected[index]!), layer).toBeLessThan(0.05 * Math.abs(slope) + 0.02);
    }
  });
});
