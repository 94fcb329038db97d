import sharp from 'sharp';
import type { Spot } from '#shared/paper/grey-picture.ts';
import type { Chance } from '../grades/pages/chance.ts';
import { chooseLight } from '../grades/pages/light.ts';
import type { DrawnPaper } from './draw-grid.ts';
import { choosePose, layoutAt, printedAt, seen } from './hold-paper.ts';

/** A photo of a sheet. */
export interface Photo {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
  /** Where a place of the layout is in it, in pixels. */
  readonly placeOf: (x: number, y: number) => Spot;
  readonly accident: 'none' | 'cut' | 'finger';
}

/** Nodes of the mesh by which paper is bent. */
const [ACROSS, DOWN] = [42, 60];

export interface Canvas {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}
interface Vertex {
  readonly at: Spot;
  /** Pixels of the drawn paper. */
  readonly from: Spot;
}

/** The paper's colours at a place, interpolated; white beyond what is drawn. */
export function copyTexture(
  { pixels, width, height }: DrawnPaper,
  x: number,
  y: number,
  to: Uint8Array,
  at: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
    to.fill(250, at, at + 3);
    return;
  }
  const [right, below] = [x - left, y - top];
  const upper = (top * width + left) * 3;
  const lower = upper + width * 3;
  for (let band = 0; band < 3; band += 1) {
    const above =
      (pixels[upper + band] ?? 0) * (1 - right) + (pixels[upper + 3 + band] ?? 0) * right;
    const under =
      (pixels[lower + band] ?? 0) * (1 - right) + (pixels[lower + 3 + band] ?? 0) * right;
    to[at + band] = above * (1 - below) + under * below;
  }
}

function drawTriangle(
  { data, width, height }: Canvas,
  paper: DrawnPaper,
  a: Vertex,
  b: Vertex,
  c: Vertex,
): void {
  const [[xa, ya], [xb, yb], [xc, yc]] = [a.at, b.at, c.at];
  const area = (xb - xa) * (yc - ya) - (xc - xa) * (yb - ya);
  if (Math.abs(area) < 1e-9) return;
  const left = Math.max(0, Math.ceil(Math.min(xa, xb, xc) - 0.5));
  const right = Math.min(width - 1, Math.max(xa, xb, xc));
  const bottom = Math.min(height - 1, Math.max(ya, yb, yc));
  for (let y = Math.max(0, Math.ceil(Math.min(ya, yb, yc) - 0.5)); y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const ofB = ((x + 0.5 - xa) * (yc - ya) - (xc - xa) * (y + 0.5 - ya)) / area;
      const ofC = ((xb - xa) * (y + 0.5 - ya) - (x + 0.5 - xa) * (yb - ya)) / area;
      if (ofB < -1e-6 || ofC < -1e-6 || ofB + ofC > 1.000001) continue;
      const u = a.from[0] + ofB * (b.from[0] - a.from[0]) + ofC * (c.from[0] - a.from[0]);
      const v = a.from[1] + ofB * (b.from[1] - a.from[1]) + ofC * (c.from[1] - a.from[1]);
      copyTexture(paper, u, v, data, (y * width + x) * 3);
    }
}

/** A finger over a corner: a round stroke from outside to its tip. */
function drawFinger({ data, width, height }: Canvas, tip: Spot, from: Spot, thick: number): void {
  const length = (from[0] - tip[0]) ** 2 + (from[1] - tip[1]) ** 2;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const along =
        ((x - tip[0]) * (from[0] - tip[0]) + (y - tip[1]) * (from[1] - tip[1])) / length;
      const t = Math.max(0, Math.min(1, along));
      const off = Math.hypot(
        x - tip[0] - t * (from[0] - tip[0]),
        y - tip[1] - t * (from[1] - tip[1]),
      );
      if (off >= thick) continue;
      const tone = 1 - 0.35 * (off / thick) ** 2;
      data.set([205 * tone, 150 * tone, 125 * tone], (y * width + x) * 3);
    }
}

/** Light, and in half of all photos a shadow whose edge may be hard. */
function lightScene({ data, width, height }: Canvas, chance: Chance): void {
  const { onPaper, cast } = chooseLight(chance);
  const shadow = {
    x: chance.between(0.15, 0.85),
    y: chance.between(0.15, 0.85),
    towards: chance.between(0, 2 * Math.PI),
    soft: chance.between(0.01, 0.15),
    depth: chance.percent(50) ? chance.between(0.15, 0.5) : 0,
  };
  const [c, s] = [Math.cos(shadow.towards), Math.sin(shadow.towards)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height];
      const off = ((u - shadow.x) * c + (v - shadow.y) * s) / shadow.soft;
      const bright = onPaper(u, v) * (1 - shadow.depth / (1 + Math.exp(-4 * off)));
      const at = (y * width + x) * 3;
      for (let band = 0; band < 3; band += 1)
        data[at + band] = Math.min(255, (data[at + band] ?? 0) * bright * (cast[band] ?? 1));
    }
}

/** Lens, shaking hands, sensor, and a JPEG as phones make it. */
async function develop(
  canvas: Canvas,
  size: { width: number; height: number },
  chance: Chance,
): Promise<Buffer> {
  const raw = { width: size.width, height: size.height, channels: 3 } as const;
  const whole = { width: canvas.width, height: canvas.height, channels: 3 } as const;
  let data: Uint8Array = await sharp(canvas.data, { raw: whole })
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  if (chance.percent(15)) {
    const side = chance.pick([3, 5]);
    const isDiagonal = chance.percent(50);
    const kernel = Array.from({ length: side * side }, (_, at) => {
      const [row, column] = [Math.floor(at / side), at % side];
      return Number(isDiagonal ? row === column : row === Math.floor(side / 2));
    });
    data = await sharp(data, { raw })
      .convolve({ width: side, height: side, kernel })
      .raw()
      .toBuffer();
  }
  const blur = chance.between(0.2, 1) * chance.between(0.3, 1) * 0.0008;
  const soft = await sharp(data, { raw })
    .blur(Math.max(0.4, blur * Math.max(size.width, size.height)))
    .raw()
    .toBuffer();
  // Noise from a table: a number for every pixel would take longer than all else.
  const deviation = chance.between(2, 9);
  const table = Int8Array.from({ length: 65_536 }, () => chance.spread(deviation));
  let state = chance.whole(0, 2 ** 31);
  for (let at = 0; at < soft.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    soft[at] = Math.max(0, Math.min(255, (soft[at] ?? 0) + (table[state >>> 16] ?? 0)));
  }
  return await sharp(soft, { raw })
    .jpeg({ quality: chance.whole(60, 85) })
    .toBuffer();
}

const desks = [
  [92, 70, 52],
  [150, 118, 84],
  [60, 62, 66],
  [190, 186, 178],
  [35, 60, 48],
];

function drawDesk({ data, width, height }: Canvas, desk: readonly number[]): void {
  for (let y = 0; y < height; y += 1) {
    const row = 1 + 0.08 * Math.sin(y * 0.06 + Math.sin(y * 0.011));
    for (let x = 0; x < width; x += 1) {
      const grain = row + 0.04 * Math.sin(x * 0.21);
      for (let band = 0; band < 3; band += 1)
        data[(y * width + x) * 3 + band] = (desk[band] ?? 0) * grain;
    }
  }
}

/** Where the camera's picture begins and how large it is, so that it shows a share of the paper's extent. */
function frameOf(nodes: readonly Spot[], chance: Chance) {
  const [xs, ys] = [nodes.map(([x]) => x), nodes.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const short = Math.round(Math.exp(chance.between(Math.log(1200), Math.log(3000))));
  // Most turn the phone as the sheet lies.
  const isWide = chance.percent(70) === wide > high;
  const long = Math.round((short * 4) / 3);
  const size = isWide ? { width: long, height: short } : { width: short, height: long };
  // Drawn no smaller than the print is fine, and shrunk afterwards.
  const enlarged = Math.max(1, 1700 / size.width);
  const [width, height] = [Math.round(size.width * enlarged), Math.round(size.height * enlarged)];
  const share = chance.between(0.8, 0.96);
  const focal = Math.min((width * share) / wide, (height * share) / high);
  const [moreX, moreY] = [width - focal * wide, height - focal * high];
  return {
    size,
    canvas: { data: new Uint8Array(width * height * 3), width, height },
    focal,
    left: moreX / 2 - focal * left + chance.between(-0.5, 0.5) * moreX,
    top: moreY / 2 - focal * top + chance.between(-0.5, 0.5) * moreY,
  };
}

/**
 * Photographs a paper: tilted to 35 degrees, at any quarter turn, bent, badly lit, a corner cut off or covered.
 * @param shrunk how much smaller than the print the sheet on the paper is; 1 is the print
 * @param spoil changes the light of the scene
 */
export async function takePhoto(
  paper: DrawnPaper,
  chance: Chance,
  shrunk = 1,
  spoil?: (canvas: Canvas, placeOf: Photo['placeOf']) => void,
): Promise<Photo> {
  const size = {
    width: paper.width / paper.perMillimetre,
    height: paper.height / paper.perMillimetre,
  };
  const pose = choosePose(size, chance, shrunk);
  const places = Array.from({ length: (ACROSS + 1) * (DOWN + 1) }, (_, k): Spot => [
    ((k % (ACROSS + 1)) * size.width) / ACROSS,
    (Math.floor(k / (ACROSS + 1)) * size.height) / DOWN,
  ]);
  const frame = frameOf(
    places.map((place) => seen(pose, size, place)),
    chance,
  );
  const { canvas, focal } = frame;
  let { left, top } = frame;
  const kind = chance.pick([
    ...Array<'none'>(19).fill('none'),
    'cut',
    'cut',
    'cut',
    'finger',
    'finger',
    'finger',
  ] as const);
  const corner = chance.pick([
    [0, 0],
    [size.width, 0],
    [size.width, size.height],
    [0, size.height],
  ] as const);
  const inPhoto = (place: Spot): Spot => {
    const [x, y] = seen(pose, size, place);
    return [x * focal + left, y * focal + top];
  };
  if (kind === 'cut') {
    // Moves the picture until that corner is out on the side it is nearest to.
    const by = chance.between(4, 20) * (focal / pose.distance);
    const [x, y] = inPhoto(corner);
    const gaps = [x, canvas.width - x, y, canvas.height - y];
    const side = gaps.indexOf(Math.min(...gaps));
    left += [-x - by, canvas.width - x + by, 0, 0][side] ?? 0;
    top += [0, 0, -y - by, canvas.height - y + by][side] ?? 0;
  }
  drawDesk(canvas, chance.pick(desks));
  const vertices = places.map((place): Vertex => {
    const [u, v] = layoutAt(pose, size, place);
    return {
      at: inPhoto(place),
      from: [u * paper.perMillimetre - 0.5, v * paper.perMillimetre - 0.5],
    };
  });
  for (let row = 0; row < DOWN; row += 1)
    for (let column = 0; column < ACROSS; column += 1) {
      const k = row * (ACROSS + 1) + column;
      const [a, b, c, d] = [k, k + 1, k + ACROSS + 1, k + ACROSS + 2].map((at) => vertices[at]);
      if (!a || !b || !c || !d) continue;
      drawTriangle(canvas, paper, a, b, c);
      drawTriangle(canvas, paper, b, d, c);
    }
  if (kind === 'finger') {
    const towards = [size.width / 2 - corner[0], size.height / 2 - corner[1]] as const;
    const length = Math.hypot(...towards);
    const along = (far: number): Spot =>
      inPhoto([corner[0] + (towards[0] / length) * far, corner[1] + (towards[1] / length) * far]);
    drawFinger(canvas, along(chance.between(6, 20)), along(-60), (focal / pose.distance) * 9);
  }
  lightScene(canvas, chance);
  spoil?.(canvas, (u, v) => inPhoto(printedAt(pose, size, [u, v])));
  const image = await develop(canvas, frame.size, chance);
  const back = frame.size.width / canvas.width;
  return {
    image,
    ...frame.size,
    accident: kind,
    placeOf: (u, v) => {
      const [x, y] = inPhoto(printedAt(pose, size, [u, v]));
      return [x * back, y * back];
    },
  };
}
