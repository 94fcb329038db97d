import { asciiDigits, foldText } from '#shared/text/fold-text.ts';
import type { Solution, Unsolved } from './solve-arithmetic.ts';

const SURE = 0.97;
const ANGLE = /(?:^| )و?(?:ال)?(?:زاويه|زوايا|زاويتان|زاويتين)(?: |$)|\bangles?\b/;

const degreesIn = (text: string): number[] =>
  [...asciiDigits(text).matchAll(/(\d+(?:[.,]\d+)?)\s?°/g)].map(([, digits = '']) =>
    Number(digits.replace(',', '.')),
  );

/** Whether a question is about angles in degrees, whose numbers are not calculated with like others. */
export const isOnAngles = ({ stem }: Unsolved): boolean =>
  degreesIn(stem).length > 0 && ANGLE.test(foldText(stem));

/** Acute, right, obtuse, straight; folded. */
const KINDS = [
  /حاده|\bacute\b|\baigus?\b/,
  /قايمه|\bright\b|\bdroits?\b/,
  /منفرجه|\bobtuse\b|\bobtus\b/,
  /مستقيمه|\bstraight\b|\bplats?\b/,
] as const;
const ASKS_KIND = /نوع|\bkind\b|\btype\b|\bnature\b/;

const kindOf = (degrees: number): RegExp | undefined => {
  if (degrees === 90) return KINDS[1];
  if (degrees === 180) return KINDS[3];
  return degrees < 90 ? KINDS[0] : degrees < 180 ? KINDS[2] : undefined;
};

const TOTALS: readonly (readonly [RegExp, number])[] = [
  [/دوره كامله|\bfull turn\b|\btour complet\b/, 360],
  [/زاويه مستقيمه|\bstraight\b|\bangle plat\b/, 180],
  [/زاويه قايمه|\bright angle\b|\bangle droit\b/, 90],
];

/** The angle that is missing beside those that are given; undefined if the words do not tell. */
function missing(stem: string, given: readonly number[]): number | undefined {
  const text = foldText(stem);
  const [one, other] = given;
  if (one === undefined) return undefined;
  if (/مثلث|\btriangle\b/.test(text)) {
    if (/متساوي الساقين|\bisosceles\b|\bisocele\b/.test(text))
      return other === undefined ? (180 - one) / 2 : undefined;
    if (other !== undefined) return given.length === 2 ? 180 - one - other : undefined;
    return /قايم|\bright angle\b|\brectangle\b/.test(text) ? 90 - one : undefined;
  }
  const total = TOTALS.find(([words]) => words.test(text))?.[1];
  return total === undefined || other !== undefined ? undefined : total - one;
}

/** Solves a question about the kind of an angle, or about an angle that is missing. */
export function solveAngles({ kind, stem, options = [] }: Unsolved): Solution | undefined {
  const degrees = degreesIn(stem);
  const sure = (answer: string | undefined) =>
    answer === undefined ? undefined : { answer, confidence: SURE };
  const [only] = degrees;
  if (kind === 'choice' && only !== undefined && ASKS_KIND.test(foldText(stem))) {
    const named = options.filter((option) => kindOf(only)?.test(foldText(option)));
    return degrees.length === 1 && named.length === 1 ? sure(named[0]) : undefined;
  }
  if (kind === 'truth') {
    const value = missing(stem, degrees.slice(0, -1));
    return value === undefined ? undefined : sure(String(value === degrees.at(-1)));
  }
  if (ASKS_KIND.test(foldText(stem))) return undefined;
  const value = missing(stem, degrees);
  if (value === undefined) return undefined;
  if (kind === 'short') return sure(String(value));
  const right = options.filter((option) => degreesIn(option)[0] === value);
  return right.length === 1 ? sure(right[0]) : undefined;
}
