/** The council's awards, from the lowest. */
export const honourIds = ['honour-roll', 'encouragement', 'congratulations', 'excellence'] as const;
export type HonourId = (typeof honourIds)[number];

/** The averages out of 20 from which they are awarded; a school may award fewer of them. */
export type HonourThresholds = { readonly [K in HonourId]?: number | undefined };

/** No official text sets thresholds; most schools use these. A teacher may change them. */
export const usualHonours = {
  thresholds: { 'honour-roll': 12, encouragement: 14, congratulations: 16, excellence: 18 },
  since: '2026-09-01',
} as const;
