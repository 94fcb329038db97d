import type { Spot } from '#shared/paper/grey-picture.ts';
import type { Chance } from '../grades/pages/chance.ts';

const RADIANS = Math.PI / 180;

interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** How a sheet is printed, bent and held before a camera; lengths in millimetres, angles in radians. */
export interface Pose {
  readonly print: {
    readonly sx: number;
    readonly sy: number;
    readonly dx: number;
    readonly dy: number;
    readonly skew: number;
  };
  readonly tilt: { readonly angle: number; readonly towards: number };
  readonly turn: number;
  readonly distance: number;
  /** One side is lifted. */
  readonly curl:
    { readonly height: number; readonly reach: number; readonly towards: number } | undefined;
  readonly bumps: readonly {
    readonly x: number;
    readonly y: number;
    readonly height: number;
    readonly reach: number;
  }[];
}

/** @param shrunk how much smaller than the print a copy of it is; 1 is the print */
export function choosePose({ width, height }: PaperSize, chance: Chance, shrunk = 1): Pose {
  const scale = chance.between(0.94, 1) * shrunk;
  const curl = {
    height: chance.between(2, 16),
    reach: chance.between(25, 90),
    towards: (chance.pick([0, 0, 0, 90, 180, 180, 180, 270]) + chance.spread(8)) * RADIANS,
  };
  const bumps = Array.from({ length: chance.whole(2, 6) }, () => ({
    x: chance.between(0, width),
    y: chance.between(0, height),
    height: chance.spread(1.6),
    reach: chance.between(18, 55),
  }));
  return {
    print: {
      sx: scale,
      sy: scale * chance.between(0.985, 1.015),
      dx: chance.spread(1.2),
      dy: chance.spread(1.2),
      skew: chance.spread(0.002),
    },
    tilt: {
      angle: 35 * Math.sqrt(chance.unit()) * RADIANS,
      towards: chance.between(0, 2 * Math.PI),
    },
    turn: (chance.whole(0, 3) * 90 + chance.between(-15, 15)) * RADIANS,
    distance: chance.between(2, 3.6) * width,
    curl: chance.percent(60) ? curl : undefined,
    bumps: chance.percent(50) ? bumps : [],
  };
}

/** A place of the layout where the printer puts it on the paper. */
export const printedAt = ({ print }: Pose, { width, height }: PaperSize, [u, v]: Spot): Spot => [
  width / 2 + (u - width / 2) * print.sx + (v - height / 2) * print.skew + print.dx,
  height / 2 + (v - height / 2) * print.sy + print.dy,
];

/** The place of the layout that the printer puts at a place of the paper. */
export function layoutAt({ print }: Pose, { width, height }: PaperSize, [x, y]: Spot): Spot {
  const v = height / 2 + (y - height / 2 - print.dy) / print.sy;
  return [width / 2 + (x - width / 2 - print.dx - (v - height / 2) * print.skew) / print.sx, v];
}

/** A place of the paper as a camera of focal length 1 sees it. */
export function seen(pose: Pose, { width, height }: PaperSize, [x, y]: Spot): Spot {
  const { curl, bumps, turn, tilt, distance } = pose;
  const [left, top] = [x - width / 2, y - height / 2];
  let lift = 0;
  if (curl) {
    const [c, s] = [Math.cos(curl.towards), Math.sin(curl.towards)];
    const far = (Math.abs(c) * width + Math.abs(s) * height) / 2 - (left * c + top * s);
    lift += curl.height * Math.exp(-Math.max(0, far) / curl.reach);
  }
  for (const bump of bumps)
    lift +=
      bump.height * Math.exp(-((x - bump.x) ** 2 + (y - bump.y) ** 2) / (2 * bump.reach ** 2));
  const turnedX = left * Math.cos(turn) - top * Math.sin(turn);
  const turnedY = left * Math.sin(turn) + top * Math.cos(turn);
  const [ca, sa] = [Math.cos(tilt.towards), Math.sin(tilt.towards)];
  const [cb, sb] = [Math.cos(tilt.angle), Math.sin(tilt.angle)];
  const flat = turnedX * ca + turnedY * sa;
  const beside = turnedY * ca - turnedX * sa;
  const along = flat * cb - lift * sb;
  const depth = distance - flat * sb - lift * cb;
  return [(along * ca - beside * sa) / depth, (along * sa + beside * ca) / depth];
}
