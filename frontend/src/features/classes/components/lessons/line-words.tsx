import Box from '@mui/material/Box';
import { Check, X } from 'lucide-react';
import type { Session } from '#shared/course/course.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Dates, LineDates } from '../../model/lessons/lesson-rows.ts';

const short = { day: 'numeric', month: 'short' } as const;

/**
 * Writes dates for a column of the table, on one line if they are of one month: `17–18 Nov`, and `17 – 18/11` in Arabic,
 * whose months have no short names.
 */
const useColumnDates = () => {
  const { format } = useCalendarDates();
  const { direction } = useLocale();
  const part = (date: string, name: 'day' | 'month') => format(date, { [name]: 'numeric' });
  const inNumbers = (date: string) => `${part(date, 'day')}/${part(date, 'month')}`;
  const inWords = (date: string) => format(date, short).replace(' ', '\u00A0');
  const isWords = direction === 'ltr';
  return (from: string, to = from): string => {
    const [first, last] = isWords ? [inWords(from), inWords(to)] : [inNumbers(from), inNumbers(to)];
    if (from === to) return first;
    const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
    if (isWords)
      return isOneMonth ? `${part(from, 'day')}\u2060–\u2060${last}` : `${first}\u00A0– ${last}`;
    return `${isOneMonth ? part(from, 'day') : first}\u00A0–\u00A0${last}`;
  };
};

interface InColumn {
  /** Whether they are in a column of the table, which is narrow. */
  readonly inColumn?: boolean;
}

/** From the first to the last date of something. */
export const DateRange = ({
  dates,
  inColumn = false,
}: InColumn & { readonly dates: Dates | undefined }) => {
  const { formatRange } = useCalendarDates();
  const inColumnWords = useColumnDates();
  if (!dates) return '–';
  return inColumn ? inColumnWords(dates.from, dates.to) : formatRange(dates.from, dates.to, short);
};

interface Props extends LineDates, InColumn {
  readonly parts: number;
  readonly today: string;
  /** The date of the class's next session. */
  readonly next: string | undefined;
}

/** Where a class is with a lesson: taught, at it, to come, or without room in the year. */
export const LineState = (props: Props) => {
  const { dates, done, unplaced, nextPart, parts, today, next, inColumn } = props;
  const text = useMessage();
  const { format } = useCalendarDates();
  if (nextPart !== undefined && next !== undefined) {
    const date = next === today ? text('lessons.today') : format(next, { weekday: 'long' });
    return (
      <Box component="b" sx={{ fontWeight: 500, color: 'primary.main' }}>
        <Message
          id={parts > 1 ? 'lessons.atPart' : 'lessons.at'}
          values={{ date, part: nextPart }}
        />
      </Box>
    );
  }
  const isTaught = dates !== undefined && done >= parts;
  return (
    <>
      {dates && (
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            color: isTaught ? 'success.main' : 'text.secondary',
          }}
        >
          {isTaught && (
            <Check
              size={14}
              style={{ flexShrink: 0 }}
              role="img"
              aria-label={text('lessons.taught')}
            />
          )}
          <DateRange dates={dates} inColumn={inColumn} />
        </Box>
      )}
      {unplaced > 0 && (
        <Box component="span" sx={{ ...(dates && { display: 'block' }) }}>
          <Message id="lessons.unplaced" values={{ count: unplaced }} />
        </Box>
      )}
      {!dates && unplaced === 0 && '–'}
    </>
  );
};

/** When sessions of a lesson were lost, and why. */
export const LostWords = ({
  lost,
  inColumn = false,
}: InColumn & { readonly lost: readonly Session[] }) => {
  const text = useMessage();
  const { format } = useCalendarDates();
  const inColumnWords = useColumnDates();
  return lost.map(({ key, date, entry }) => (
    <Box
      component="span"
      key={key}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        color: 'error.main',
        fontSize: '0.8125rem',
      }}
    >
      <X size={14} style={{ flexShrink: 0 }} aria-hidden />
      {text('lessons.lostOn', {
        date: inColumn ? inColumnWords(date) : format(date, short),
        reason: text(`lessons.reason.${entry?.reason ?? 'other'}`),
      })}
    </Box>
  ));
};
