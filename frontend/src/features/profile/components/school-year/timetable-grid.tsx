import Box from '@mui/material/Box';
import { periods, schoolWeek, type SchoolYear } from '#shared/model/school-year.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useHourFocus } from '../../hooks/use-hour-focus.ts';
import { lessonAt, put, type Taught } from '../../model/timetable.ts';
import { HourButton } from './hour-button.tsx';

interface Props {
  readonly timetable: SchoolYear['timetable'];
  readonly onChange: (timetable: SchoolYear['timetable']) => void;
  /** The class for the next pressed hour; undefined to erase. */
  readonly taught: Taught | undefined;
}

const DayHeadings = () => (
  <thead>
    <tr>
      <Box component="td" sx={{ width: '1.5rem' }} />
      {schoolWeek.map((day) => (
        <th key={day} scope="col">
          <Message id={`schoolYear.day.${day}`} />
        </th>
      ))}
    </tr>
  </thead>
);

/** The hours of a week, with a column for each day; five fit on a phone. Pressing an hour enters the chosen class. */
export const TimetableGrid = ({ timetable, onChange, taught }: Props) => {
  const text = useMessage();
  const { grid, onKeyDown, hourProps } = useHourFocus();
  return (
    // Large text needs more than a phone's width.
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        ref={grid}
        onKeyDown={onKeyDown}
        aria-label={text('schoolYear.timetable')}
        sx={{
          width: '100%',
          minWidth: '15rem',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
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
              <th scope="row">
                <Message id="schoolYear.period" values={{ period }} />
              </th>
              {schoolWeek.map((day, column) => (
                <Box component="td" key={day} sx={{ p: '2px', height: '2.75rem' }}>
                  <HourButton
                    {...hourProps({ row, column })}
                    hour={{ day, period }}
                    lesson={lessonAt(timetable, { day, period })}
                    onClick={() => onChange(put(timetable, { day, period }, taught))}
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
