import Box from '@mui/material/Box';
import { FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Message } from '#frontend/i18n/message.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { paths } from '#frontend/lib/paths.ts';
import type { Holiday } from '#shared/model/school-year.ts';
import { holidayOn, type Agenda, type AgendaRow, type InTime } from '../../model/today/agenda.ts';
import { Panel } from './panel.tsx';

interface Props<T extends AgendaRow> {
  /** Undefined if there are no lessons in the coming weeks. */
  readonly agenda: Agenda<T> | undefined;
  readonly hasTimetable: boolean;
  readonly holidays: readonly Holiday[];
  readonly now: Date;
  /** Opens the folder of a day. */
  readonly onFolder: (day: string) => void;
  readonly rowOf: (row: InTime<T>) => ReactNode;
  /** What is said above the lessons, and below them. */
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

const timetableLink = { path: paths.schoolYear, label: 'today.timetable' } as const;
const weekLink = { path: paths.week, label: 'today.week' } as const;
const note = { m: 0, px: 2, py: 1.5, color: 'text.secondary' } as const;

/** The lessons of today, or of the next day that has some; without a timetable, the way to it. */
export const LessonsPanel = <T extends AgendaRow>(props: Props<T>) => {
  const { agenda, hasTimetable, holidays, now, onFolder, rowOf, children, foot } = props;
  const { formatDate } = useIntl();
  const holiday = hasTimetable ? holidayOn(now, holidays) : undefined;
  return (
    <Panel
      title={agenda && !agenda.isToday ? 'today.nextLessons' : 'today.lessons'}
      titleValues={{
        date: agenda
          ? formatDate(agenda.date, { weekday: 'long', day: 'numeric', month: 'long' })
          : '',
      }}
      link={hasTimetable ? weekLink : timetableLink}
      action={
        <TextButton
          label="today.folder"
          icon={FolderOpen}
          size="small"
          onClick={() => onFolder(isoDateOf(agenda?.date ?? now))}
          // On a phone it is in the week.
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        />
      }
    >
      {children}
      {holiday && (
        <Box component="p" sx={note}>
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
          {agenda.rows.map(rowOf)}
        </Box>
      ) : (
        <Box component="p" sx={note}>
          <Message id={hasTimetable ? 'today.noLessons' : 'today.noTimetable'} />
        </Box>
      )}
      {foot}
    </Panel>
  );
};
