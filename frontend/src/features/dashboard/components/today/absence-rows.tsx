import { UserX } from 'lucide-react';
import { dateOfRoll } from '#shared/attendance/roll.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { pupilAttendancePath } from '#frontend/lib/class-paths.ts';
import type { NamedAbsence } from '../../model/today/long-absences.ts';
import { LookRow } from './begun-panel.tsx';

/** Pupils who were absent in the last sessions of a class; each row opens the pupil's dates. */
export const AbsenceRows = ({ absences }: { readonly absences: readonly NamedAbsence[] }) => {
  const { format } = useCalendarDates();
  return absences.map(({ classId, className, pupilId, fullName, count, last }) => (
    <LookRow
      key={`${classId}/${pupilId}`}
      icon={UserX}
      isWaiting
      path={pupilAttendancePath(classId, pupilId, dateOfRoll(last))}
      title={<Message id="days.absentInARow" values={{ name: fullName, count }} />}
      text={
        <Message
          id="days.lastAbsence"
          values={{
            name: className,
            date: format(dateOfRoll(last), { weekday: 'long', day: 'numeric', month: 'long' }),
          }}
        />
      }
    />
  ));
};
