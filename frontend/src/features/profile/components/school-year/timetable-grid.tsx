import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { FormattedTime } from 'react-intl';
import {
  periods,
  schoolWeek,
  type LessonHours,
  type SchoolYear,
} from '#shared/model/school-year.ts';
import { hoursOf } from '#shared/school-year/period-hours.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useHourFocus } from '../../hooks/use-hour-focus.ts';
import { usePainting } from '../../hooks/use-painting.ts';
import { lessonsAt, put, type Taught } from '../../model/timetable.ts';
import { HourButton } from './hour-button.tsx';

interface Props {
  readonly timetable: SchoolYear['timetable'];
  readonly hours: LessonHours;
  readonly onChange: (timetable: SchoolYear['timetable']) => void;
  /** Takes the last change back, if there was one. */
  readonly undo: (() => void) | undefined;
  /** The class for the next pressed hour; undefined to erase. */
  readonly taught: Taught | undefined;
}

const DayHeadings = () => (
  <thead>
    <tr>
      <Box component="td" sx={{ width: { xs: '3rem', sm: '6.75rem' } }} />
      {schoolWeek.map((day) => (
        <th key={day} scope="col">
          <Message id={`schoolYear.day.${day}`} />
        </th>
      ))}
    </tr>
  </thead>
);

/** Any day will do. */
const day = new Date(2026, 8, 6);
const Time = ({ at }: { readonly at: Date }) => (
  <FormattedTime value={at} hour="2-digit" minute="2-digit" hourCycle="h23" />
);

interface PeriodProps {
  readonly period: (typeof periods)[number];
  readonly hours: LessonHours;
}

/** The number of a period, and its time; on a narrow screen only when it begins. */
const Period = ({ period, hours }: PeriodProps) => {
  const { from, to } = hoursOf(day, period, hours);
  return (
    <Box
      component="th"
      scope="row"
      sx={{ whiteSpace: 'nowrap', '&&': { fontSize: { xs: '0.6875rem', sm: '0.75rem' } } }}
    >
      <Box component="span" sx={{ display: 'block', color: 'text.primary', fontSize: '0.8125rem' }}>
        <Message id="schoolYear.period" values={{ period }} />
      </Box>
      <Time at={from} />
      <Box
        component="span"
        sx={{ display: { xs: 'none', sm: 'inline' }, '&::before': { content: '" – "' } }}
      >
        <Time at={to} />
      </Box>
    </Box>
  );
};

/** The hours of a week, a column for each day. Pressing an hour enters the chosen class; dragging fills several. */
export const TimetableGrid = ({ timetable, hours, onChange, undo, taught }: Props) => {
  const text = useMessage();
  const { grid, onKeyDown, hourProps } = useHourFocus();
  const { shown, handlers } = usePainting({ grid, timetable, taught, onChange });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      undo?.();
    } else onKeyDown(event);
  };
  return (
    // Large text needs more than a phone's width.
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        ref={grid}
        {...handlers}
        onKeyDown={onKey}
        aria-label={text('schoolYear.timetable')}
        sx={{
          width: '100%',
          minWidth: '17rem',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          userSelect: 'none',
          WebkitTouchCallout: 'none',
          '& th': { fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary', p: 0.25 },
        }}
      >
        <DayHeadings />
        <tbody>
          {periods.map((period, row) => (
            <Box
              component="tr"
              key={period}
              sx={period === 5 ? { '& > *': { borderTop: '8px solid transparent' } } : {}}
            >
              <Period period={period} hours={hours} />
              {schoolWeek.map((weekday, column) => (
                <Box component="td" key={weekday} sx={{ p: '2px', height: '2.75rem' }}>
                  <HourButton
                    {...hourProps({ row, column })}
                    hour={{ day: weekday, period }}
                    lessons={lessonsAt(shown, { day: weekday, period })}
                    onClick={() => onChange(put(timetable, { day: weekday, period }, taught))}
                  />
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
