/** First and last day without lessons, `YYYY-MM-DD`. */
type Days = readonly [from: string, to: string];

/** The breaks between and within terms. */
export interface Breaks {
  autumn: Days;
  winter: Days;
  spring: Days;
}

interface Reported {
  /** `YYYY-MM`. */
  asOf: string;
  /** Breaks that the usual rules do not give. */
  others?: Partial<Breaks>;
}

/**
 * Seasons whose breaks the press reported from the ministry's announcements, by the year in which they begin. Dates and
 * sources: decision 112; `default-holidays.test.ts` holds the rules to them.
 */
export const reportedBreaks: Readonly<Partial<Record<number, Reported>>> = {
  2022: { asOf: '2022-09', others: { autumn: ['2022-10-28', '2022-11-05'] } },
  2023: { asOf: '2023-10' },
  2024: { asOf: '2024-10' },
  2025: { asOf: '2025-08' },
};
