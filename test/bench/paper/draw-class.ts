import { cardNumbers, cardLetters } from '#shared/paper/card-code.ts';
import type { CardPaper } from '#shared/paper/card-layout.ts';
import {
  blurPicture,
  drawCard,
  emptyPicture,
  type HeldCard,
} from '#shared/paper/held-cards.fixture.ts';
import type { GreyPicture, Spot } from '#shared/paper/grey-picture.ts';
import type { Chance } from '../grades/pages/chance.ts';

/** A frame of a camera that looks at a class, and the cards in it. */
export interface ClassFrame {
  readonly picture: GreyPicture;
  readonly cards: readonly { readonly card: HeldCard; readonly corners: readonly Spot[] }[];
}

const fillBox = (
  { data, width, height }: GreyPicture,
  [x, y]: Spot,
  [wide, high]: Spot,
  light: (x: number, y: number) => number,
): void => {
  for (let row = Math.max(0, Math.round(y)); row < Math.min(height, y + high); row += 1)
    for (let column = Math.max(0, Math.round(x)); column < Math.min(width, x + wide); column += 1)
      data[row * width + column] = Math.max(0, Math.min(255, light(column - x, row - y)));
};

/** What a classroom has that looks like a card: windows, a checkerboard, a screen, shelves, posters with print. */
function drawRoom(picture: GreyPicture, chance: Chance): void {
  const { width, height } = picture;
  const unit = width / 100;
  const place = (): Spot => [
    chance.between(-0.05, 0.95) * width,
    chance.between(-0.05, 0.9) * height,
  ];
  for (let i = 0; i < 60; i += 1) {
    const [base, slope] = [chance.between(15, 235), chance.between(-0.15, 0.15)];
    const size: Spot = [chance.between(0.5, 16) * unit, chance.between(0.5, 16) * unit];
    fillBox(picture, place(), size, (x, y) => base + slope * (x + y));
  }
  for (let i = 0; i < 3; i += 1) {
    const [panes, bar, pane] = [
      chance.whole(1, 6),
      chance.between(0.2, 1) * unit,
      chance.between(1, 4) * unit,
    ];
    const [frame, sky] = chance.percent(60) ? [25, 235] : [215, 60];
    const side = panes * pane + (panes + 1) * bar;
    fillBox(picture, place(), [side, side], (x, y) =>
      x % (pane + bar) < bar || y % (pane + bar) < bar ? frame : sky,
    );
  }
  for (let i = 0; i < 2; i += 1) {
    const cell = chance.between(0.3, 2) * unit;
    const count = chance.whole(4, 9);
    fillBox(picture, place(), [cell * count, cell * count], (x, y) =>
      (Math.floor(x / cell) + Math.floor(y / cell)) % 2 ? 25 : 225,
    );
  }
  // Squares of chance in a black frame on white: the worst that may hang on a wall.
  for (let i = 0; i < 4; i += 1) {
    const [cell, cells] = [chance.between(0.3, 2) * unit, chance.whole(4, 9)];
    const bits = Array.from({ length: 100 }, () => chance.percent(50));
    fillBox(picture, place(), [cell * (cells + 2), cell * (cells + 2)], (x, y) => {
      const [column, row] = [Math.floor(x / cell) - 1, Math.floor(y / cell) - 1];
      if (column < 0 || row < 0 || column >= cells || row >= cells) return 225;
      if (column === 0 || row === 0 || column === cells - 1 || row === cells - 1) return 25;
      return bits[row * 10 + column] ? 25 : 225;
    });
  }
  // Print.
  for (let i = 0; i < 200; i += 1)
    fillBox(
      picture,
      place(),
      [chance.between(0.1, 0.5) * unit, chance.between(0.1, 0.5) * unit],
      () => 30,
    );
}

function lightRoom({ data, width, height }: GreyPicture, chance: Chance): void {
  const towards = chance.between(0, 2 * Math.PI);
  const [c, s] = [Math.cos(towards), Math.sin(towards)];
  const [bright, fall, deviation] = [
    chance.between(0.45, 1.1),
    chance.between(0, 0.35),
    chance.between(1.5, 6),
  ];
  const table = Int8Array.from({ length: 65_536 }, () => chance.spread(deviation));
  let state = chance.whole(0, 2 ** 31);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const share = bright * (1 + fall * ((x / width - 0.5) * c + (y / height - 0.5) * s) * 2);
      const at = y * width + x;
      const light = (data[at] ?? 0) * share + (table[state >>> 16] ?? 0);
      data[at] = Math.max(0, Math.min(255, light));
    }
}

/**
 * A class in rows from 1.5 metres to the distance, about half of which hold a card up: turned to 45 degrees, in shadow, with
 * fingers at their rims, out of focus by up to 1.2 pixels.
 */
export function drawClass(
  size: { readonly width: number; readonly height: number },
  paper: CardPaper,
  farthest: number,
  chance: Chance,
): ClassFrame {
  const picture = emptyPicture(size.width, size.height, chance.between(60, 190));
  drawRoom(picture, chance);
  const numbers = chance.shuffled(Array.from({ length: cardNumbers }, (_, index) => index + 1));
  const [columns, rows] = [6, 4];
  const cards: { card: HeldCard; corners: Spot[] }[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const far = 1.5 + ((farthest - 1.5) * (rows - row - 1 + chance.between(0, 1))) / rows;
      // Near cards are large and hide each other, so that fewer are drawn.
      if (!chance.percent(far < 2.5 ? 30 : 70)) continue;
      const yaw = chance.between(-45, 45);
      const dim = chance.between(0.6, 1);
      const card: HeldCard = {
        number: numbers.pop() ?? 1,
        letter: chance.pick(cardLetters),
        paper,
        at: [
          (column + chance.between(0.35, 0.65)) / columns,
          (row + chance.between(0.35, 0.65)) / rows,
        ],
        far,
        yaw,
        pitch: chance.between(-1, 1) * (45 - Math.abs(yaw)),
        roll: chance.between(-18, 18),
        white: 230 * dim,
        black: chance.between(18, 45) * dim,
        shade: chance.percent(25) ? chance.between(0.4, 0.8) : 1,
        fingers: Array.from({ length: chance.pick([0, 0, 1, 2]) }, () => [
          chance.whole(0, 3),
          chance.between(0.05, 0.95),
          chance.between(5, 16),
          chance.between(50, 160) * dim,
        ]),
      };
      // What is behind the card: clothes.
      const [x, y] = [card.at[0] * size.width, card.at[1] * size.height];
      const body = (size.width / 2 / far) * 0.9;
      const cloth = chance.between(15, 220);
      const [left, top, wide] = [x - body / 4, y - body / 5, body / 2];
      const isInTheWay = cards.some(({ corners }) =>
        corners.some(
          ([u, v]) => u > left - wide && u < left + 2 * wide && v > top - wide && v < top + body,
        ),
      );
      if (isInTheWay) continue;
      fillBox(picture, [left, top], [wide, body], () => cloth);
      cards.push({ card, corners: drawCard(picture, card) });
    }
  blurPicture(picture, chance.between(0.4, 1.2) * (size.width / 1920));
  lightRoom(picture, chance);
  return { picture, cards };
}
