import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { pageTable } from '#frontend/days/components/page-table.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { squaredPaper } from '#frontend/components/page/squared-paper.ts';
import type { Lesson } from '#shared/model/school-year.ts';
import type { WeekDay } from '../model/week.ts';
import { SlotButton } from './slot-button.tsx';
import type { WeekViewProps, ShownCourse } from './week-view.ts';

interface HeadingProps {
  readonly day: WeekDay<ShownCourse>;
  readonly today: string;
}

const DayHeading = ({ day: { date, exam }, today }: HeadingProps) => {
  const { format } = useCalendarDates();
  const isToday = date === today;
  return (
    <Box
      component="th"
      scope="col"
      aria-current={isToday ? 'date' : undefined}
      sx={{
        px: 1.25,
        py: 0.75,
        textAlign: 'start',
        fontWeight: 400,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        ...(isToday && { bgcolor: 'paper.tealWash' }),
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          fontSize: '0.9375rem',
          fontWeight: 600,
          color: isToday ? 'primary.main' : 'text.primary',
        }}
      >
        {format(date, { weekday: 'long' })}
      </Box>
      {format(date, { day: 'numeric', month: 'long' })}
      {isToday && (
        <>
          {' · '}
          <Message id="week.today" />
        </>
      )}
      {exam && (
        <span style={{ display: 'block' }}>
          <bdi>{exam.name}</bdi>
        </span>
      )}
    </Box>
  );
};

/** A holiday takes its whole column, unless something was added to it. */
const isClosed = ({ holiday, slots }: WeekDay<ShownCourse>): boolean =>
  holiday !== undefined && slots.length === 0;

interface CellProps extends Omit<WeekViewProps, 'week'> {
  readonly day: WeekDay<ShownCourse>;
  readonly period: Lesson['period'];
}

const Cell = ({ day, period, ...view }: CellProps) => {
  const here = day.slots.filter(({ session }) => session.period === period);
  return (
    <Box component="td" sx={{ p: 0, height: 76, ...(here.length === 0 && squaredPaper) }}>
      {here.map((slot) => (
        <SlotButton
          key={`${slot.of.course.className} ${slot.of.course.subject}`}
          slot={slot}
          {...view}
        />
      ))}
    </Box>
  );
};

/** The week at wide widths: days are columns, periods are rows. */
export const WeekTable = ({ week, ...view }: WeekViewProps) => {
  const text = useMessage();
  const { days, morning, afternoon } = week;
  const rows = [...morning, ...afternoon];
  return (
    <Box
      component="table"
      aria-label={text('week.title')}
      sx={{
        ...pageTable,
        tableLayout: 'fixed',
        '& tr > * + *': { borderInlineStart: '1px solid', borderColor: 'divider' },
        '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
        '& .noon > *': {
          borderBlockStart: '8px solid',
          borderBlockStartColor: ({ vars }: Theme) => vars.palette.background.default,
        },
      }}
    >
      <thead>
        <tr>
          <Box component="td" sx={{ width: '3.75rem' }} />
          {days.map((day) => (
            <DayHeading key={day.date} day={day} today={view.today} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((period, row) => (
          <tr key={period} className={row > 0 && period === afternoon[0] ? 'noon' : undefined}>
            <Box
              component="th"
              scope="row"
              sx={{
                pt: 1,
                verticalAlign: 'top',
                fontSize: '0.8125rem',
                fontWeight: 400,
                color: 'text.secondary',
              }}
            >
              {view.timeOf(period)}
            </Box>
            {days.map((day) => {
              if (!isClosed(day))
                return <Cell key={day.date} day={day} period={period} {...view} />;
              return (
                row === 0 && (
                  <Box
                    component="td"
                    key={day.date}
                    rowSpan={rows.length}
                    sx={{
                      p: 1,
                      textAlign: 'center',
                      color: 'text.secondary',
                      bgcolor: 'paper.grid',
                    }}
                  >
                    <bdi>{day.holiday?.name}</bdi>
                  </Box>
                )
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
};
