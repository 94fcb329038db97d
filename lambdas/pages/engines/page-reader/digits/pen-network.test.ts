import { expect, it } from 'vitest';
import { seeded } from '#shared/seeded.ts';
import { NOTHING, OUTPUTS, SIGNS } from './alphabet.ts';
import { readPenStrip, unpackPenNetwork } from './pen-network.ts';
import { Workspace } from './planes.ts';

/** Numbers of an image: rows, columns, channels. */
type Image = readonly (readonly (readonly number[])[])[];
interface Kernel {
  readonly tall: number;
  readonly wide: number;
  readonly from: number;
  readonly to: number;
}

const SIZES = [8, 16, 8, 24, 16] as const;
const OUTPUT_COUNT = 18;
const [A, B, C, D, E] = SIZES;
const KERNELS: readonly Kernel[] = [
  ...[[1, A] as const, [A, B] as const, [B, C] as const, [C, C] as const],
  ...[[C, D] as const, [D, D] as const],
].map(([from, to]) => ({ tall: 3, wide: 3, from, to }));
const LINE_KERNELS: readonly Kernel[] = [
  { tall: 4, wide: 1, from: D, to: E },
  { tall: 1, wide: 5, from: E, to: E },
  { tall: 1, wide: 3, from: E, to: E },
  { tall: 1, wide: 1, from: E, to: 2 * OUTPUT_COUNT },
];

/** A network of random weights as stored, and the same weights as numbers. */
function randomNetwork(): { bytes: Uint8Array; layers: { weights: number[]; bias: number[] }[] } {
  const chance = seeded(11);
  const parts: Buffer[] = [];
  const head = Buffer.alloc(12);
  [...SIZES, OUTPUT_COUNT].forEach((size, at) => head.writeUInt16LE(size, 2 * at));
  parts.push(head);
  const store = (count: number, scale: number): number[] => {
    const [factor, whole] = [Buffer.alloc(4), Buffer.alloc(2 * count)];
    factor.writeFloatLE(scale);
    const values = Array.from({ length: count }, (_, at) => {
      const value = Math.round((chance() - 0.5) * 1000);
      whole.writeInt16LE(value, 2 * at);
      return value * factor.readFloatLE();
    });
    parts.push(factor, whole);
    return values;
  };
  const layers = [...KERNELS, ...LINE_KERNELS].map(({ tall, wide, from, to }) => {
    const terms = tall * wide * from;
    return { weights: store(terms * to, 0.006 / Math.sqrt(terms)), bias: store(to, 0.0003) };
  });
  return { bytes: Buffer.concat(parts), layers };
}

/** A convolution term by term; around the image is nothing. */
function convolved(
  image: Image,
  { tall, wide, from, to }: Kernel,
  { weights, bias }: { weights: number[]; bias: number[] },
  rectified: boolean,
): Image {
  const isValid = tall === 4;
  const heights = isValid ? 1 : image.length;
  return Array.from({ length: heights }, (_, y) =>
    image[0]!.map((__, x) =>
      Array.from({ length: to }, (___, channel) => {
        let sum = bias[channel]!;
        for (let down = 0; down < tall; down += 1) {
          for (let across = 0; across < wide; across += 1) {
            const row = isValid ? down : y + down - (tall - 1) / 2;
            const pixel = image[row]?.[x + across - (wide - 1) / 2];
            for (let input = 0; input < from; input += 1) {
              const weight = weights[((down * wide + across) * from + input) * to + channel]!;
              sum += weight * (pixel?.[input] ?? 0);
            }
          }
        }
        return rectified ? Math.max(0, sum) : sum;
      }),
    ),
  );
}

const pooled = (image: Image, wide: number): Image =>
  Array.from({ length: image.length / 2 }, (_, y) =>
    Array.from({ length: image[0]!.length / wide }, (__, x) =>
      image[0]![0]!.map((___, channel) =>
        Math.max(
          ...[0, 1].flatMap((down) =>
            Array.from({ length: wide }, (____, across) => {
              return image[2 * y + down]![wide * x + across]![channel]!;
            }),
          ),
        ),
      ),
    ),
  );

it('gives the shares that the network gives term by term', () => {
  const { bytes, layers } = randomNetwork();
  const chance = seeded(5);
  const width = 24;
  const data = Float32Array.from({ length: 32 * width }, () => chance());
  let image: Image = Array.from({ length: 32 }, (_, y) =>
    Array.from({ length: width }, (__, x) => [data[y * width + x]!]),
  );
  const kernels = [...KERNELS, ...LINE_KERNELS];
  kernels.forEach((kernel, index) => {
    image = convolved(image, kernel, layers[index]!, index < kernels.length - 1);
    if (index < 2) image = pooled(image, 2);
    if (index === 3) image = pooled(image, 1);
  });
  const workspace = new Workspace(200_000);
  const { shares, columns } = readPenStrip(workspace, unpackPenNetwork(bytes, workspace), {
    width,
    data,
  });
  expect(columns).toHaveLength(width / 4);
  expect(shares).toHaveLength(width / 2);
  const places = [...'0123456789./-abs?'].map((sign) => SIGNS.findIndex((known) => known === sign));
  shares.forEach((row, step) => {
    expect(row).toHaveLength(OUTPUTS);
    const half = step % 2;
    const scores = image[0]![(step - half) / 2]!.slice(half * OUTPUT_COUNT).slice(0, OUTPUT_COUNT);
    const sum = scores.reduce((total, score) => total + Math.exp(score), 0);
    [...places, NOTHING].forEach((place, output) => {
      expect(row[place]).toBeCloseTo(Math.exp(scores[output]!) / sum, 5);
    });
  });
});

it('refuses the weights of another network', () => {
  const { bytes } = randomNetwork();
  const workspace = new Workspace(200_000);
  const changed = Uint8Array.from(bytes);
  changed[10] = 14;
  for (const wrong of [changed, bytes.subarray(0, -2), Buffer.concat([bytes, Buffer.alloc(2)])])
    expect(() => unpackPenNetwork(wrong, workspace)).toThrow(RangeError);
});
