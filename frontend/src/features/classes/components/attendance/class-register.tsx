import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { dateOfRoll } from '#shared/attendance/roll.ts';
import {
  classFigures,
  groupRolls,
  missedOf,
  takenRolls,
  type Rolls,
} from '#shared/attendance/totals.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ATTENDANCE, attendanceSearch, PUPIL, rollPath } from '#frontend/lib/class-paths.ts';
import type { Span } from '../../model/attendance/attendance-span.ts';
import { sortedRows, type Register, type RowOrder } from '../../model/attendance/register.ts';
import { RegisterTable, type RegisterColumn } from './register-table.tsx';
import { NONE } from '../report/report-parts.tsx';
import { Legend } from './signs.tsx';
import { useRollWords } from './use-roll-words.ts';

interface Props {
  readonly kept: SavedClass;
  readonly rolls: Rolls;
  readonly register: Register;
  readonly span: Span;
  /** Whether each roll has a column; else each month has one. */
  readonly areRolls: boolean;
}

/** The columns of the register, and of a press on them. */
const useColumns = ({ kept, rolls, register, span, areRolls }: Props): RegisterColumn[] => {
  const text = useMessage();
  const { formatNumber } = useIntl();
  const { format } = useCalendarDates();
  const { sessionOf, dayOf } = useRollWords();
  return useMemo(() => {
    const taken = takenRolls(rolls, span);
    if (areRolls) {
      const byKey = new Map(taken.map((one) => [one.key, classFigures([one])]));
      return register.rolls.map(({ key, isTaken }): RegisterColumn => {
        const date = dateOfRoll(key);
        const values = { date: dayOf(key), session: sessionOf(key) };
        const figures = byKey.get(key);
        return {
          id: key,
          heading: (
            <>
              <span>{format(date, { weekday: 'narrow' })}</span>
              <span>{format(date, { day: 'numeric' })}</span>
            </>
          ),
          label: text(isTaken ? 'attendance.openRoll' : 'attendance.openUntaken', values),
          to: rollPath(kept.id, key),
          isUnknown: !isTaken,
          foot: figures ? formatNumber(missedOf(figures)) : NONE,
        };
      });
    }
    const byMonth = groupRolls(taken, (key) => key.slice(0, 7));
    return [...byMonth].map(([month, some]): RegisterColumn => {
      const date = `${month}-01`;
      const search = attendanceSearch({ [ATTENDANCE.unit]: 'month', [ATTENDANCE.at]: date });
      return {
        id: month,
        heading: format(date, { month: 'short' }),
        label: text('attendance.openMonth', {
          month: format(date, { month: 'long', year: 'numeric' }),
        }),
        to: search,
        isUnknown: false,
        foot: formatNumber(missedOf(classFigures(some))),
      };
    });
  }, [kept.id, rolls, register, span, areRolls, text, formatNumber, format, sessionOf, dayOf]);
};

/** The pupils with their totals, and the rolls or months of a span. */
export const ClassRegister = (props: Props) => {
  const { register, areRolls } = props;
  const [search] = useSearchParams();
  const [order, setOrder] = useState<RowOrder>('list');
  const columns = useColumns(props);
  const rows = useMemo(() => sortedRows(register.rows, order), [register, order]);
  const pupilPath = (pupil: string): string => {
    const next = new URLSearchParams(search);
    next.set(PUPIL, pupil);
    return `?${next.toString()}`;
  };
  return (
    <>
      <RegisterTable {...{ rows, columns, areRolls, order, pupilPath }} onOrder={setOrder} />
      {areRolls && <Legend />}
    </>
  );
};
