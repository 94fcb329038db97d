import Box from '@mui/material/Box';
import { ArrowRight, Pin } from 'lucide-react';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { courseName } from '../model/course-name.ts';
import type { Days } from '../model/day-course.ts';
import type { Effect, Move } from '../model/effect.ts';
import { SessionTitle } from './session-words.tsx';

/** How many moves are shown before their count. */
const SHOWN = 2;

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  px: 1.5,
  py: 1,
  fontSize: '0.875rem',
} as const;

/** A short date: without its month if that is today's. */
const useShortDates = ({ today }: Days) => {
  const text = useMessage();
  const { format } = useCalendarDates();
  return (date: string): string => {
    if (date === today) return text('days.today');
    const isOfMonth = date.slice(0, 7) === today.slice(0, 7);
    // Without a month, languages disagree about the comma and the order.
    return isOfMonth
      ? text('days.weekdayOf', {
          weekday: format(date, { weekday: 'long' }),
          day: Number(date.slice(8)),
        })
      : format(date, { weekday: 'long', day: 'numeric', month: 'long' });
  };
};

const MoveRow = ({
  move: { of, from, to },
  days,
}: {
  readonly move: Move;
  readonly days: Days;
}) => {
  const dateOf = useShortDates(days);
  const isSeveral = days.courses.length > 1;
  return (
    <Box component="li" sx={row}>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {isSeveral && (
          <>
            <bdi>{courseName(days, of)}</bdi>
            {' · '}
          </>
        )}
        <SessionTitle session={from} />
        {from.line && from.line.parts > 1 && (
          <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 1 }}>
            <Message id="days.shortPart" values={{ part: from.part, parts: from.line.parts }} />
          </Box>
        )}
      </Box>
      <Box
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, flexShrink: 0 }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {dateOf(from.date)}
        </Box>
        <ArrowRight size={16} className="flip-rtl" aria-hidden />
        <Box component="span" sx={{ fontWeight: 500 }}>
          {to ? dateOf(to.date) : <Message id="days.outside" />}
        </Box>
      </Box>
    </Box>
  );
};

interface Props {
  readonly effect: Effect;
  readonly days: Days;
}

/** What moves: the first two parts, how many follow, what stays, and what will not fit in the year. */
export const EffectList = ({ effect, days }: Props) => {
  const dateOf = useShortDates(days);
  const { moves, pinned, unplacedBefore, unplacedAfter } = effect;
  const more = moves.length - SHOWN;
  return (
    <div>
      <FieldLabel>
        <Message id="days.whatMoves" />
      </FieldLabel>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '8px',
          '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        {moves.slice(0, SHOWN).map((move) => (
          <MoveRow key={`${move.of.course.className} ${move.from.key}`} move={move} days={days} />
        ))}
        {moves.length === 0 && (
          <Box component="li" sx={{ ...row, color: 'text.secondary' }}>
            <Message id="days.nothingMoves" />
          </Box>
        )}
        {more > 0 && (
          <Box component="li" sx={{ ...row, color: 'text.secondary' }}>
            <Message id="days.moreMove" values={{ count: more }} />
          </Box>
        )}
        {pinned && moves.length > 0 && (
          <Box component="li" sx={{ ...row, bgcolor: 'paper.grid' }}>
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
              <Pin size={16} style={{ flexShrink: 0 }} aria-hidden />
              <span>
                <>
                  <SessionTitle session={pinned.session} exams={days.schoolYear.exams} />{' '}
                </>
                <Message id="days.stays" />
              </span>
            </Box>
            <span>{dateOf(pinned.session.date)}</span>
          </Box>
        )}
      </Box>
      {unplacedAfter > unplacedBefore && (
        <Box sx={{ mt: 1, fontSize: '0.875rem', color: 'warning.main' }}>
          <Message id="days.willNotFit" values={{ after: unplacedAfter, before: unplacedBefore }} />
        </Box>
      )}
    </div>
  );
};
