import { cardPapers, type CardPaper } from '#shared/paper/card-layout.ts';
import { quantile } from '#shared/paper/grey-picture.ts';
import { cardLevels, readCards, type SeenCard } from '#shared/paper/read-cards.ts';
import { chanceOf } from '../grades/pages/chance.ts';
import { drawClass } from './draw-class.ts';
import { percent, sum } from './figures.ts';

/** A class as two cameras see it, and how far away the last row is in metres. */
const views = [
  { width: 1920, height: 1080, farthest: { a5: 8, a6: 5 } },
  { width: 1280, height: 720, farthest: { a5: 5.5, a6: 3.5 } },
] as const;

interface CardOutcome {
  readonly far: number;
  readonly fingers: number;
  /** Degrees that it is turned away. */
  readonly turned: number;
  /** In how many of two successive frames, which are searched at one level each. */
  readonly times: number;
}

/** What came of a frame that shows a class. */
export interface ClassOutcome {
  readonly seed: number;
  readonly view: number;
  readonly paper: CardPaper;
  readonly cards: readonly CardOutcome[];
  /** Cards read that are not in the picture at that place, and letters that are not the one that is held up. */
  readonly wrongCards: number;
  readonly wrongLetters: number;
  /** Milliseconds of the processor for each of the two frames. */
  readonly spent: readonly number[];
}

export function tryCards(seed: number): ClassOutcome {
  const chance = chanceOf(seed + 3_000_000);
  const [view, paper] = [seed % 2, chance.pick(cardPapers)];
  const { farthest, ...size } = views[view === 0 ? 0 : 1];
  const { picture, cards } = drawClass(size, paper, farthest[paper], chance);
  const frames = cardLevels.map((level) => {
    const before = process.cpuUsage();
    const seen = readCards(picture, [level]);
    const { user, system } = process.cpuUsage(before);
    return { seen, spent: (user + system) / 1000 };
  });
  const isHere = (one: SeenCard, { corners }: (typeof cards)[number]): boolean => {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [x, y] = one.centre;
    return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
  };
  let [wrongCards, wrongLetters] = [0, 0];
  const read: number[] = [];
  for (const one of frames.flatMap(({ seen }) => seen)) {
    const there = cards.find((card) => isHere(one, card));
    if (there?.card.number !== one.number) wrongCards += 1;
    else if (there.card.letter !== one.letter) wrongLetters += 1;
    else read.push(one.number);
  }
  const isWhole = ({ corners }: (typeof cards)[number]): boolean =>
    corners.every(([x, y]) => x > 3 && y > 3 && x < size.width - 3 && y < size.height - 3);
  return {
    ...{ seed, view, paper, wrongCards, wrongLetters },
    cards: cards.filter(isWhole).map(({ card }) => ({
      far: card.far,
      fingers: card.fingers?.length ?? 0,
      turned: Math.hypot(card.yaw ?? 0, card.pitch ?? 0),
      times: read.filter((number) => number === card.number).length,
    })),
    spent: frames.map((frame) => frame.spent),
  };
}

export function reportCards(outcomes: readonly ClassOutcome[]): string[] {
  const share = (cards: readonly CardOutcome[]): string =>
    percent(cards.filter(({ times }) => times > 0).length, cards.length);
  const inOne = (cards: readonly CardOutcome[]): string =>
    percent(sum(cards.map(({ times }) => times)), cardLevels.length * cards.length);
  return views.flatMap(({ width, height, farthest }, index) => {
    const own = outcomes.filter(({ view }) => view === index);
    const ofPaper = (paper: CardPaper): string[] => {
      const cards = own.filter((one) => one.paper === paper).flatMap((one) => one.cards);
      const half = farthest[paper] / 2;
      return [
        `  ${paper} to ${farthest[paper]} m: read in one frame ${inOne(cards)}`,
        `    in one of two frames ${share(cards)}`,
        `    nearer than ${half} m ${share(cards.filter(({ far }) => far < half))}`,
        `    farther ${share(cards.filter(({ far }) => far >= half))}`,
        `    without fingers ${share(cards.filter(({ fingers }) => fingers === 0))}`,
        `    turned less than 25 degrees, without fingers ${share(cards.filter(({ turned, fingers }) => turned < 25 && fingers === 0))}`,
      ];
    };
    const spent = own.flatMap((one) => one.spent);
    const ms = (part: number): string => quantile(spent, part).toFixed(1);
    return [
      `Cards at ${width} x ${height}: ${own.length} frames`,
      ...cardPapers.flatMap(ofPaper),
      `  wrong cards ${sum(own.map(({ wrongCards }) => wrongCards))}, wrong letters ${sum(own.map(({ wrongLetters }) => wrongLetters))}`,
      `  processor a frame, ms: median ${ms(0.5)}, 95 % ${ms(0.95)}, most ${ms(1)}`,
    ];
  });
}
