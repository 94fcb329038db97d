import { useCallback } from 'react';
import { useIntl, type FormatDateOptions } from 'react-intl';

/** The date at midnight in UTC, and so the same day everywhere when it is formatted in UTC. */
const at = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Formatters of ranges, by locale and options: to make one takes a phone several milliseconds. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: FormatDateOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

/** Returns functions that write calendar dates (`YYYY-MM-DD`), without a time zone. */
export const useCalendarDates = () => {
  const intl = useIntl();
  const format = useCallback(
    (date: string, options: FormatDateOptions): string =>
      intl.formatDate(at(date), { ...options, timeZone: 'UTC' }),
    [intl],
  );
  /** From the first to the last date, both included. */
  const formatRange = useCallback(
    (from: string, to: string, options: FormatDateOptions): string => {
      if (from === to) return format(from, options);
      // The platform adds the years to a range over New Year, which a school year does not need.
      if (from.slice(0, 4) !== to.slice(0, 4) && !options.dateStyle)
        return `${format(from, options)} – ${format(to, options)}`;
      // react-intl's own function for ranges is left out of the build.
      return formatterOf(intl.locale, options).formatRange(at(from), at(to));
    },
    [intl, format],
  );
  return { format, formatRange };
};
