/** First and last day without lessons, `YYYY-MM-DD`. */
type Days = readonly [from: string, to: string];

/** The breaks between and within terms. */
export interface Breaks {
  autumn: Days;
  winter: Days;
  spring: Days;
}

interface Reported {
  breaks: Breaks;
  /** `YYYY-MM`. */
  asOf: string;
}

/**
 * Breaks that the press reported from the ministry's announcements, by the year in which the season begins. An
 * announced break begins in the evening and ends on a morning with lessons; neither of these days is included.
 */
export const reportedBreaks: Readonly<Partial<Record<number, Reported>>> = {
  // unblog.fr (niarunblog), the ministry's communiqué.
  2022: {
    breaks: {
      autumn: ['2022-10-28', '2022-11-05'],
      winter: ['2022-12-23', '2023-01-07'],
      spring: ['2023-03-24', '2023-04-08'],
    },
    asOf: '2022-09',
  },
  // fr.al-ain.com and algerie360.com.
  2024: {
    breaks: {
      autumn: ['2024-10-30', '2024-11-02'],
      winter: ['2024-12-20', '2025-01-04'],
      spring: ['2025-03-21', '2025-04-05'],
    },
    asOf: '2024-10',
  },
  // media-mubasher.com and sardnews.com; other sources differ by a day.
  2025: {
    breaks: {
      autumn: ['2025-10-31', '2025-11-08'],
      winter: ['2025-12-19', '2026-01-03'],
      spring: ['2026-03-20', '2026-03-28'],
    },
    asOf: '2025-08',
  },
};
