import { paths } from '#frontend/lib/paths.ts';

/** The query parameter of the week that chooses a day, and so its week. */
export const DAY = 'day';

export const weekPath = (day: string): string =>
  `${paths.week}?${new URLSearchParams({ [DAY]: day }).toString()}`;
