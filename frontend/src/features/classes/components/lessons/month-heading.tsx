import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { LessonMonth } from '../../model/lessons/lesson-months.ts';
import { DateRange } from './line-words.tsx';

interface Props {
  readonly month: LessonMonth;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What is said of a month: its figures while it shows no lesson, its holidays and shorter hours. */
const MonthNotes = ({ month, isOpen }: Pick<Props, 'month' | 'isOpen'>) => {
  const text = useMessage();
  return (
    <>
      {(!isOpen || month.rows.length === 0) && (
        <span>
          {month.lessons === 0
            ? text('lessons.noneBegins')
            : text('lessons.monthFigures', { lessons: month.lessons, sessions: month.sessions })}
        </span>
      )}
      {month.holidays.map(({ name, from, to }) => (
        <span key={from}>
          <bdi>{name}</bdi> <DateRange dates={{ from, to }} />
        </span>
      ))}
      {month.shortHours !== undefined && (
        <Message id="lessons.shortHours" values={{ minutes: month.shortHours }} />
      )}
    </>
  );
};

/** The heading of a month, which folds it. */
export const MonthHeading = ({ month, isOpen, onToggle }: Props) => {
  const { format } = useCalendarDates();
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        bgcolor: 'background.default',
      }}
    >
      <ButtonBase
        aria-expanded={isOpen}
        onClick={onToggle}
        sx={{ minHeight: 44, gap: 1, px: 1.25, fontSize: '0.9375rem', fontWeight: 600 }}
      >
        <Icon size={16} className="flip-rtl" />
        {format(`${month.month}-01`, { month: 'long' })}
      </ButtonBase>
      <Box
        component="span"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          px: 1.25,
          py: 0.5,
          fontSize: '0.8125rem',
          fontWeight: 400,
          color: 'text.secondary',
        }}
      >
        <MonthNotes month={month} isOpen={isOpen} />
      </Box>
    </Box>
  );
};
