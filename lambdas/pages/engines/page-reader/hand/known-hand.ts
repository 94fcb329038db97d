import type { Hand } from './hand.ts';
import { handModel } from './hand-model.ts';
import { decodeShapes, SHAPE_SIZE, type Shape } from './shape-codec.ts';

/** A sign on the page being read, of which the reader is certain. */
export interface OwnSample {
  readonly sign: string;
  readonly shape: Shape;
}

/** A sign as one hand writes it. */
interface KnownSign {
  /** The number of samples, confirmed ones and those of the page. */
  readonly count: number;
  /** How much likelier a shape is as this hand's sign than as anybody's, as a logarithm. */
  readonly likelier: (shape: Shape) => number;
}

/** A hand, unpacked so that shapes can be compared with it. */
export interface KnownHand {
  readonly signs: ReadonlyMap<string, KnownSign>;
  /** How far a shape is from the nearest sample of a sign, and of any other sign. */
  readonly nearest: (
    sign: string,
    shape: Shape,
  ) => { readonly own: number; readonly other: number };
}

/** Samples of a page resemble each other, so more than this say little more. */
const MOST_COUNTED = 20;
/** The weight of a sample of the page beside a confirmed one. */
const UNCONFIRMED = 0.5;

/** The logarithm of a normal density, without its constant, for numbers that do not depend on each other. */
function logDensity(shape: Shape, mean: readonly number[], variance: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < SHAPE_SIZE; at += 1) {
    const spread = variance[at] ?? 1;
    sum += ((shape[at] ?? 0) - (mean[at] ?? 0)) ** 2 / spread + Math.log(spread);
  }
  return -sum / 2;
}

const distance = (one: Shape, other: Shape): number => {
  let sum = 0;
  for (let at = 0; at < SHAPE_SIZE; at += 1) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return Math.sqrt(sum);
};

const isSign =
  (of: string) =>
  ({ sign }: OwnSample): boolean =>
    sign === of;

/**
 * Unpacks a hand, together with samples of the page being read. Each sign's mean is estimated between that of all writers
 * and that of the samples: the fewer samples, the nearer it is to how everybody writes.
 */
export function openHand(hand: Hand, ofPage: readonly OwnSample[] = []): KnownHand {
  const samples = [...handModel.signs.keys()].map((sign) => {
    const confirmed = (hand.signs[sign]?.samples ?? []).flatMap(decodeShapes);
    return [
      sign,
      [...confirmed, ...ofPage.filter(isSign(sign)).map(({ shape }) => shape)],
    ] as const;
  });
  const signs = new Map(
    [...handModel.signs].map(([sign, usual]): [string, KnownSign] => {
      const own = hand.signs[sign];
      const [seen] = own ? decodeShapes(own.mean) : [];
      const page = ofPage.filter(isSign(sign));
      const confirmed = Math.min(own?.count ?? 0, MOST_COUNTED);
      const each = UNCONFIRMED * Math.min(1, MOST_COUNTED / Math.max(1, page.length));
      const count = confirmed + each * page.length;
      const known = usual.mean.map((mean, at) => {
        const [apart, within] = [usual.between[at] ?? 1, usual.within[at] ?? 1];
        const spread = 1 / (1 / apart + count / within);
        const ofThePage = page.reduce((sum, { shape }) => sum + (shape[at] ?? 0), 0);
        const total = confirmed * (seen?.[at] ?? 0) + each * ofThePage;
        return {
          mean: (mean / apart + total / within) * spread,
          variance: spread + within,
          anybody: apart + within,
        };
      });
      const mean = known.map((one) => one.mean);
      const variance = known.map((one) => one.variance);
      const anybody = known.map((one) => one.anybody);
      return [
        sign,
        {
          count: (own?.count ?? 0) + page.length,
          likelier: (shape) =>
            logDensity(shape, mean, variance) - logDensity(shape, usual.mean, anybody),
        },
      ];
    }),
  );
  return {
    signs,
    nearest: (sign, shape) => {
      let [own, other] = [Infinity, Infinity];
      for (const [known, shapes] of samples)
        for (const sample of shapes) {
          const apart = distance(shape, sample);
          if (known === sign) own = Math.min(own, apart);
          else other = Math.min(other, apart);
        }
      return { own, other };
    },
  };
}
