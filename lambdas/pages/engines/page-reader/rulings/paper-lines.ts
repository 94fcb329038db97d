import type { Grey } from '../page/grey.ts';
import type { Ruling } from './find-rulings.ts';
import { piecesOfLines } from './pieces.ts';

/** The rulings of a page in both directions. */
export interface Rulings {
  readonly level: readonly Ruling[];
  readonly upright: readonly Ruling[];
}

/** Lines of a table are at least this many times as dark as those of the paper. */
const darker = 1.6;
/** Minimum ratio between the lightest line of the table and the darkest of the paper. */
const apart = 1.15;
/** Share of the page's side; shorter lines do not show how far lines extend. */
const longShare = 0.25;
/** Minimum visible share of a line; strokes of letters in line reach less. */
const whole = { light: 0.45, dark: 0.8 };
/** Fewer long lines are not lines of the paper. */
const fewest = 4;
/** Lines of the paper exceed the table by this share of the page's side. */
const beyond = 0.015;
/**
 * The share of the paper's lines that must exceed the table (letters may hide some), and the maximum share of the
 * table's lines.
 */
const share = { light: 0.2, dark: 0.2 };
/** Without darker lines, lines up to this darkness that run from edge to edge belong to the paper. */
const faintest = 45;
const edge = 0.075;
/** Margins end within this share of the page's edge. */
const margin = 0.055;
/** Within this share of the page's edge nothing is drawn. */
const outermost = 0.012;

/** A whole line with all of its pieces. */
interface Line {
  readonly from: number;
  readonly to: number;
  /** Total length of its pieces. */
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

/** The page's size along and across lines of one direction. */
interface Sides {
  readonly along: number;
  readonly across: number;
}

/** Whether lines cover the page from edge to edge, which those of a table do not. */
const coverAll = (lines: readonly Line[], { along, across }: Sides): boolean => {
  const places = lines.map(({ place }) => place);
  return (
    median(lines.map(({ from }) => from)) < along * edge &&
    median(lines.map(({ to }) => to)) > along * (1 - edge) &&
    Math.min(...places) < across * edge &&
    Math.max(...places) > across * (1 - edge)
  );
};

/**
 * How many light and dark lines of a direction fit the paper and the table, if the light ones can be lines of the
 * paper.
 */
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
  // Above and on both sides; below it, the table may only begin, if its heading was drawn darker.
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

/** The darkness that separates drawn rulings from those of the paper; 0 if the paper has none. */
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

/** Removes lines at the edges, where a straightened page shows the desk as dark lines. */
const removeEdgeLines = (rulings: readonly Ruling[], across: number): readonly Ruling[] =>
  rulings.filter((one) => {
    const index = one.at((one.from + one.to) / 2);
    return Math.min(index, across - index) > across * outermost;
  });

/** Removes lines along the whole paper, which are its margins; lines of a table are shorter. */
const removeMargins = (rulings: readonly Ruling[], side: number): readonly Ruling[] => {
  const isMargin = ({ from, to }: Ruling) => from < side * margin && to > side * (1 - margin);
  const margins = rulings.filter(isMargin).length;
  return margins > 2 ? rulings : rulings.filter((one) => !isMargin(one));
};

/** Separates drawn rulings from the lines of the paper. */
export const partPaper = (rulings: Rulings, page: Grey): { drawn: Rulings; paper: Rulings } => {
  const inner = {
    level: removeEdgeLines(rulings.level, page.height),
    upright: removeEdgeLines(rulings.upright, page.width),
  };
  const limit = paperDarkness(inner, page);
  const those = (keep: (one: Ruling) => boolean): Rulings => ({
    level: inner.level.filter(keep),
    upright: inner.upright.filter(keep),
  });
  const drawn = those(({ darkness }) => darkness >= limit);
  return {
    drawn: limit === 0 ? drawn : { ...drawn, upright: removeMargins(drawn.upright, page.height) },
    paper: those(({ darkness }) => darkness < limit),
  };
};
