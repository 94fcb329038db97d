import { memo, useMemo } from 'react';
import { RecordedNote } from '#frontend/days/components/recorded-note.tsx';
import { useSessionDialogs } from '#frontend/days/components/use-session-dialogs.tsx';
import type { Days } from '#frontend/days/hooks/use-days.ts';
import { SessionTitle } from '#frontend/days/components/session-words.tsx';
import { agendaAt } from '../../model/today/agenda.ts';
import { blocksByDate, dayRows } from '../../model/today/day-rows.ts';
import { rowWithActions } from '../../model/today/row-with-actions.ts';
import { LessonRow } from './lesson-row.tsx';
import { LessonsPanel } from './lessons-panel.tsx';
import { NoDistribution } from './no-distribution.tsx';
import { SessionButtons } from './session-buttons.tsx';
import { SessionDetails, SessionEnd, SessionMore } from './session-parts.tsx';
import { TypedLesson } from './typed-lesson.tsx';

interface Props {
  readonly days: Days;
  readonly now: Date;
  readonly onFolder: (day: string) => void;
}

type Openers = Pick<ReturnType<typeof useSessionDialogs>, 'openSession' | 'openLost'>;

const DayPanel = memo(({ days, now, onFolder, openSession, openLost }: Props & Openers) => {
  const byDate = useMemo(() => blocksByDate(days), [days]);
  const agenda = agendaAt(now, dayRows(byDate));
  const withActions = rowWithActions(agenda);
  return (
    <LessonsPanel
      agenda={agenda}
      hasTimetable={days.courses.length > 0}
      holidays={days.holidays}
      now={now}
      onFolder={onFolder}
      rowOf={(row) => {
        const { placed } = row;
        const [session] = placed.block;
        const { of } = placed;
        const isMissing = session.what === 'free' || session.what === 'own';
        const hasActions = row === withActions && of.kept !== undefined;
        return (
          <LessonRow
            key={`${of.course.className} ${session.key}`}
            row={row}
            kept={of.kept}
            colour={of.colour}
            now={now}
            title={
              isMissing && of.kept && of.real.lines.length === 0 ? (
                <TypedLesson days={days} placed={placed} />
              ) : (
                <SessionTitle session={session} exams={days.schoolYear.exams} />
              )
            }
            details={<SessionDetails row={row} days={days} />}
            more={<SessionMore placed={placed} />}
            end={<SessionEnd days={days} row={row} onMore={hasActions ? undefined : openSession} />}
            {...(hasActions && {
              actions: (
                <SessionButtons
                  days={days}
                  placed={placed}
                  onMore={openSession}
                  onLost={openLost}
                />
              ),
            })}
          />
        );
      }}
      foot={
        <NoDistribution days={days} placed={(agenda?.rows ?? []).map(({ placed }) => placed)} />
      }
    >
      <RecordedNote />
    </LessonsPanel>
  );
});

/** The lessons of the day with what is known of each: lesson, part, plan, homework, and how it went. */
export const DayLessons = (props: Props) => {
  const { dialogs, ...openers } = useSessionDialogs(props.days);
  return (
    <>
      <DayPanel {...props} {...openers} />
      {dialogs}
    </>
  );
};
