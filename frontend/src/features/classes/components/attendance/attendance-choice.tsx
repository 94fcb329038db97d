import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Camera, ChevronLeft, ChevronRight, ClipboardList } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { termOfDate, termSpans } from '#shared/course/terms.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ATTENDANCE, attendanceSearch, registerPhotoPath } from '#frontend/lib/class-paths.ts';
import {
  dateBeside,
  spanUnits,
  type Season,
  type Span,
  type SpanUnit,
} from '../../model/attendance/attendance-span.ts';

interface Props {
  readonly unit: SpanUnit;
  /** A date in the span. */
  readonly at: string;
  readonly span: Span;
  readonly season: Season;
  readonly isList: boolean;
  readonly onChoose: (choice: Readonly<Record<string, string>>) => void;
}

/** From which date to which the list for the supervisor is. */
const ListDates = ({ span: { from, to }, onChoose }: Pick<Props, 'span' | 'onChoose'>) => (
  <>
    {([ATTENDANCE.from, ATTENDANCE.to] as const).map((name) => (
      <Box key={name} sx={{ width: '13rem', maxWidth: '100%' }}>
        <TextField
          name={name}
          type="date"
          label={<Message id={`attendance.${name}`} />}
          value={name === ATTENDANCE.from ? from : to}
          onChange={(date) => {
            if (date !== '') onChoose({ from, to, [name]: date });
          }}
        />
      </Box>
    ))}
  </>
);

/** Chooses the span that is shown, and whether it is a list for the supervisor. */
export const AttendanceChoice = ({ unit, at, span, season, isList, onChoose }: Props) => {
  const text = useMessage();
  const { classId = '' } = useParams();
  const { format, formatRange } = useCalendarDates();
  const spanWords = (): string => {
    const term = termOfDate(span.from, termSpans(season.season, season.span, season.holidays));
    if (unit === 'year') return season.season;
    if (unit === 'term') return text('classes.term', { term: term ?? 1 });
    return unit === 'month'
      ? format(span.from, { month: 'long', year: 'numeric' })
      : formatRange(span.from, span.to, { day: 'numeric', month: 'long' });
  };
  const step = (label: 'before' | 'after', Icon: typeof ChevronLeft, by: -1 | 1) => {
    const date = dateBeside(unit, at, by, season);
    return (
      <IconButton
        {...(date === undefined
          ? { disabled: true }
          : {
              component: Link,
              to: attendanceSearch({ [ATTENDANCE.unit]: unit, [ATTENDANCE.at]: date }),
            })}
        aria-label={text(`attendance.${label}`)}
      >
        <Icon size={20} className="flip-rtl" />
      </IconButton>
    );
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        gap: 1,
        mb: 2,
        displayPrint: 'none',
      }}
    >
      {isList ? (
        <ListDates span={span} onChoose={onChoose} />
      ) : (
        <>
          <Segments
            label={text('attendance.unit')}
            options={spanUnits.map((value) => ({ value, label: text(`attendance.unit.${value}`) }))}
            value={unit}
            onChange={(value) => onChoose({ [ATTENDANCE.unit]: value, [ATTENDANCE.at]: at })}
          />
          <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
            {step('before', ChevronLeft, -1)}
            <Box component="span" sx={{ minWidth: { sm: '13rem' }, textAlign: 'center' }}>
              {spanWords()}
            </Box>
            {step('after', ChevronRight, 1)}
          </Box>
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>
        <TextButton
          label="attendance.photo"
          variant="outlined"
          icon={Camera}
          to={registerPhotoPath(classId)}
        />
        <TextButton
          label={isList ? 'attendance.toTotals' : 'attendance.toList'}
          variant="outlined"
          icon={ClipboardList}
          to={attendanceSearch(
            isList
              ? { [ATTENDANCE.unit]: unit, [ATTENDANCE.at]: span.from }
              : { [ATTENDANCE.from]: span.from, [ATTENDANCE.to]: span.to },
          )}
        />
      </Box>
    </Box>
  );
};
