import { cardSide, modulesOfCard, type CardLetter } from './card-code.ts';
import { cardLayouts, type CardPaper } from './card-layout.ts';
import type { GreyPicture, Spot } from './grey-picture.ts';
import { inverseOf, project, projectionOf } from './projection.ts';

/** A card that somebody holds up in front of a camera. */
export interface HeldCard {
  readonly number: number;
  readonly letter: CardLetter;
  readonly paper: CardPaper;
  /** Where the middle of its code is in the picture, from 0 to 1. */
  readonly at: Spot;
  /** Metres from the camera. */
  readonly far: number;
  /** Degrees: how it is turned away sideways and up, and how it is tilted in its plane. */
  readonly yaw?: number;
  readonly pitch?: number;
  readonly roll?: number;
  /** The light of its paper and of its black, and of a shadow whose edge runs through it. */
  readonly white?: number;
  readonly black?: number;
  readonly shade?: number;
  /** Fingers from its edge inwards: side clockwise from above, place along it from 0 to 1, millimetres inwards, light. */
  readonly fingers?: readonly (readonly [
    side: number,
    along: number,
    reach: number,
    light: number,
  ])[];
}

/** The angle of view of a phone's camera, from left to right of a wide picture. */
const VIEW = (65 * Math.PI) / 180;
const SAMPLES = 4;

/** The light of a place on a card, in millimetres from the code's top left corner. */
function cardLight(card: HeldCard, modules: readonly boolean[], [x, y]: Spot): number | undefined {
  const { width, height, edge, code, module } = cardLayouts[card.paper];
  if (x < -edge || y < -edge || x > width - edge || y > height - edge) return undefined;
  const { white = 225, black = 28, shade = 1, fingers = [] } = card;
  for (const [side, along, reach, light] of fingers) {
    // Seen from that side: `a` along it, `inwards` from the edge of the paper.
    const [a, inwards] = [
      [x, y + edge],
      [y, code + edge - x],
      [x, code + edge - y],
      [y, x + edge],
    ][side] ?? [0, 0];
    const off = Math.abs((a ?? 0) - along * code);
    if (off < 8 && (inwards ?? 0) < reach - (off > 4 ? (off - 4) ** 2 / 4 : 0)) return light;
  }
  const bright = x + y < code ? 1 : shade;
  const [column, row] = [Math.floor(x / module), Math.floor(y / module)];
  if (column < 0 || row < 0 || column >= cardSide || row >= cardSide) return white * bright;
  const isFrame = column === 0 || row === 0 || column === cardSide - 1 || row === cardSide - 1;
  const isDark = isFrame || modules[(row - 1) * (cardSide - 2) + column - 1];
  return (isDark ? black : white) * bright;
}

/** Where a place of the card is in the picture, in pixels. */
function placed(card: HeldCard, { width, height }: Pick<GreyPicture, 'width' | 'height'>) {
  const { code } = cardLayouts[card.paper];
  const focal = width / 2 / Math.tan(VIEW / 2);
  const angle = (degrees: number): readonly [number, number] => [
    Math.cos((degrees * Math.PI) / 180),
    Math.sin((degrees * Math.PI) / 180),
  ];
  const [cr, sr] = angle((card.roll ?? 0) - 90 * card.letter);
  const [cy, sy] = angle(card.yaw ?? 0);
  const [cp, sp] = angle(card.pitch ?? 0);
  const depth = card.far * 1000;
  const at = [(card.at[0] - 0.5) * width, (card.at[1] - 0.5) * height] as const;
  return ([x, y]: Spot): Spot => {
    const [u, v] = [x - code / 2, y - code / 2];
    const [rx, ry] = [u * cr - v * sr, u * sr + v * cr];
    const [yx, yz] = [rx * cy, rx * sy];
    const [py, pz] = [ry * cp - yz * sp, ry * sp + yz * cp];
    const z = depth + pz;
    return [
      width / 2 + ((at[0] * depth) / focal + yx) * (focal / z),
      height / 2 + ((at[1] * depth) / focal + py) * (focal / z),
    ];
  };
}

/** Draws a card into a picture as a camera sees it. Answers the corners of its frame. */
export function drawCard(picture: GreyPicture, card: HeldCard): Spot[] {
  const { width: paperWidth, height: paperHeight, edge, code } = cardLayouts[card.paper];
  const place = placed(card, picture);
  const box = (left: number, top: number, right: number, bottom: number): Spot[] => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const frame = box(0, 0, code, code);
  const corners = frame.map(place);
  const edges = box(-edge, -edge, paperWidth - edge, paperHeight - edge).map(place);
  const projection = projectionOf(frame, corners);
  if (!projection) throw new Error('the card is seen from its side');
  const back = inverseOf(projection);
  const modules = modulesOfCard(card.number);
  const { data, width, height } = picture;
  const [xs, ys] = [edges.map(([x]) => x), edges.map(([, y]) => y)];
  const [first, last] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.min(width, Math.max(...xs)),
  ];
  for (
    let y = Math.max(0, Math.floor(Math.min(...ys)));
    y < Math.min(height, Math.max(...ys));
    y += 1
  )
    for (let x = first; x < last; x += 1) {
      const at = y * width + x;
      const behind = data[at] ?? 0;
      let sum = 0;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const [sx, sy] = [sample % SAMPLES, Math.floor(sample / SAMPLES)];
        const spot = project(back, [x + (sx + 0.5) / SAMPLES, y + (sy + 0.5) / SAMPLES]);
        sum += cardLight(card, modules, spot) ?? behind;
      }
      data[at] = sum / (SAMPLES * SAMPLES);
    }
  return corners;
}

/** A lens that is out of focus: three box blurs are nearly a Gaussian one. Changes the picture. */
export function blurPicture({ data, width, height }: GreyPicture, deviation: number): void {
  const line = new Float32Array(Math.max(width, height));
  const blurLine = (from: number, step: number, count: number): void => {
    const reach = deviation * 0.9;
    const whole = Math.floor(reach);
    const part = reach - whole;
    for (let i = 0; i < count; i += 1) line[i] = data[from + i * step] ?? 0;
    const value = (i: number): number => line[Math.min(count - 1, Math.max(0, i))] ?? 0;
    for (let i = 0; i < count; i += 1) {
      let sum = part * (value(i - whole - 1) + value(i + whole + 1));
      for (let off = -whole; off <= whole; off += 1) sum += value(i + off);
      data[from + i * step] = Math.round(sum / (2 * whole + 1 + 2 * part));
    }
  };
  for (let round = 0; round < 3; round += 1) {
    for (let y = 0; y < height; y += 1) blurLine(y * width, 1, width);
    for (let x = 0; x < width; x += 1) blurLine(x, width, height);
  }
}

/** An even wall. */
export const emptyPicture = (width: number, height: number, light = 130): GreyPicture => ({
  data: new Uint8Array(width * height).fill(light),
  width,
  height,
});
