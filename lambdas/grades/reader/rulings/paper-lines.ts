import type { Grey } from '../page/grey.ts';
import type { Ruling } from './find-rulings.ts';
import { piecesOfLines } from './pieces.ts';

/** Rulings of a page in both directions. */
export interface Rulings {
  readonly level: readonly Ruling[];
  readonly upright: readonly Ruling[];
}

/** Lines of a table are so many times as dark as those of the paper it was drawn on. */
const darker = 1.6;
/** Between the darkest of the paper's and the lightest of the table's there is at least this. */
const apart = 1.15;
/** Shorter lines, in shares of the page's side, say nothing of how far lines go. */
const longShare = 0.25;
/** So much of a line is seen at least: strokes of letters that happen to stand in line make less of one. */
const whole = { light: 0.45, dark: 0.8 };
/** Fewer long lines are no paper's. */
const fewest = 4;
/** Lines of the paper go on beyond the table by so much of the page's side. */
const beyond = 0.015;
/** Some of them are seen to do so, though letters may hide where, and hardly any of the table. */
const share = { light: 0.2, dark: 0.2 };
/** Where nothing darker was drawn, lines no darker than this that run from edge to edge are the paper's. */
const faintest = 45;
const edge = 0.075;
/** Margins are drawn that near to it. */
const margin = 0.055;
/** So near an edge of the page nothing is drawn. */
const outermost = 0.012;

/** A whole line, of however many pieces. */
interface Line {
  readonly from: number;
  readonly to: number;
  /** The length of its pieces together. */
  readonly drawn: number;
  readonly place: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const linesOf = (rulings: readonly Ruling[], side: number, whole: number): Line[] =>
  piecesOfLines(rulings)
    .map((pieces) => ({
      from: Math.min(...pieces.map(({ from }) => from)),
      to: Math.max(...pieces.map(({ to }) => to)),
      drawn: pieces.reduce((sum, one) => sum + one.to - one.from, 0),
      place: median(pieces.map((one) => one.at((one.from + one.to) / 2))),
    }))
    .filter(({ from, to, drawn }) => to - from >= side * longShare && drawn >= (to - from) * whole);

/** Along and across lines of one direction, how large the page is. */
interface Sides {
  readonly along: number;
  readonly across: number;
}

/** Whether lines cover the page from edge to edge, as those of a table do not. */
const coverAll = (lines: readonly Line[], { along, across }: Sides): boolean => {
  const places = lines.map(({ place }) => place);
  return (
    median(lines.map(({ from }) => from)) < along * edge &&
    median(lines.map(({ to }) => to)) > along * (1 - edge) &&
    Math.min(...places) < across * edge &&
    Math.max(...places) > across * (1 - edge)
  );
};

/** How many light and dark lines of a direction are as the paper's and the table's are, if the light ones are a paper's. */
const fitOf = (
  light: readonly Ruling[],
  dark: readonly Ruling[],
  isLevel: boolean,
  sides: Sides,
): number => {
  const lights = linesOf(light, sides.along, whole.light);
  const darks = linesOf(dark, sides.along, whole.dark);
  if (lights.length < fewest) return 0;
  if (darks.length < 2) return coverAll(lights, sides) ? lights.length : 0;
  const first = median(darks.map(({ from }) => from));
  const last = median(darks.map(({ to }) => to));
  const places = darks.map(({ place }) => place);
  // Above the table, and on both sides: below it may only begin where its heading was drawn darker.
  const [least, greatest] = [Math.min(...places), isLevel ? Infinity : Math.max(...places)];
  const goesBeyond = ({ from, to, place }: Line) =>
    from < first - sides.along * beyond ||
    to > last + sides.along * beyond ||
    place < least - sides.across * beyond ||
    place > greatest + sides.across * beyond;
  const outside = lights.filter(goesBeyond).length;
  const strange = darks.filter(goesBeyond).length;
  const isPaper =
    outside >= Math.max(fewest, lights.length * share.light) &&
    strange <= Math.max(1, darks.length * share.dark);
  return isPaper ? outside + darks.length - strange : 0;
};

/** Above this darkness a ruling was drawn, and below it is the paper's own; 0 where the paper has none. */
const paperDarkness = ({ level, upright }: Rulings, { width, height }: Grey): number => {
  const long = [
    ...level.filter(({ from, to }) => to - from >= width * longShare),
    ...upright.filter(({ from, to }) => to - from >= height * longShare),
  ];
  const sorted = long.map(({ darkness }) => darkness).toSorted((a, b) => a - b);
  const splits = sorted.flatMap((darkness, at) => {
    const next = sorted[at + 1];
    if (next === undefined) return darkness <= faintest ? [faintest * darker] : [];
    return next >= darkness * apart ? [Math.sqrt(darkness * next)] : [];
  });
  const usual = (keep: (darkness: number) => boolean) => median(sorted.filter(keep));
  let best = { limit: 0, fit: 0 };
  for (const limit of splits) {
    const dark = usual((darkness) => darkness >= limit);
    if (dark > 0 && dark < darker * usual((darkness) => darkness < limit)) continue;
    const part = (rulings: readonly Ruling[], isLight: boolean) =>
      rulings.filter(({ darkness }) => darkness < limit === isLight);
    const fit =
      fitOf(part(level, true), part(level, false), true, { along: width, across: height }) +
      fitOf(part(upright, true), part(upright, false), false, { along: height, across: width });
    if (fit > best.fit) best = { limit, fit };
  }
  return best.limit;
};

/** What a straightened page shows of the desk, along its edges, looks like dark lines. */
const withoutEdges = (rulings: readonly Ruling[], across: number): readonly Ruling[] =>
  rulings.filter((one) => {
    const place = one.at((one.from + one.to) / 2);
    return Math.min(place, across - place) > across * outermost;
  });

/** A line down the whole paper is its margin, where lines of a table are shorter. */
const withoutMargins = (rulings: readonly Ruling[], side: number): readonly Ruling[] => {
  const isMargin = ({ from, to }: Ruling) => from < side * margin && to > side * (1 - margin);
  const margins = rulings.filter(isMargin).length;
  return margins > 2 ? rulings : rulings.filter((one) => !isMargin(one));
};

/** Tells the rulings that someone has drawn from the lines that the paper has by itself. */
export const partPaper = (rulings: Rulings, page: Grey): { drawn: Rulings; paper: Rulings } => {
  const inner = {
    level: withoutEdges(rulings.level, page.height),
    upright: withoutEdges(rulings.upright, page.width),
  };
  const limit = paperDarkness(inner, page);
  const those = (keep: (one: Ruling) => boolean): Rulings => ({
    level: inner.level.filter(keep),
    upright: inner.upright.filter(keep),
  });
  const drawn = those(({ darkness }) => darkness >= limit);
  return {
    drawn: limit === 0 ? drawn : { ...drawn, upright: withoutMargins(drawn.upright, page.height) },
    paper: those(({ darkness }) => darkness < limit),
  };
};
