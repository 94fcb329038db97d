import {
  isDigit,
  type PenHand,
  type Shape,
} from '#lambdas/pages/engines/page-reader/training/pen-hands.ts';
import { unipenHands } from '#lambdas/pages/engines/page-reader/training/unipen-hands.ts';
import {
  partOf,
  type Part,
  type Point,
} from '#lambdas/pages/engines/page-reader/training/unipen.ts';
import { readMarkCells } from '#lambdas/pages/engines/page-reader/digits/read-mark-cells.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { productCells, type ProductCells } from '../digits/product-cells.ts';
import { chanceOf, type Chance } from '../pages/chance.ts';
import type { PageOptions } from '../pages/options.ts';
import { inventedSign, realHand, withDigits, type RealHand } from '../pages/real-hands.ts';

/** A page that a teacher filled in, as the reader gets its marks. */
export interface HandPage {
  readonly writer: string;
  /** From 1. */
  readonly page: number;
  readonly columns: readonly ProductCells[];
}

/** A teacher with the samples of their digits. */
export interface Teacher {
  readonly hand: PenHand;
  /** Where this teacher's digits are missing, always the same other writer's are used. */
  readonly other: PenHand;
  /** Samples of the digit that has the fewest but two, which tells how often shapes repeat on a page. */
  readonly samples: number;
}

export const PAGES = 5;
/** Seeds of pages begin here for each part. */
const SEEDS: Readonly<Record<Part, number>> = { train: 83_000, calibrate: 81_000, judge: 82_000 };
const TEXT_HEIGHTS = [14, 40, 20, 28] as const;
const LANGUAGES = ['fr', 'en', 'ar'] as const;

/** The writer of pendigits that trains no network judges, because few of UNIPEN's writers have as many samples. */
const JUDGES_TOO = 'pendigits/11';

const digitCounts = ({ signs }: PenHand): number[] =>
  [...'0123456789'].map((digit) => signs.get(digit)?.length ?? 0).toSorted((a, b) => a - b);

/** The teachers of a part: writers with most of the digits, of UNIPEN and of a file of pendigits. */
export function teachersOf(folder: string, part: Part, pendigits?: string): Teacher[] {
  const all = unipenHands(folder, undefined, pendigits);
  const own = withDigits(all).filter(
    ({ writer }) => (writer === JUDGES_TOO ? 'judge' : partOf(writer)) === part,
  );
  return own.map((hand, index) => {
    const other = own.find(
      (one, at) =>
        at !== index &&
        [...'0123456789'].every((digit) => hand.signs.has(digit) || one.signs.has(digit)),
    );
    return { hand, other: other ?? hand, samples: digitCounts(hand)[2] ?? 0 };
  });
}

/** Bends a drawing a little, because people never draw a sign twice alike. */
export function bent(shape: Shape, chance: Chance): Shape {
  const [lean, wide, tall] = [
    chance.spread(0.06),
    1 + chance.spread(0.05),
    1 + chance.spread(0.04),
  ];
  const waves = [0, 1].map(() => ({
    size: chance.spread(0.02),
    turn: chance.between(0, 2 * Math.PI),
    along: chance.between(2, 5),
  }));
  const wave = (at: number, which: number): number => {
    const { size = 0, turn = 0, along = 0 } = waves[which] ?? {};
    return size * Math.sin(turn + along * at);
  };
  return shape.map((stroke) =>
    stroke.map(([x, y]): Point => [x * wide - lean * y + wave(y, 0), y * tall + wave(x, 1)]),
  );
}

/** The samples of a page: the first half of each digit's on pages 1 and 2, the second half on page 3, then all. */
function samplesFor<Sample>(page: number, samples: readonly Sample[]): readonly Sample[] {
  if (samples.length < 2 || page > 3) return samples;
  return samples.filter((_, index) => index % 2 === (page === 3 ? 1 : 0));
}

/** How a teacher writes on a page. */
export function handFor({ hand, other }: Teacher, page: number, teacher: number): RealHand {
  const signs = new Map(
    [...hand.signs].map(([sign, shapes]) => [
      sign,
      isDigit(sign) ? samplesFor(page, shapes) : shapes,
    ]),
  );
  return realHand(
    { writer: hand.writer, signs },
    {
      lacking: (digit) => samplesFor(page, other.signs.get(digit) ?? []),
      // A teacher's decimal mark looks alike on all pages.
      invent: (sign) => inventedSign(sign, chanceOf(teacher)),
      bend: bent,
    },
  );
}

/** The pages of a teacher, in their order. */
export async function* handPages(
  teacher: Teacher,
  part: Part,
  index: number,
): AsyncGenerator<HandPage> {
  for (let page = 1; page <= PAGES; page += 1) {
    const place = index * PAGES + page - 1;
    const seed = SEEDS[part] + place;
    const options: Partial<PageOptions> = {
      set: part === 'judge' ? 'heldOut' : 'development',
      style: 'hand',
      digits: 'western',
      language: LANGUAGES[index % LANGUAGES.length] ?? 'fr',
      capture: place % 2 === 0 ? 'scan' : 'photo',
      textHeight: TEXT_HEIGHTS[Math.floor(place / 2) % TEXT_HEIGHTS.length] ?? 28,
      hands: [handFor(teacher, page, SEEDS[part] + index)],
    };
    yield { writer: teacher.hand.writer, page, columns: await productCells(seed, options) };
  }
}

/** The share of a column's marks that are read right if the column was found on the page. */
const FOUND = 0.5;

const sense = (text: string): string => JSON.stringify(parseMark(text));

/** The columns of a page without those that were cut out of another column of the picture. */
export const wellCut = (columns: readonly ProductCells[]): ProductCells[] =>
  columns.filter(({ cells, texts, context }) => {
    const isRight = readMarkCells(cells, context).flatMap(({ text }, row) => {
      const truth = texts[row];
      return truth === undefined ? [] : [sense(text) === sense(truth)];
    });
    return isRight.filter(Boolean).length >= isRight.length * FOUND;
  });
