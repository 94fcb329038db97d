import sharp from 'sharp';
import type { Chance } from './chance.ts';
import type { Matrix, Size } from './projection.ts';

/** The scene before a camera: the pixels of the paper, and its position in the picture. */
export interface Scene {
  /** Red, green and blue of each pixel of the paper. */
  readonly pixels: Uint8Array;
  readonly paper: Size;
  readonly picture: Size;
  /** From the picture to the paper, as if the paper were flat. */
  readonly inverse: Matrix;
  readonly curl: number;
  /** Height of a digit in pixels; small pictures are blurred less. */
  readonly textHeight: number;
}

/** Brightness of a point; `x` and `y` are from 0 to 1, or in pixels for a texture. */
type Brightness = (x: number, y: number) => number;

export interface Light {
  readonly onPaper: Brightness;
  /** The colour beside the paper, from the brightness of its texture. */
  readonly desk: readonly [red: number, green: number, blue: number];
  readonly deskTexture: Brightness;
  /** The tint that a lamp or the sky adds to each colour. */
  readonly cast: readonly [red: number, green: number, blue: number];
}

/** The paper as the picture shows it, interpolated, and the desk elsewhere. */
function takePixels(scene: Scene, light: Light): Buffer {
  const { pixels, paper, inverse, curl } = scene;
  const { width, height } = scene.picture;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = inverse;
  const out = Buffer.alloc(width * height * 3);
  const stride = paper.width * 3;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const depth = g * x + h * y + 1;
      const u = (a * x + b * y + c) / depth;
      const lift = curl === 0 ? 0 : curl * Math.sin((Math.PI * u) / paper.width);
      const v = (d * x + e * y + f) / depth + lift;
      const bright = light.onPaper(x / width, y / height);
      const to = (y * width + x) * 3;
      if (!(u >= 0 && v >= 0 && u < paper.width - 1 && v < paper.height - 1)) {
        const texture = light.deskTexture(x, y);
        for (let band = 0; band < 3; band += 1) {
          const colour = (light.desk[band] ?? 0) * texture;
          out[to + band] = Math.min(255, colour * bright * (light.cast[band] ?? 1));
        }
        continue;
      }
      const left = Math.floor(u);
      const top = Math.floor(v);
      const fx = u - left;
      const fy = v - top;
      const from = top * stride + left * 3;
      for (let band = 0; band < 3; band += 1) {
        const at = from + band;
        const upper = (pixels[at] ?? 0) * (1 - fx) + (pixels[at + 3] ?? 0) * fx;
        const lower = (pixels[at + stride] ?? 0) * (1 - fx) + (pixels[at + stride + 3] ?? 0) * fx;
        const colour = upper * (1 - fy) + lower * fy;
        out[to + band] = Math.min(255, colour * bright * (light.cast[band] ?? 1));
      }
    }
  }
  return out;
}

/** Adds sensor noise, mostly in brightness and a little in colour. */
function grain(pixels: Uint8Array, deviation: number, chance: Chance): void {
  for (let at = 0; at < pixels.length; at += 3) {
    const noise = chance.spread(deviation);
    for (let band = 0; band < 3; band += 1) {
      const value = (pixels[at + band] ?? 0) + noise + (band === 1 ? 0 : noise * 0.3);
      pixels[at + band] = Math.min(255, Math.max(0, value));
    }
  }
}

const raw = ({ width, height }: Size) => ({ raw: { width, height, channels: 3 } }) as const;

/** A lamp at one side, a soft shadow (of a head or phone), darker corners, slightly uneven paper. */
export function chooseLight(chance: Chance): Light {
  const [slopeX, slopeY] = [chance.between(-0.25, 0.25), chance.between(-0.25, 0.25)];
  const [edge, turn, depth] = [
    chance.between(-0.2, 1.2),
    chance.between(0, 6.28),
    chance.between(0, 0.42),
  ];
  const [sharpness, corners] = [chance.between(6, 40), chance.between(0, 0.25)];
  const [ripples, phase] = [chance.between(0, 0.02), chance.between(0, 6.28)];
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const exposure = chance.between(0.8, 0.97);
  const warmth = chance.between(-0.05, 0.08);
  const desk = chance.pick([
    [120, 85, 55],
    [70, 72, 78],
    [150, 140, 125],
    [60, 45, 35],
  ] as const);
  const stripe = chance.between(0.01, 0.06);
  return {
    onPaper: (x, y) => {
      const across = (x - 0.5) * cosine + (y - 0.5) * sine + 0.5;
      const shadow = depth / (1 + Math.exp((across - edge) * sharpness));
      const corner = corners * ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2;
      const ripple = ripples * Math.sin(9 * y + 5 * x + phase);
      return (
        exposure * (1 + slopeX * (x - 0.5) + slopeY * (y - 0.5) + ripple) * (1 - shadow - corner)
      );
    },
    desk,
    deskTexture: (x, y) => 1 + 0.12 * Math.sin(y * stripe + 3 * Math.sin(x * 0.004 + phase)),
    cast: [1 + warmth, 1, 1 - warmth],
  };
}

/** A phone's photograph: light, lens, sensor, and a JPEG as phones make it. */
export async function developPhoto(scene: Scene, chance: Chance) {
  const taken = takePixels(scene, chooseLight(chance));
  const sigma = Math.max(0.4, scene.textHeight * chance.between(0.018, 0.045));
  const seen = await sharp(taken, raw(scene.picture)).blur(sigma).raw().toBuffer();
  grain(seen, chance.between(1.5, 6), chance);
  const quality = chance.whole(62, 88);
  const image = await sharp(seen, raw(scene.picture)).jpeg({ quality }).toBuffer();
  return { image, contentType: 'image/jpeg' } as const;
}

/** A scanner's picture: even, slightly soft, with little noise; in colour or grey, a PNG or a JPEG. */
export async function developScan(scene: Scene, chance: Chance) {
  const even: Light = {
    onPaper: () => 1,
    desk: [250, 250, 250],
    deskTexture: () => 1,
    cast: [1, 1, 1],
  };
  const taken = takePixels(scene, even);
  const seen = await sharp(taken, raw(scene.picture))
    .blur(chance.between(0.35, 0.6))
    .raw()
    .toBuffer();
  grain(seen, chance.between(0.5, 1.5), chance);
  const isGrey = chance.percent(40);
  const isPng = chance.percent(40);
  const scan = sharp(seen, raw(scene.picture)).greyscale(isGrey);
  return isPng
    ? ({
        image: await scan.png({ compressionLevel: 6 }).toBuffer(),
        contentType: 'image/png',
      } as const)
    : ({ image: await scan.jpeg({ quality: 88 }).toBuffer(), contentType: 'image/jpeg' } as const);
}
