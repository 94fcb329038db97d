import type { Term } from '#shared/model/term.ts';

const SEPTEMBER = 9;
/** From August on, notebooks are made for the next season. */
const PREPARED_FROM = SEPTEMBER - 1;

/** The months in which the second and third terms begin; the first begins in September. */
const SECOND_TERM = 1;
const THIRD_TERM = 4;

/** The term of a day, as far as its month says. */
export const termOn = (day: Date): Term => {
  const month = day.getMonth() + 1;
  if (month >= PREPARED_FROM) return 1;
  return month >= SECOND_TERM && month < THIRD_TERM ? 2 : 3;
};

/** The season of a day, as in profiles: `2026/2027`. */
export const seasonOn = (day: Date): string => {
  const first = day.getMonth() + 1 >= PREPARED_FROM ? day.getFullYear() : day.getFullYear() - 1;
  return `${first}/${first + 1}`;
};

/** The season before another one: `2025/2026` before `2026/2027`. */
export const seasonBefore = (season: string): string => {
  const first = Number(season.slice(0, 4));
  return `${first - 1}/${first}`;
};
