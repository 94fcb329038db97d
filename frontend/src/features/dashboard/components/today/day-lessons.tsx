import { Fragment, memo, useMemo } from 'react';
import { halfDayOf } from '#shared/attendance/roll-places.ts';
import { RecordedNote } from '#frontend/days/components/recorded-note.tsx';
import { RollButton, useRollSaid } from '#frontend/days/components/roll-button.tsx';
import { useSessionDialogs } from '#frontend/days/components/use-session-dialogs.tsx';
import type { Days } from '#frontend/days/hooks/use-days.ts';
import { isByHalfDay, rollKeyOf, rollName } from '#frontend/days/model/roll-key.ts';
import { SessionTitle } from '#frontend/days/components/session-words.tsx';
import { useAttendance } from '#frontend/rolls/api/attendance.ts';
import { agendaAt } from '../../model/today/agenda.ts';
import type { InTime } from '../../model/today/agenda.ts';
import { blocksByDate, dayRows, type DayRow } from '../../model/today/day-rows.ts';
import { rowWithActions } from '../../model/today/row-with-actions.ts';
import { HalfDayRoll } from './half-day-roll.tsx';
import { LessonRow } from './lesson-row.tsx';
import { LessonsPanel } from './lessons-panel.tsx';
import { NoDistribution } from './no-distribution.tsx';
import { SessionButtons } from './session-buttons.tsx';
import { SessionDetails, SessionEnd, SessionMore } from './session-parts.tsx';
import { TypedLesson } from './typed-lesson.tsx';
import { usePreparedRolls } from './use-prepared-rolls.ts';

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
  const month = days.today.slice(0, 7);
  const { rollsOf } = useAttendance(month, month);
  usePreparedRolls(agenda?.isToday ? agenda.rows : []);
  const rollOf = (row: InTime<DayRow>, isFirst: boolean) => {
    const { of } = row.placed;
    const key = rollKeyOf(days, row.placed);
    if (!of.kept || key === undefined) return null;
    const roll = rollsOf(of.kept.id)?.[key];
    return (
      <RollButton
        classId={of.kept.id}
        name={rollName(days, of)}
        rollKey={key}
        {...{ roll, isFirst }}
      />
    );
  };
  const said = useRollSaid();
  const saidOf = ({ placed }: DayRow) => {
    const key = isByHalfDay(days, placed.of) ? undefined : rollKeyOf(days, placed);
    return key && placed.of.kept && said(key, rollsOf(placed.of.kept.id)?.[key]);
  };
  /** In a primary school, the roll of a half-day is before its lessons. */
  const halfDayBefore = (row: InTime<DayRow>) => {
    if (!agenda?.isToday || !row.placed.of.kept || !isByHalfDay(days, row.placed.of)) return null;
    const part = halfDayOf(row.period);
    if (agenda.rows.find(({ period }) => halfDayOf(period) === part) !== row) return null;
    const isFirst =
      withActions === undefined ? part === 'am' : halfDayOf(withActions.period) === part;
    return <HalfDayRoll part={part}>{rollOf(row, isFirst)}</HalfDayRoll>;
  };
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
          <Fragment key={`${of.course.className} ${session.key}`}>
            {halfDayBefore(row)}
            <LessonRow
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
              details={
                <SessionDetails
                  row={row}
                  days={days}
                  rollSaid={hasActions ? undefined : saidOf(row)}
                />
              }
              more={<SessionMore placed={placed} />}
              end={
                <SessionEnd days={days} row={row} onMore={hasActions ? undefined : openSession} />
              }
              {...(hasActions && {
                actions: (
                  <SessionButtons
                    days={days}
                    placed={placed}
                    onMore={openSession}
                    onLost={openLost}
                    roll={!isByHalfDay(days, of) && rollOf(row, true)}
                  />
                ),
              })}
            />
          </Fragment>
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
