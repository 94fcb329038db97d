import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import {
  absenceRate,
  classFigures,
  missedOf,
  takenRolls,
  type Rolls,
} from '#shared/attendance/totals.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { isolateFigure } from '#frontend/i18n/isolate-figure.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { PUPIL } from '#frontend/lib/class-paths.ts';
import type { Span, SpanUnit } from '../../model/attendance/attendance-span.ts';
import { registerOf } from '../../model/attendance/register.ts';
import { AbsenceList } from './absence-list.tsx';
import { ClassRegister } from './class-register.tsx';
import { PupilAbsences } from './pupil-absences.tsx';

interface Props {
  readonly kept: SavedClass;
  readonly rolls: Rolls;
  /** The keys of the sessions until today that have a roll, taken or not. */
  readonly sessions: readonly string[];
  readonly unit: SpanUnit;
  readonly span: Span;
  readonly isList: boolean;
}

/** What the rolls of a span say of the class as a whole. */
const Figures = ({
  rolls,
  span,
  notTaken,
}: Pick<Props, 'rolls' | 'span'> & { readonly notTaken: number }) => {
  const { formatNumber } = useIntl();
  const taken = takenRolls(rolls, span);
  const figures = classFigures(taken);
  const rate = absenceRate(figures);
  return (
    <Box sx={{ color: 'text.secondary', mb: 1.5, minHeight: '1.6em' }}>
      {rate === undefined ? (
        <Message id="attendance.none" />
      ) : (
        <Message
          id="attendance.summary"
          values={{
            rolls: taken.length,
            missed: missedOf(figures),
            excused: figures.excused,
            late: figures.late,
            rate: isolateFigure(formatNumber(rate, { style: 'percent', maximumFractionDigits: 1 })),
          }}
        />
      )}
      {notTaken > 0 && (
        <Typography variant="body2">
          <Message id="attendance.notTaken" values={{ count: notTaken }} />
        </Typography>
      )}
    </Box>
  );
};

/** What the rolls of a class say in a span: totals and register, or the list for the supervisor. */
export const AttendanceBoard = ({ kept, rolls, sessions, unit, span, isList }: Props) => {
  const [search, setSearch] = useSearchParams();
  const { formatRange } = useCalendarDates();
  const register = registerOf(kept, rolls, sessions, span);
  const notTaken = register.rolls.filter(({ isTaken }) => !isTaken).length;
  const pupilId = search.get(PUPIL);
  const closePupil = (): void => {
    const next = new URLSearchParams(search);
    next.delete(PUPIL);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  if (isList) return <AbsenceList {...{ kept, rolls, span, notTaken }} />;
  return (
    <>
      <Figures {...{ rolls, span, notTaken }} />
      <ClassRegister
        {...{ kept, rolls, register, span }}
        areRolls={unit === 'week' || unit === 'month'}
      />
      {pupilId !== null && (
        <PupilAbsences
          {...{ kept, rolls, span, pupilId }}
          dates={formatRange(span.from, span.to, { dateStyle: 'long' })}
          onClose={closePupil}
        />
      )}
    </>
  );
};
