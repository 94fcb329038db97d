import Box from '@mui/material/Box';
import { Check, X } from 'lucide-react';
import type { Session } from '#shared/course/course.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Dates, LineDates } from '../../model/lessons/lesson-rows.ts';

const short = { day: 'numeric', month: 'short' } as const;

/** From the first to the last date of something. */
export const DateRange = ({ dates }: { readonly dates: Dates | undefined }) => {
  const { formatRange } = useCalendarDates();
  return dates ? formatRange(dates.from, dates.to, short) : '–';
};

interface Props extends LineDates {
  readonly parts: number;
  readonly today: string;
  /** The date of the class's next session. */
  readonly next: string | undefined;
}

/** Where a class is with a lesson: taught, at it, to come, or without room in the year. */
export const LineState = ({ dates, done, unplaced, nextPart, parts, today, next }: Props) => {
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
          {isTaught && <Check size={14} role="img" aria-label={text('lessons.taught')} />}
          <DateRange dates={dates} />
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
export const LostWords = ({ lost }: { readonly lost: readonly Session[] }) => {
  const text = useMessage();
  const { format } = useCalendarDates();
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
      <X size={14} aria-hidden />
      {text('lessons.lostOn', {
        date: format(date, short),
        reason: text(`lessons.reason.${entry?.reason ?? 'other'}`),
      })}
    </Box>
  ));
};
