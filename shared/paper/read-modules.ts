import { mean, type Spot } from './grey-picture.ts';
import { darkModules, darkModulesOfMark, type MarkBits } from './sheet-code.ts';
import { solveLinear } from './solve-linear.ts';

/**
 * Reads the modules of a corner mark through blur, which mixes a module with its neighbours: in a shaken photo of two pages
 * so much that no limit tells dark ones from light ones. But the frame and the paper around it are known, and what a blur
 * makes of each module can be calculated. So those modules are read that explain best, by least squares, the light that
 * is seen through one of some blurs.
 */

/** Modules of a mark's side, with its frame; those inside hold bits. */
export const SIDE = 6;

/** Where light is taken, in modules from the mark's top left corner: every half module, from a module outside of it. */
const STEP = 0.5;
const along = Array.from({ length: (SIDE + 2) / STEP }, (_, i) => (i + 0.5) * STEP - 1);
export const placesOfLight = along.flatMap((y) => along.map((x): Spot => [x, y]));

/** In modules: the deviation of what is out of focus, and how far and where the hand moved while light fell in. */
interface Blur {
  readonly soft: number;
  readonly way: number;
  readonly angle: number;
}

const ANGLES = 6;
const stillBlurs = [0.15, 0.3, 0.5, 0.75].map((soft): Blur => ({ soft, way: 0, angle: 0 }));
const movedBlurs = [0.25, 0.5].flatMap((soft) =>
  [1.2, 2.2].flatMap((way) =>
    Array.from({ length: ANGLES }, (_, i): Blur => ({ soft, way, angle: (i * Math.PI) / ANGLES })),
  ),
);
const sharesOfWay = [-0.42, -0.28, -0.14, 0, 0.14, 0.28, 0.42];

/** How much of what a place sees is a module whose middle is so far from it. */
function seenOfModule({ soft, way, angle }: Blur, dx: number, dy: number): number {
  // The logistic function is as good as the normal distribution here.
  const upTo = (far: number): number => 1 / (1 + Math.exp((-1.702 * far) / soft));
  const seen = (far: number): number => upTo(far + 0.5) - upTo(far - 0.5);
  const [x, y] = [Math.cos(angle) * way, Math.sin(angle) * way];
  return mean(sharesOfWay.map((share) => seen(dx - share * x) * seen(dy - share * y)));
}

/** What the light of a mark is the sum of, if it is seen through a blur. */
interface Model {
  /** The light of each part at each place: the paper, its slopes, a mark whose inside is grey, and each module inside. */
  readonly parts: readonly Float64Array[];
  /** By which the light at each place counts for how much there is of each part. */
  readonly weights: readonly Float64Array[];
}
/** The first part that is a module. */
const MODULES = 4;
/** How firmly a module is grey unless light says otherwise; or noise would be read as modules. */
const STIFFNESS = 0.05;

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

/** Adds so much of a part to light. */
function add(light: Float64Array, part: Float64Array | undefined, amount: number): void {
  for (let i = 0; i < light.length; i += 1) light[i] = (light[i] ?? 0) + amount * (part?.[i] ?? 0);
}

function modelOf(blur: Blur): Model {
  const grey = new Float64Array(placesOfLight.length);
  const inside: Float64Array[] = [];
  // Places are at the same few distances from modules again and again.
  const known = new Map<number, number>();
  const seen = (dx: number, dy: number): number => {
    const key = dx * 1000 + dy;
    const value = known.get(key) ?? seenOfModule(blur, dx, dy);
    known.set(key, value);
    return value;
  };
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1) {
      const isFrame = [row, column].some((at) => at === 0 || at === SIDE - 1);
      const part = Float64Array.from(placesOfLight, ([x, y]) =>
        seen(x - column - 0.5, y - row - 0.5),
      );
      add(grey, part, isFrame ? 1 : 0.5);
      if (!isFrame) inside.push(part);
    }
  const parts = [
    Float64Array.from(placesOfLight, () => 1),
    Float64Array.from(placesOfLight, ([x]) => x / SIDE - 0.5),
    Float64Array.from(placesOfLight, ([, y]) => y / SIDE - 0.5),
    grey,
    ...inside,
  ];
  const equations = parts.map((part, i) =>
    Float64Array.from([
      ...parts.map((other, j) => dot(part, other) + (i === j && i >= MODULES ? STIFFNESS : 0)),
      ...part,
    ]),
  );
  const solved = solveLinear(equations, placesOfLight.length) ?? [];
  const weights = parts.map((_, i) => Float64Array.from(solved, (amounts) => amounts[i] ?? 0));
  return { parts, weights };
}

interface ReadModules {
  /** As the mark looks if the places begin at its top left corner. */
  readonly bits: MarkBits;
  /** The share of the differences in light that such a mark explains; 1 is all. */
  readonly explained: number;
}

/** @param spread the sum of the squares of the differences in light */
function readThrough({ parts, weights }: Model, light: Float64Array, spread: number): ReadModules {
  const [paper = 0, across = 0, down = 0, ink = 0, ...modules] = weights.map((some) =>
    dot(some, light),
  );
  const darker = modules.map((amount) => amount < 0);
  const amounts = [paper, across, down, ink, ...darker.map((is) => (is ? ink : -ink) / 2)];
  const rest = Float64Array.from(light);
  amounts.forEach((amount, index) => add(rest, parts[index], -amount));
  return {
    bits: darker.reduce((bits, is) => bits * 2 + Number(is), 0),
    explained: 1 - dot(rest, rest) / spread,
  };
}

/** What a mark explains at least; what it does at least if no hand had moved, and so much that none did. */
const EXPLAINED = 0.85;
const LIKELY = 0.78;
const CLEAR = 0.97;

/** Made when the first mark is read. */
let models: { readonly still: readonly Model[]; readonly moved: readonly Model[] } | undefined;

/**
 * The modules of a mark; undefined if what is seen is none.
 * @param light at each of {@link placesOfLight}
 */
export function readModules(light: Float64Array): ReadModules | undefined {
  models ??= { still: stillBlurs.map(modelOf), moved: movedBlurs.map(modelOf) };
  const usual = mean([...light]);
  const spread = light.reduce((sum, value) => sum + (value - usual) ** 2, 0);
  let best: ReadModules = { bits: 0, explained: 0 };
  const readAll = (some: readonly Model[]): void => {
    for (const model of some) {
      const read = readThrough(model, light, spread);
      if (read.explained > best.explained) best = read;
    }
  };
  readAll(models.still);
  if (best.explained < LIKELY) return undefined;
  if (best.explained < CLEAR) readAll(models.moved);
  const dark = darkModules(best.bits);
  // One module may be misread.
  const isUsable = dark >= darkModulesOfMark.least - 1 && dark <= darkModulesOfMark.most + 1;
  return isUsable && best.explained >= EXPLAINED ? best : undefined;
}
