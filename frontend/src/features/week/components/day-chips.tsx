import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { weekPath } from '../model/week-path.ts';
import type { WeekDay } from '../model/week.ts';

interface Props {
  readonly days: readonly WeekDay<unknown>[];
  readonly chosen: string;
}

/** The days of the week on a phone, with the number of their sessions. */
export const DayChips = ({ days, chosen }: Props) => {
  const text = useMessage();
  const { format } = useCalendarDates();
  return (
    <Box
      component="nav"
      aria-label={text('week.days')}
      sx={{
        display: 'grid',
        // Large type takes a second row.
        gridTemplateColumns: 'repeat(auto-fit, minmax(3.25rem, 1fr))',
        gap: 0.75,
        mb: 1.5,
      }}
    >
      {days.map(({ date, slots, holiday }) => (
        <Box
          component={Link}
          key={date}
          to={weekPath(date)}
          replace
          aria-current={date === chosen ? 'date' : undefined}
          aria-label={text('week.dayOf', {
            day: format(date, { weekday: 'long', day: 'numeric', month: 'long' }),
            count: slots.length,
          })}
          sx={{
            display: 'grid',
            justifyItems: 'center',
            alignContent: 'center',
            minHeight: 62,
            py: 0.75,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '10px',
            bgcolor: 'background.paper',
            color: 'text.secondary',
            textDecoration: 'none',
            fontSize: '0.8125rem',
            lineHeight: 1.4,
            '&[aria-current]': {
              outline: '2px solid',
              outlineColor: 'primary.main',
              outlineOffset: '-2px',
              bgcolor: 'paper.tealWash',
            },
          }}
        >
          <span>{format(date, { weekday: 'narrow' })}</span>
          <Box component="b" sx={{ fontSize: '1.0625rem', fontWeight: 600, color: 'text.primary' }}>
            {format(date, { day: 'numeric' })}
          </Box>
          <Box component="span" sx={{ fontSize: '0.6875rem' }}>
            {slots.length === 0 && holiday ? (
              <Message id="week.holiday" />
            ) : (
              <Message id="week.sessions" values={{ count: slots.length }} />
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
