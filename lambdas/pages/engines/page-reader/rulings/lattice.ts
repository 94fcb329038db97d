import type { Grey } from '../page/grey.ts';
import { transposed } from '../page/grey.ts';
import { findRulings, type Ruling } from './find-rulings.ts';
import { joinPieces, wholeOf, type WholeRuling } from './pieces.ts';
import { partPaper, type Rulings } from './paper-lines.ts';

/** Rulings that belong to one table. */
export interface Lattice {
  /** Level rulings, top to bottom: a height for each distance from the left. */
  readonly level: readonly Ruling[];
  /** Upright rulings, left to right: a distance from the left for each height. */
  readonly upright: readonly Ruling[];
}

export interface PageRulings {
  readonly lattices: readonly Lattice[];
  /** Lines of the paper itself: squares or writing lines. */
  readonly paper: Lattice;
}

/** Pixels by which rulings that meet may miss each other. */
const slack = 14;
/** Pixels within which a ruling that ends at others really ends. */
const heldSlack = 8;
/** Lines longer than this share of the page's side may exceed the last crossing line by `overhang`. */
const longShare = 0.3;
const overhang = 0.015;
/** Minimum length of an upright ruling as a share of the rulings it crosses, because digits can form a line too. */
const leastUpright = 0.5;
/** Rulings of a table without crossing ones share their ends; this many form a table. */
const leastPeers = 3;
const peerSlack = 24;
/** Minimum share for a nearly whole ruling; strokes of writing are shorter. */
const nearlyWhole = 0.75;
/** Minimum share for a visible part of a faint ruling, which shares one end with others. */
const partly = 0.3;
const partSlack = 6;
/** Minimum visible share; strokes of writing in line are visible on less of their length than a short ruling. */
const leastSeen = { long: 0.9, short: 0.94 };

const meets = (level: Ruling, upright: Ruling): boolean => {
  let y = (level.at(level.from) + level.at(level.to)) / 2;
  let x = upright.at(y);
  y = level.at(x);
  x = upright.at(y);
  return (
    x >= level.from - slack &&
    x <= level.to + slack &&
    y >= upright.from - slack &&
    y <= upright.to + slack
  );
};

/**
 * Whether a ruling ends at crossing rulings on both sides, which strokes of letters do not. A long hand-drawn one may
 * exceed them slightly.
 */
const isHeld = (ruling: Ruling, across: readonly Ruling[], side: number): boolean =>
  [ruling.from, ruling.to].every((end) =>
    across.some((other) => {
      const height = ruling.at(end);
      const slackHere = length(ruling) >= side * longShare ? side * overhang : heldSlack;
      return (
        Math.abs(other.at(height) - end) <= Math.max(heldSlack, slackHere) &&
        height >= other.from - slack &&
        height <= other.to + slack
      );
    }),
  );

const length = ({ from, to }: Ruling): number => to - from;

/** The extent of the crossing rulings at which one begins or ends, or of their neighbours. */
const spanOf = (upright: Ruling, level: readonly Ruling[]): number => {
  const crossed = level.filter((one) => meets(one, upright));
  const [from, to] = [
    Math.min(...crossed.map((one) => one.from)),
    Math.max(...crossed.map((one) => one.to)),
  ];
  const beside = level
    .filter((one) => one.from < to - slack && one.to > from + slack)
    .map((one) => one.at(upright.at(0)))
    .sort((a, b) => a - b);
  const pitch = pitchOf(level);
  const own = (upright.from + upright.to) / 2;
  let [first, last] = [own, own];
  for (const y of beside) if (y > last && y - last <= pitch * 2.6) last = y;
  for (const y of beside.reverse()) if (y < first && first - y <= pitch * 2.6) first = y;
  return last - first;
};

/** The rulings with the same ends as this one. */
const peersOf = (ruling: Ruling, all: readonly Ruling[]): Ruling[] => {
  const within = Math.max(peerSlack, length(ruling) * 0.03);
  return all.filter(
    ({ from, to }) => Math.abs(from - ruling.from) <= within && Math.abs(to - ruling.to) <= within,
  );
};

/** The valid part of a ruling, because a letter in line with its end may have been joined to it. */
const heldPart = (ruling: WholeRuling, isKept: (one: WholeRuling) => boolean): WholeRuling[] => {
  if (isKept(ruling)) return [ruling];
  const { pieces } = ruling;
  if (pieces.length < 2) return [];
  const parts = [pieces.slice(1), pieces.slice(0, -1), pieces.slice(1, -1)].flatMap(wholeOf);
  const kept = parts.find(isKept);
  return kept ? [kept] : pieces.flatMap((piece) => wholeOf([piece])).filter(isKept);
};

/** Whether a ruling is a part of one of the table's rulings and shares an end with it; the rest is not visible. */
const isPart = (ruling: Ruling, peers: readonly Ruling[]): boolean =>
  peers.some(
    (peer) =>
      length(ruling) >= length(peer) * partly &&
      (Math.abs(ruling.from - peer.from) <= partSlack ||
        Math.abs(ruling.to - peer.to) <= partSlack),
  );

/** Whether a ruling covers most of one of the table's, such as one below a heading over several columns. */
const isNearlyWhole = (ruling: Ruling, peers: readonly Ruling[]): boolean =>
  peers.some(
    (peer) =>
      length(ruling) >= length(peer) * nearlyWhole &&
      ruling.from >= peer.from - peerSlack &&
      ruling.to <= peer.to + peerSlack,
  );

const removeWriting = <Line extends Ruling>(rulings: readonly Line[], side: number): Line[] => {
  const longest = Math.max(...rulings.filter(({ seen }) => seen > 0.9).map(length), side * 0.3);
  return rulings.filter(
    (one) => one.seen >= (length(one) > longest * 0.6 ? leastSeen.long : leastSeen.short),
  );
};

/** Removes strokes of writing repeatedly until only connected rulings are left. */
const held = (drawn: Rulings, page: Grey): Lattice => {
  let level = removeWriting(joinPieces(drawn.level, page.width), page.width);
  let upright = removeWriting(joinPieces(drawn.upright, page.height), page.height);
  const isPeer = (ruling: Ruling, all: Ruling[], side: number) =>
    length(ruling) >= side * 0.3 && peersOf(ruling, all).length >= leastPeers;
  const peers = {
    level: level.filter((one) => isPeer(one, level, page.width)),
    upright: upright.filter((one) => isPeer(one, upright, page.height)),
  };
  for (;;) {
    const isLevel = (one: WholeRuling) =>
      peers.level.includes(one) ||
      isNearlyWhole(one, peers.level) ||
      isPart(one, peers.level) ||
      isHeld(one, upright, page.width);
    const isUpright = (one: WholeRuling) =>
      peers.upright.includes(one) ||
      isNearlyWhole(one, peers.upright) ||
      (isHeld(one, level, page.height) && length(one) >= spanOf(one, level) * leastUpright);
    const nextLevel = level.flatMap((one) => heldPart(one, isLevel));
    const nextUpright = upright.flatMap((one) => heldPart(one, isUpright));
    const isSame = (before: readonly Ruling[], after: readonly Ruling[]) =>
      before.length === after.length && before.every((one, at) => one === after[at]);
    const settled = isSame(level, nextLevel) && isSame(upright, nextUpright);
    [level, upright] = [nextLevel, nextUpright];
    if (settled) return { level, upright };
  }
};

/** Whether two neighbouring peers belong to one table; after a large gap another table begins. */
const isNextPeer = (
  one: Ruling,
  other: Ruling,
  { pitch, all, isLevel }: { pitch: number; all: readonly Ruling[]; isLevel: boolean },
): boolean => {
  // Only for level lines, because upright lines of adjacent tables begin together too.
  const isPartOf = (a: Ruling, b: Ruling) => isLevel && (isPart(a, [b]) || isPart(b, [a]));
  if (peersOf(one, [other]).length === 0 && !isPartOf(one, other)) return false;
  const middle = (one.from + one.to) / 2;
  const [upper, lower] = [one.at(middle), other.at(middle)].toSorted((a, b) => a - b);
  const apart = (lower ?? 0) - (upper ?? 0);
  if (apart <= pitch * mostApart.rows) return true;
  // Above headings, which are higher than rows, there is no other line.
  const isFirst = !all.some((line) => {
    const y = line.at(middle);
    return y < (upper ?? 0) - doubled && y > (upper ?? 0) - pitch * mostApart.rows;
  });
  return isFirst && apart <= pitch * mostApart.headings;
};

/**
 * Maximum distance in row heights: one or two lines between rows may be missing, and headings may have several lines.
 */
const mostApart = { rows: 2.6, headings: 4.2 };
/** Pixels; closer lines are one line drawn twice. */
const doubled = 16;

const pitchOf = (rulings: readonly Ruling[]): number => {
  const values = rulings.map((one) => one.at((one.from + one.to) / 2)).sort((a, b) => a - b);
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? value));
  const apart = steps.filter((step) => step > 8).sort((a, b) => a - b);
  return apart[Math.floor(apart.length / 2)] ?? 40;
};

const connected = ({ level, upright }: Lattice): Lattice[] => {
  const left = new Set<Ruling>([...level, ...upright]);
  const [levelPitch, uprightPitch] = [pitchOf(level), pitchOf(upright)];
  const found: Lattice[] = [];
  for (const seed of [...level, ...upright]) {
    if (!left.delete(seed)) continue;
    const group = new Set([seed]);
    for (const member of group) {
      const isLevel = level.includes(member);
      for (const other of left) {
        const otherIsLevel = level.includes(other);
        const touches =
          isLevel === otherIsLevel
            ? isLevel
              ? isNextPeer(member, other, { pitch: levelPitch, all: level, isLevel })
              : isNextPeer(member, other, { pitch: uprightPitch * 2, all: upright, isLevel })
            : isLevel
              ? meets(member, other)
              : meets(other, member);
        if (touches) {
          left.delete(other);
          group.add(other);
        }
      }
    }
    found.push({
      level: level.filter((one) => group.has(one)),
      upright: upright.filter((one) => group.has(one)),
    });
  }
  return found;
};

/** Finds the rulings of a page, grouped by table. */
export const findLattices = (page: Grey): PageRulings => {
  const { drawn, paper } = partPaper(
    { level: findRulings(page), upright: findRulings(transposed(page)) },
    page,
  );
  const lattices = connected(held(drawn, page)).filter(
    (one) => one.level.length >= 2 || one.upright.length >= 2,
  );
  return { lattices, paper };
};
