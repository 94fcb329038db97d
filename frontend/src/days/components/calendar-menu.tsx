import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { calendarFile } from '#shared/course/calendar-file.ts';
import { calendarRangeIds, calendarRanges } from '#shared/course/calendar-ranges.ts';
import { languageOf } from '#shared/model/locale.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { PageMenu } from '#frontend/components/dialog/page-menu.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useUser } from '#frontend/lib/auth/session.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import type { CalendarButtonProps } from './calendar-button.tsx';

interface Props extends CalendarButtonProps {
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Downloads the sessions of a week, of its term or of the year as a calendar file. */
const CalendarMenu = ({ days, date, anchor, open, onClose }: Props) => {
  const text = useMessage();
  const { locale } = useLocale();
  const { formatRange } = useCalendarDates();
  const owner = useUser()?.uid ?? '';
  const ranges = calendarRanges(date, days.span, days.holidays);
  const download = (range: (typeof ranges)[(typeof calendarRangeIds)[number]]): void => {
    onClose();
    const file = calendarFile(
      days.courses.map(({ course, real: { sessions } }) => ({ course, sessions })),
      { language: languageOf(locale), days: range, owner, writtenAt: new Date() },
    );
    // Names of files need no invisible marks.
    const name = cleanText(text('days.calendar.name', range));
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
  };
  return (
    <PageMenu anchor={anchor} open={open} onClose={onClose}>
      {calendarRangeIds.map((id) => (
        <MenuItem key={id} onClick={() => download(ranges[id])}>
          <ListItemText
            primary={<Message id={`days.calendar.${id}`} />}
            secondary={formatRange(ranges[id].from, ranges[id].to, { dateStyle: 'long' })}
          />
        </MenuItem>
      ))}
    </PageMenu>
  );
};

export default CalendarMenu;
