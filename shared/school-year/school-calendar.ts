/** A month of the school year; `year` is unknown if the season names none. */
export interface SchoolMonth {
  /** 1 is January. */
  month: number;
  year: number | undefined;
}

export interface SchoolDay {
  day: number;
  /** 0 is Sunday; unknown when the year is. */
  weekday: number | undefined;
}

const SEPTEMBER = 9;
const MONTHS = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6];
/** Friday and Saturday: the weekend of Algerian schools. */
const WEEKEND = [5, 6];

const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** The year a season begins in: the earlier of the years it names ("2024/2025", "2025-2024", "٢٠٢٤"). */
export function startYear(season: string): number | undefined {
  const years = asciiDigits(season)
    .match(/(?:19|20|21)\d{2}/g)
    ?.map(Number);
  return years && Math.min(...years);
}

/** From August on, everything is for the next season. */
const PREPARED_FROM = 8;

/**
 * The season of a date, as in profiles: `2026/2027`.
 * @param date `YYYY-MM-DD`
 */
export function seasonOfDate(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const first = month >= PREPARED_FROM ? year : year - 1;
  return `${first}/${first + 1}`;
}

/** The ten months of a season, September to June. */
export function schoolMonths(season: string): SchoolMonth[] {
  const first = startYear(season);
  return MONTHS.map((month) => ({
    month,
    year: first === undefined ? undefined : first + (month < SEPTEMBER ? 1 : 0),
  }));
}

/** The days of a month with lessons, Sunday to Thursday; all thirty-one if the year is unknown. */
export function schoolDays({ month, year }: SchoolMonth): SchoolDay[] {
  if (year === undefined) {
    return Array.from({ length: 31 }, (_, index) => ({ day: index + 1, weekday: undefined }));
  }
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => ({
    day: index + 1,
    weekday: new Date(Date.UTC(year, month - 1, index + 1)).getUTCDay(),
  })).filter(({ weekday }) => !WEEKEND.includes(weekday));
}
