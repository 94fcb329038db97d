import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, FolderOpen } from 'lucide-react';
import { Link } from 'react-router';
import { daysAfter, sundayOf } from '#shared/school-year/iso-date.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { CalendarButtonProps } from '#frontend/days/components/calendar-button.tsx';
import { useFolder } from '#frontend/days/components/folder/use-folder.tsx';
import type { Days } from '#frontend/days/model/day-course.ts';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { openingDay } from '../model/chosen-day.ts';
import { weekPath } from '../model/week-path.ts';
import { PrintButton } from './print-button.tsx';

/** Its texts are those of the days, which come with the board of the week. */
const CalendarButton = lazyComponent<CalendarButtonProps>(async () => {
  const loaded = import('#frontend/days/components/calendar-button.tsx');
  return { default: (await withTexts(loaded, 'days')).CalendarButton };
});

interface Props {
  /** Undefined while they load, and if there are none. */
  readonly days: Days | undefined;
  readonly day: string;
  readonly today: string;
}

/** The ways to other weeks, and what can be done with this one. */
export const WeekActions = ({ days, day, today }: Props) => {
  const text = useMessage();
  const { openFolder, folderDialog } = useFolder();
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
      {days && (
        <>
          <CalendarButton days={days} date={day} />
          <PrintButton day={day} />
          <TextButton
            label="week.folder"
            icon={FolderOpen}
            size="small"
            onClick={() => openFolder(day)}
          />
          {folderDialog}
        </>
      )}
    </Box>
  );
};
