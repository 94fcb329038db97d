import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import {
  extentOf,
  inventDecimalMark,
  isDigit,
  smoothed,
  type PenHand,
  type Shape,
} from '#lambdas/pages/engines/page-reader/training/pen-hands.ts';
import { indicHands } from '#lambdas/pages/engines/page-reader/training/indic-hands.ts';
import { unipenHands } from '#lambdas/pages/engines/page-reader/training/unipen-hands.ts';
import type { Part } from '#lambdas/pages/engines/page-reader/training/unipen.ts';
import type { Chance } from './chance.ts';

/** A sign that somebody wrote, in digit heights. */
interface RealSign {
  readonly width: number;
  /** As SVG, from its left end and its baseline. */
  readonly draw: (x: number, y: number, tall: number, colour: string, pen: number) => string;
}

/** Signs that one person wrote, or several whose names are not known. */
export interface RealHand {
  readonly writer: string;
  readonly canWrite: (text: string) => boolean;
  readonly signOf: (sign: string, chance: Chance) => RealSign;
}

/** The hand of a column, if its page is written by real hands: a neighbour's column is another's. */
export const handOf = (
  hands: readonly RealHand[],
  seed: number,
  column: { readonly id: string },
): RealHand | undefined => hands[(seed * 7 + Number(column.id.slice(1))) % hands.length];

const drawShape = (shape: Shape): RealSign => ({
  width: extentOf(shape).width,
  draw: (x, y, tall, colour, pen) => {
    const at = (value: number): string => (value * tall).toFixed(1);
    const d = shape.map(
      (stroke) =>
        `M${stroke.map(([u, v]) => `${at(u)} ${at(v)}`).join('L')}${stroke.length === 1 ? 'h.01' : ''}`,
    );
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="none" stroke="${colour}" stroke-width="${(pen * tall).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round" d="${d.join('')}"/>`;
  },
});

/** Signs that collections of digits do not have. Among Arabic-Indic digits no decimal mark is a dot, because a zero is one. */
export const inventedSign = (sign: string, chance: Chance, dots?: number): Shape =>
  sign === '/'
    ? [
        [
          [0.35, -1.05],
          [0, 0.1],
        ],
      ]
    : sign === '-'
      ? [
          [
            [0, -0.45],
            [0.4, -0.45],
          ],
        ]
      : inventDecimalMark(chance.unit, dots);

/** Whether any hand can write a text, because what it lacks can be invented. */
const isNumber = (text: string): boolean => /^[\d.,/-]+$/.test(text);

/** A folder in MNIST's format may hold Arabic-Indic digits; the script of the page says which ones it holds. */
const toWestern = (text: string): string =>
  text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replaceAll('٫', ',');

/** What a collection does not say about a writer. */
interface Supplement {
  /** Shapes of digits that the writer lacks. */
  readonly lacking: (digit: string) => readonly Shape[];
  /** A sign whose place on the line is not known, or that no collection has. */
  readonly invent?: (sign: string, chance: Chance) => Shape;
  /** Changes a drawing that is used again. */
  readonly bend?: (shape: Shape, chance: Chance) => Shape;
}

/** A writer of a collection as a hand. */
export const realHand = (
  { writer, signs }: PenHand,
  { lacking, invent = inventedSign, bend = (shape) => shape }: Supplement,
): RealHand => ({
  writer,
  canWrite: (text) => isNumber(text) || [...text].every((sign) => sign === '.' || signs.has(sign)),
  signOf: (sign, chance) => {
    const shapes = signs.get(sign) ?? (isDigit(sign) ? lacking(sign) : []);
    // A comma's place on the line is not known from a comma alone.
    const isPlaced = isDigit(sign) || /[a-z/]/i.test(sign);
    const shape = isPlaced && shapes.length > 0 ? chance.pick(shapes) : invent(sign, chance);
    return drawShape(bend(shape.map(smoothed), chance));
  },
});

/** Writers with most of the digits. */
export const withDigits = (hands: readonly PenHand[]): PenHand[] =>
  hands.filter(({ signs }) => [...signs.keys()].filter(isDigit).length >= 8);

/** The hands of the writers of a part of UNIPEN, who also write absences if their letters are known. */
function penHands(folder: string, part: Part): RealHand[] {
  const hands = unipenHands(folder, part);
  const lacking = (digit: string) => hands.flatMap((hand) => hand.signs.get(digit) ?? []);
  return withDigits(hands).map((hand) => realHand(hand, { lacking }));
}

/** A hand of Arabic-Indic digits, which have the names of the Western ones there. */
export function indicHand(hand: PenHand, lacking: Supplement['lacking']): RealHand {
  const invent = (sign: string, chance: Chance): Shape => inventedSign(sign, chance, 0);
  const named = realHand(hand, { lacking, invent });
  return {
    ...named,
    canWrite: (text) => named.canWrite(toWestern(text)),
    signOf: (sign, chance) => named.signOf(toWestern(sign), chance),
  };
}

/** The hands of the writers of a part of UNIPEN, as they would write Arabic-Indic digits. */
export function indicPenHands(folder: string, part: Part): RealHand[] {
  const hands = indicHands(folder, part);
  const lacking = (digit: string) => hands.flatMap((hand) => hand.signs.get(digit) ?? []);
  return withDigits(hands).map((hand) => indicHand(hand, lacking));
}

/** A file of MNIST's format: its sizes, then its bytes. */
function readIdx(file: string): { readonly sizes: readonly number[]; readonly data: Buffer } {
  const bytes = readFileSync(file);
  const sizes = Array.from({ length: bytes.readUInt8(3) }, (_, at) =>
    bytes.readUInt32BE(4 + 4 * at),
  );
  return { sizes, data: bytes.subarray(4 + 4 * sizes.length) };
}

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** A PNG of one colour that is as opaque as the picture's ink. */
function inkPng(ink: Buffer, width: number, colour: string): string {
  const height = ink.length / width;
  const bands = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...[...ink.subarray(y * width, (y + 1) * width)].flatMap((alpha) => [...bands, alpha]),
  ]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

const INKED = 60;

const WHOLE = { high: 1, rise: 0, isSquare: false };
/** Some Arabic-Indic digits are wide and low. */
const IN_SQUARE = { ...WHOLE, isSquare: true };
/** The zero of Arabic-Indic digits is a dot in the middle of the line. */
const DOT = { high: 0.3, rise: 0.35, isSquare: true };

/** A picture of a digit, placed so that its ink is as high, or as large, and as far above the line as it should be. */
function pictureSign(ink: Buffer, width: number, { high, rise, isSquare } = WHOLE): RealSign {
  const height = ink.length / width;
  const places = [...ink.keys()].filter((at) => (ink[at] ?? 0) > INKED);
  const xs = places.map((at) => at % width);
  const ys = places.map((at) => Math.floor(at / width));
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1];
  const unit = high / (isSquare ? Math.max(bottom - top, right - left) : bottom - top);
  return {
    width: (right - left) * unit,
    draw: (x, y, tall, colour) => {
      const scale = tall * unit;
      const full = colour.length === 4 ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour;
      return `<image x="${x - left * scale}" y="${y - rise * tall - bottom * scale}" width="${width * scale}" height="${height * scale}" href="${inkPng(ink, width, full)}"/>`;
    },
  };
}

/** One hand for all digits of a folder in MNIST's format: of pairs of images and labels, those that judge. */
function idxHands(folder: string): RealHand[] {
  const names = globSync('*idx[13]-ubyte', { cwd: folder }).toSorted();
  const judging = names.filter((name) => /^(t10k|test)/.test(name));
  const [images, labels] = ['idx3', 'idx1'].map((kind) =>
    (judging.length > 0 ? judging : names).find((name) => name.includes(kind)),
  );
  if (!images || !labels) return [];
  const { sizes, data } = readIdx(path.join(folder, images));
  const { data: says } = readIdx(path.join(folder, labels));
  const [, height = 0, width = 0] = sizes;
  const byDigit = Map.groupBy(says.keys(), (at) => String(says[at]));
  const hand: RealHand = {
    writer: images,
    canWrite: (text) => isNumber(toWestern(text)),
    signOf: (sign, chance) => {
      const known = byDigit.get(toWestern(sign));
      if (!known)
        return drawShape(inventedSign(toWestern(sign), chance, sign === '٫' ? 0 : undefined));
      const at = chance.pick(known) * width * height;
      const ink = data.subarray(at, at + width * height);
      const place = sign === '٠' ? DOT : IN_SQUARE;
      return pictureSign(ink, width, toWestern(sign) === sign ? WHOLE : place);
    },
  };
  return [hand];
}

/**
 * The hands of a folder: UNIPEN as its disc orders it, or digits in MNIST's format. Of UNIPEN's writers only those of a
 * part; by those who judge nothing was trained or fitted.
 */
export function readHands(folder: string, part: Part = 'judge'): RealHand[] {
  const hands = existsSync(path.join(folder, 'data/1a'))
    ? penHands(folder, part)
    : idxHands(folder);
  if (hands.length === 0)
    throw new Error(`${folder} holds neither UNIPEN nor digits in MNIST's format`);
  return hands;
}

const isSmall = (sign: string): boolean => /[.,٫/-]/.test(sign);

/** The expected width of a text, in digit heights. */
export const realWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (isSmall(sign) ? 0.35 : 0.8), 0);

/** Writes a text, as SVG. */
export function writeReal(
  hand: RealHand,
  text: string,
  at: { readonly x: number; readonly baseline: number; readonly tall: number },
  { colour, pen }: { readonly colour: string; readonly pen: number },
  chance: Chance,
): string {
  const gap = chance.between(0.08, 0.2);
  let end = 0;
  const signs = [...text].map((character, index) => {
    const sign = hand.signOf(character, chance);
    const isNear = isSmall(character) || (index > 0 && isSmall(text[index - 1] ?? ''));
    const free = pen + Math.max(-0.06, (isNear ? 0.06 : gap) + chance.spread(0.05));
    const from = end + (index > 0 ? free : 0);
    end = from + sign.width;
    return { sign, from, size: 1 + chance.spread(0.05), lift: chance.spread(0.04) };
  });
  return signs
    .map(({ sign, from, size, lift }) => {
      const x = at.x + (from - end / 2) * at.tall;
      return sign.draw(x, at.baseline + lift * at.tall, size * at.tall, colour, pen);
    })
    .join('');
}

/** Lines or a zigzag through a text that is not valid any more, as SVG. */
function strikeOut(
  { x, baseline, tall }: { readonly x: number; readonly baseline: number; readonly tall: number },
  width: number,
  { colour, pen }: { readonly colour: string; readonly pen: number },
  chance: Chance,
): string {
  const isZigzag = chance.percent(40);
  const turns = isZigzag ? chance.whole(5, 9) : 1;
  const line = (from: number, to: number): string =>
    Array.from({ length: turns + 1 }, (_, turn) => {
      const along = x - width / 2 - 0.1 * tall + ((width + 0.2 * tall) * turn) / turns;
      const rise = (turn % 2 === 0 ? from : to) + chance.spread(0.05);
      return `${turn === 0 ? 'M' : 'L'}${along.toFixed(1)} ${(baseline - rise * tall).toFixed(1)}`;
    }).join('');
  const d = isZigzag ? line(0.1, 0.9) : line(0.4, 0.6) + line(0.65, 0.4) + line(0.25, 0.45);
  return `<path fill="none" stroke="${colour}" stroke-width="${(pen * tall).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
}

/** Writes a text beside a wrong one that is struck out, both small enough for the cell, as SVG. */
export function writeCorrected(
  hand: RealHand,
  { text, wrong, room }: { readonly text: string; readonly wrong: string; readonly room: number },
  at: { readonly x: number; readonly baseline: number; readonly tall: number },
  ink: { readonly colour: string; readonly pen: number },
  chance: Chance,
): string {
  const gap = 0.5;
  const [wide, narrow] = [realWidth(text), realWidth(wrong)];
  const tall = Math.min(at.tall, room / (wide + narrow + gap));
  const left = at.x - ((wide + narrow + gap) * tall) / 2;
  const baseline = at.baseline - (at.tall - tall) / 2;
  const struck = { x: left + (narrow * tall) / 2, baseline, tall };
  const valid = { x: left + (narrow + gap + wide / 2) * tall, baseline, tall };
  return [
    writeReal(hand, wrong, struck, ink, chance),
    strikeOut(struck, narrow * tall, ink, chance),
    writeReal(hand, text, valid, ink, chance),
  ].join('');
}
