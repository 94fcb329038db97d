import {
  KERNELS,
  DENSE,
  REACH,
  layers,
  type Layer,
  type Weights,
} from '../../../../lambdas/grades/reader/digits/line-network.ts';

const WARM_UP = 0.03;
const DECAY = 0.004;
const LONGEST = 4;
const [BETA, GAMMA] = [0.9, 0.99];

const { first, second, third } = KERNELS;
/** The number of terms in each output of a layer. */
const TERMS: Partial<Record<Layer, number>> = {
  first: first.tall * first.wide * first.from,
  second: second.tall * second.wide * second.from,
  third: third.tall * third.wide * third.from,
  hidden: REACH * DENSE.across,
  scores: DENSE.hidden,
};

/** Adam with decoupled decay (Loshchilov & Hutter 2019): a short warm-up, then a cosine decrease. */
export class Optimizer {
  readonly #weights: Weights;
  readonly #slopes: Weights;
  readonly #peak: number;
  readonly #moments = new Map<Layer, readonly [Float32Array, Float32Array]>();
  #steps = 0;

  /**
   * Initializes the weights by He's rule. Before each step `slopes` contains the sum of a batch; the step resets it to
   * zero.
   */
  constructor(weights: Weights, slopes: Weights, peak: number, chance: () => number) {
    this.#peak = peak;
    this.#weights = weights;
    this.#slopes = slopes;
    for (const layer of layers) {
      const { data } = weights[layer];
      const terms = TERMS[layer];
      if (terms !== undefined) {
        const deviation = Math.sqrt(2 / terms);
        // A sum of twelve uniform values approximates a normal one.
        data.forEach((_, index) => {
          const even = Array.from({ length: 12 }, chance).reduce((sum, value) => sum + value, -6);
          data[index] = even * deviation;
        });
      }
      this.#moments.set(layer, [new Float32Array(data.length), new Float32Array(data.length)]);
    }
  }

  /** @param progress of the whole training, 0–1 */
  step(progress: number, batch: number): void {
    this.#steps += 1;
    const rate =
      progress < WARM_UP
        ? (this.#peak * progress) / WARM_UP
        : this.#peak * (0.5 + 0.5 * Math.cos((Math.PI * (progress - WARM_UP)) / (1 - WARM_UP)));
    let square = 0;
    for (const layer of layers) for (const slope of this.#slopes[layer].data) square += slope ** 2;
    const length = Math.sqrt(square) / batch;
    const scale = Math.min(1, LONGEST / Math.max(length, 1e-9)) / batch;
    const early = [1 - BETA ** this.#steps, 1 - GAMMA ** this.#steps] as const;
    for (const layer of layers) {
      const { data } = this.#weights[layer];
      const slopes = this.#slopes[layer].data;
      const [mean, spread] = this.#moments.get(layer) ?? [data, data];
      const decay = TERMS[layer] === undefined ? 0 : rate * DECAY;
      for (let index = 0; index < data.length; index += 1) {
        const slope = (slopes[index] ?? 0) * scale;
        const m = BETA * (mean[index] ?? 0) + (1 - BETA) * slope;
        const v = GAMMA * (spread[index] ?? 0) + (1 - GAMMA) * slope * slope;
        mean[index] = m;
        spread[index] = v;
        const move = (rate * (m / early[0])) / (Math.sqrt(v / early[1]) + 1e-8);
        data[index] = (data[index] ?? 0) * (1 - decay) - move;
      }
      slopes.fill(0);
    }
  }
}
