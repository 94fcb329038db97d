import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef, useState, type KeyboardEvent } from 'react';
import { periods, schoolWeek, type Lesson, type SchoolYear } from '#shared/model/school-year.ts';
import { isolate } from '#frontend/i18n/isolate.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { lessonAt, put, type Taught } from '../../model/timetable.ts';

interface Props {
  readonly timetable: SchoolYear['timetable'];
  readonly onChange: (timetable: SchoolYear['timetable']) => void;
  /** The class for the next pressed hour; undefined to erase. */
  readonly taught: Taught | undefined;
}

interface PeriodPosition {
  readonly row: number;
  readonly column: number;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/**
 * The hours of a week, with a column for each day; five fit on a phone. Pressing an hour enters the chosen class. Arrow
 * keys move between hours, so that the grid has one tab stop.
 */
export const TimetableGrid = ({ timetable, onChange, taught }: Props) => {
  const { direction } = useLocale();
  const text = useMessage();
  const grid = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<PeriodPosition>({ row: 0, column: 0 });

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const { row, column } = place;
    const target = {
      [forward]: { row, column: column + 1 },
      [back]: { row, column: column - 1 },
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      Home: { row, column: 0 },
      End: { row, column: schoolWeek.length - 1 },
    }[event.key];
    if (!target) return;
    event.preventDefault();
    const next = {
      row: clamp(target.row, periods.length - 1),
      column: clamp(target.column, schoolWeek.length - 1),
    };
    setPlace(next);
    grid.current?.querySelector<HTMLElement>(`[data-hour="${next.row}:${next.column}"]`)?.focus();
  };

  const cell = (
    lesson: Lesson | undefined,
    slot: Pick<Lesson, 'day' | 'period'>,
    at: PeriodPosition,
  ) => (
    <Box component="td" key={slot.day} sx={{ p: '2px', height: '2.75rem' }}>
      <ButtonBase
        data-hour={`${at.row}:${at.column}`}
        tabIndex={at.row === place.row && at.column === place.column ? 0 : -1}
        aria-label={text('schoolYear.hour', {
          day: text(`schoolYear.day.${slot.day}`),
          period: slot.period,
          className: lesson
            ? [lesson.className, ...(lesson.room ? [lesson.room] : [])].map(isolate).join(' · ')
            : text('schoolYear.free'),
        })}
        onFocus={() => setPlace(at)}
        onClick={() => onChange(put(timetable, slot, taught))}
        sx={{
          width: '100%',
          height: '100%',
          px: 0.5,
          flexDirection: 'column',
          border: '1px solid',
          borderColor: lesson ? 'primary.main' : 'divider',
          borderRadius: '6px',
          bgcolor: lesson ? 'paper.tealWash' : 'transparent',
          fontSize: { xs: '0.6875rem', sm: '0.8125rem' },
          lineHeight: 1.3,
          fontWeight: 500,
          overflow: 'hidden',
          '&:hover': { borderColor: 'primary.main' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <Box
          component="bdi"
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {lesson?.className}
        </Box>
        {lesson?.room && (
          <Box
            component="bdi"
            sx={{
              maxWidth: '100%',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              fontSize: '0.625rem',
              fontWeight: 400,
              color: 'text.secondary',
            }}
          >
            {lesson.room}
          </Box>
        )}
      </ButtonBase>
    </Box>
  );

  return (
    <Box
      component="table"
      ref={grid}
      onKeyDown={onKeyDown}
      aria-label={text('schoolYear.timetable')}
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        '& th': { fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary', p: 0.25 },
      }}
    >
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
            {schoolWeek.map((day, column) =>
              cell(lessonAt(timetable, { day, period }), { day, period }, { row, column }),
            )}
          </Box>
        ))}
      </tbody>
    </Box>
  );
};
