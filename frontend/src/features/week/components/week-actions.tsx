import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { daysAfter, sundayOf } from '#shared/school-year/iso-date.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Days } from '#frontend/days/model/day-course.ts';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { openingDay } from '../model/chosen-day.ts';
import { weekPath } from '../model/week-path.ts';
import type { WeekToolsProps } from './week-tools.tsx';

const WeekTools = lazyComponent<WeekToolsProps>(() =>
  withTexts(import('./week-tools.tsx'), 'days'),
);
// Its file comes while the week is fetched, so that its buttons are drawn with what they are about.
void WeekTools.preload();

interface Props {
  /** Undefined while they load, and if there are none. */
  readonly days: Days | undefined;
  readonly day: string;
  readonly today: string;
}

/** The ways to other weeks, and what can be done with this one. */
export const WeekActions = ({ days, day, today }: Props) => {
  const text = useMessage();
  const step = (label: 'previous' | 'next', Icon: typeof ChevronLeft, days: number) => (
    <IconButton
      component={Link}
      to={weekPath(daysAfter(sundayOf(day), days))}
      aria-label={text(`week.${label}`)}
      title={text(`week.${label}`)}
    >
      <Icon size={20} className="flip-rtl" />
    </IconButton>
  );
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, displayPrint: 'none' }}
    >
      <Box
        component="nav"
        aria-label={text('week.weeks')}
        sx={{ display: 'flex', alignItems: 'center' }}
      >
        {step('previous', ChevronLeft, -7)}
        <TextButton
          label="week.thisWeek"
          to={weekPath(openingDay(today))}
          variant="outlined"
          size="small"
          aria-current={sundayOf(day) === sundayOf(openingDay(today)) ? 'true' : undefined}
        />
        {step('next', ChevronRight, 7)}
      </Box>
      {days && <WeekTools days={days} day={day} />}
    </Box>
  );
};
