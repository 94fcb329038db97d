import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { sameClass } from '#shared/record/names/same-class.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { languageOf } from '#shared/model/locale.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { paths } from '#frontend/lib/paths.ts';
import { seasonOn } from '#frontend/lib/school-season.ts';
import { agendaAt, holidayOn } from '../../model/today/agenda.ts';
import { LessonRow } from './lesson-row.tsx';
import { Panel } from './panel.tsx';

interface Props {
  readonly schoolYear: SchoolYear;
  readonly classes: readonly ClassSummary[];
  readonly colours: ReadonlyMap<string, number>;
  readonly now: Date;
}

const timetableLink = { path: paths.schoolYear, label: 'today.timetable' } as const;

/** The lessons of today, or of the next day that has some; without a timetable, the way to it. */
export const LessonsPanel = ({ schoolYear, classes, colours, now }: Props) => {
  const { locale } = useLocale();
  const { formatDate } = useIntl();
  const holidays = holidaysOf(schoolYear, seasonOn(now), languageOf(locale));
  const agenda = agendaAt(now, schoolYear, holidays);
  const holiday = holidayOn(now, holidays);
  const line = schoolYear.timetable.length === 0 ? 'today.noTimetable' : 'today.noLessons';
  return (
    <Panel
      title={agenda && !agenda.isToday ? 'today.nextLessons' : 'today.lessons'}
      titleValues={{
        date: agenda
          ? formatDate(agenda.date, { weekday: 'long', day: 'numeric', month: 'long' })
          : '',
      }}
      link={timetableLink}
    >
      {holiday && schoolYear.timetable.length > 0 && (
        <Box component="p" sx={{ m: 0, px: 2, py: 1.5, color: 'text.secondary' }}>
          <Message id="today.holiday" values={{ name: holiday.name }} />
        </Box>
      )}
      {agenda ? (
        <Box
          component="ol"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          {agenda.lessons.map((lesson) => {
            const kept = sameClass(classes, { name: lesson.className });
            return (
              <LessonRow
                key={lesson.period}
                lesson={lesson}
                kept={kept}
                colour={kept && colours.get(kept.id)}
                now={now}
              />
            );
          })}
        </Box>
      ) : (
        <Box component="p" sx={{ m: 0, px: 2, py: 2, color: 'text.secondary' }}>
          <Message id={line} />
        </Box>
      )}
    </Panel>
  );
};
