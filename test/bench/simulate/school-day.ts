/** The share of a day's work that begins in each hour, from 6 o'clock: before lessons, in breaks, and in the evening. */
const hours = [2, 8, 9, 7, 9, 8, 6, 6, 7, 6, 6, 4, 5, 7, 6, 3, 1];
const FIRST_HOUR = 6;
const sum = hours.reduce((all, one) => all + one, 0);
/** Half of an hour's work begins in its first ten minutes, when a lesson has ended. */
const RUSH = 600;

/** School days of a month, and how much more than an average day a busy one has. */
export const schoolDays = 22;
export const busyDay = 1.5;

/** When the day ends, in seconds after midnight. */
export const endOfDay = 24 * 3_600;

/** The share of a day's work that begins in a second. */
export function shareAt(second: number): number {
  const share = (hours[Math.floor(second / 3_600) - FIRST_HOUR] ?? 0) / sum;
  return second % 3_600 < RUSH ? share / 2 / RUSH : share / 2 / (3_600 - RUSH);
}

/** A moment at which work begins, in seconds after midnight. */
export function drawMoment(chance: () => number): number {
  let left = chance() * sum;
  const hour = hours.findIndex((share) => (left -= share) < 0);
  const within = chance() < 0.5 ? chance() * RUSH : RUSH + chance() * (3_600 - RUSH);
  return (Math.max(hour, 0) + FIRST_HOUR) * 3_600 + within;
}
