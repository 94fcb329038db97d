import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { RecordedNote } from '#frontend/days/components/recorded-note.tsx';
import type { DayCourse, Days } from '#frontend/days/model/day-course.ts';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useLessonActions } from '../../hooks/lessons/use-lesson-actions.ts';
import { useYearView } from '../../hooks/lessons/use-year-view.ts';
import { linesToBeAt, nextLesson } from '../../model/lessons/lesson-rows.ts';
import { currentOf } from '../../model/lessons/year-of-course.ts';
import { ClassStanding } from './class-standing.tsx';
import { DistributionNote } from './distribution-note.tsx';
import type { HereDialogProps } from './here-dialog.tsx';
import { LevelLadder } from './level-ladder.tsx';
import { LogQuestions } from './log-questions.tsx';
import type { MakeUpDialogProps } from './make-up-dialog.tsx';
import { UnplacedPanel } from './unplaced-panel.tsx';
import { YearList } from './year-list.tsx';
import { YearTable } from './year-table.tsx';

const HereDialog = lazyOverlay<HereDialogProps>(() => import('./here-dialog.tsx'));
const MakeUpDialog = lazyOverlay<MakeUpDialogProps>(() => import('./make-up-dialog.tsx'));

interface Props {
  readonly of: DayCourse;
  readonly days: Days;
}

/** The year of a course: its lessons with their dates, where the class is, and what does not fit. */
export const CourseYear = ({ of, days }: Props) => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { format } = useCalendarDates();
  const [dialog, setDialog] = useState<{
    readonly name?: 'here' | 'makeUp';
    readonly serial: number;
  }>({ serial: 0 });
  const actions = useLessonActions(of, days);
  const { view, board, rungs } = useYearView(of, days, actions);
  const { real, standing, year } = of;
  const next = nextLesson(currentOf(of));
  const ask = (name: 'here' | 'makeUp') => setDialog({ name, serial: dialog.serial + 1 });
  const toChoose = linesToBeAt(real);
  const onHere = actions.here && toChoose.length > 0 ? () => ask('here') : undefined;
  const close = () => setDialog({ serial: dialog.serial });
  return (
    <>
      <RecordedNote />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17rem' },
          gap: 2,
          gridTemplateRows: { lg: 'auto 1fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridColumn: { lg: 2 }, gridRow: { lg: 1 } }}>
          {of.distribution ? (
            <ClassStanding
              {...{ real, standing, onHere }}
              course={of.course}
              today={days.today}
              lastDay={days.span.to}
            />
          ) : (
            <DistributionNote course={of.course} />
          )}
          <LogQuestions
            entries={year.log.entries}
            strays={real.strays}
            unknownLines={real.unknownLines}
            onHere={onHere}
            {...actions.answers}
          />
          {real.unplaced.length > 0 && (
            <UnplacedPanel unplaced={real.unplaced} onMakeUp={() => ask('makeUp')} />
          )}
        </Box>
        <Box
          ref={board}
          // Many classes of a level are wider than the page.
          sx={{
            minWidth: 0,
            overflowX: 'auto',
            gridColumn: { lg: 1 },
            gridRow: { lg: '1 / span 2' },
          }}
        >
          {isWide ? <YearTable {...view} /> : <YearList {...view} />}
        </Box>
        {rungs.length > 1 && <LevelLadder rungs={rungs} />}
      </Box>
      {actions.here && standing.current && (
        <HereDialog
          key={`here ${dialog.serial}`}
          open={dialog.name === 'here'}
          onClose={close}
          lines={toChoose}
          current={next?.line && { index: next.line.index, part: next.part }}
          nextOn={format(standing.current.date, {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
          })}
          onHere={actions.here}
        />
      )}
      <MakeUpDialog
        key={`make-up ${dialog.serial}`}
        open={dialog.name === 'makeUp'}
        onClose={close}
        count={real.unplaced.reduce((sum, { parts }) => sum + parts, 0)}
        days={days}
        onAdd={actions.makeUp}
      />
    </>
  );
};
