import sharp from 'sharp';
import type { Chance } from './chance.ts';
import type { Capture } from './options.ts';
import { developPhoto, developScan } from './light.ts';
import { homography, type Corners, type Point, type Projection, type Size } from './projection.ts';

/** A picture of a page, and the page's position in it. */
export interface Exposure {
  readonly image: Buffer;
  readonly contentType: 'image/jpeg' | 'image/png';
  readonly picture: Size;
  readonly projection: Projection;
}

/** The corners of a tilted paper, relative to the middle of the picture. */
function tilted({ width, height }: Size, chance: Chance): Corners {
  const radians = (low: number, high: number) =>
    (chance.between(low, high) * chance.pick([1, -1]) * Math.PI) / 180;
  const [pitch, yaw, roll] = [radians(2, 12), radians(2, 12), radians(0, 4)];
  const distance = 2.2 * Math.max(width, height);
  const seen = (x: number, y: number): Point => {
    const turned = [
      x * Math.cos(roll) - y * Math.sin(roll),
      x * Math.sin(roll) + y * Math.cos(roll),
    ];
    const [across = 0, up = 0] = turned;
    const deep = up * Math.sin(pitch);
    const depth = distance + deep * Math.cos(yaw) - across * Math.sin(yaw);
    const sideways = across * Math.cos(yaw) + deep * Math.sin(yaw);
    return [(distance * sideways) / depth, (distance * up * Math.cos(pitch)) / depth];
  };
  const [right, bottom] = [width / 2, height / 2];
  return [seen(-right, -bottom), seen(right, -bottom), seen(right, bottom), seen(-right, bottom)];
}

/** A sheet on a scanner's glass is nearly straight. */
function laid({ width, height }: Size, chance: Chance): Corners {
  const turn = chance.spread(0.008);
  const at = (x: number, y: number): Point => [x - turn * y, y + turn * x];
  const [right, bottom] = [width / 2, height / 2];
  return [at(-right, -bottom), at(right, -bottom), at(right, bottom), at(-right, bottom)];
}

/** Moves corners so that a margin is left around them, and returns the picture's size. */
function framed(
  corners: Corners,
  margins: readonly [number, number],
): { corners: Corners; picture: Size } {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margins[0], Math.min(...ys) - margins[1]];
  const move = ([x, y]: Point): Point => [x - left, y - top];
  const [a, b, c, d] = corners;
  return {
    corners: [move(a), move(b), move(c), move(d)],
    picture: {
      width: Math.round(Math.max(...xs) - left + margins[0]),
      height: Math.round(Math.max(...ys) - top + margins[1]),
    },
  };
}

/** Takes a picture of a page that is given as SVG. */
export async function expose(
  svg: string,
  { capture, textHeight }: { capture: Capture; textHeight: number },
  chance: Chance,
): Promise<Exposure> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper: Size = { width: info.width, height: info.height };
  const isPhoto = capture === 'photo';
  const share = isPhoto ? chance.between(0.005, 0.05) : 0;
  const { corners, picture } = framed(isPhoto ? tilted(paper, chance) : laid(paper, chance), [
    paper.width * share,
    paper.height * share,
  ]);
  const { width, height } = paper;
  const flat: Corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const curl = isPhoto ? chance.spread(0.004) * height : 0;
  const inverse = homography(corners, flat);
  const scene = { pixels: data, paper, picture, inverse, curl, textHeight };
  return {
    ...(isPhoto ? await developPhoto(scene, chance) : await developScan(scene, chance)),
    picture,
    projection: { paper, matrix: homography(flat, corners), curl },
  };
}
