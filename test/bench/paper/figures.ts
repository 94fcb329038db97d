import { quantile } from '#shared/paper/grey-picture.ts';

/** Of the normal distribution: 95 % are within it on both sides. */
const Z = 1.96;

/** The share between which and which the true one is with 95 % (Wilson's interval), in percent. */
function interval(part: number, whole: number): [low: number, high: number] {
  const share = part / whole;
  const middle = share + Z ** 2 / (2 * whole);
  const reach = Z * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2));
  const [low, high] = [middle - reach, middle + reach].map(
    (value) => (100 * value) / (1 + Z ** 2 / whole),
  );
  return [Math.max(0, low ?? 0), high ?? 100];
}

/** A share, and within which limits the true one is with 95 %. */
export function percent(part: number, whole: number, digits = 1): string {
  if (whole === 0) return 'none of none';
  const [low, high] = interval(part, whole).map((value) => value.toFixed(digits));
  return `${((100 * part) / whole).toFixed(digits)} % (${part} of ${whole}; 95 % within ${low} to ${high} %)`;
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);

/** Milliseconds of the processor that frames took. */
export function millisecondsOf(spent: readonly number[]): string {
  const time = (share: number): string => quantile(spent, share).toFixed(0);
  return `processor a frame, ms: median ${time(0.5)}, 95 % ${time(0.95)}, most ${time(1)}`;
}

/** Seconds of the processor that photos took, from milliseconds. */
export function secondsOf(spent: readonly number[]): string {
  const seconds = (share: number): string => (quantile(spent, share) / 1000).toFixed(2);
  return `processor a photo, s: median ${seconds(0.5)}, 95 % ${seconds(0.95)}, most ${seconds(1)}`;
}
