import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Download, Printer } from 'lucide-react';
import { useIntl } from 'react-intl';
import { dateOfRoll } from '#shared/attendance/roll.ts';
import type { Rolls } from '#shared/attendance/totals.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { LeftOn } from '#frontend/components/text/left-on.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { absencesIn } from '../../model/attendance/absence-list.ts';
import type { Span } from '../../model/attendance/attendance-span.ts';
import { ReportTable, SPACE } from '../report/report-parts.tsx';
import { Sign } from './signs.tsx';
import { useRollWords } from './use-roll-words.ts';

interface Props {
  readonly kept: SavedClass;
  readonly rolls: Rolls;
  readonly span: Span;
  /** How many sessions of the span were not called. */
  readonly notTaken: number;
}

const columns = ['list', 'date', 'session', 'state'] as const;

/** Who was absent or late from a date to a date, for the supervisor: as a file, or printed on a page. */
export const AbsenceList = ({ kept, rolls, span, notTaken }: Props) => {
  const text = useMessage();
  const { formatNumber } = useIntl();
  const { direction } = useLocale();
  const { formatRange } = useCalendarDates();
  const { sessionOf, dayOf } = useRollWords();
  const absences = absencesIn(kept, rolls, span);
  const dates = formatRange(span.from, span.to, { dateStyle: 'long' });
  const save = async (): Promise<void> => {
    const heading = [
      text('attendance.number'),
      ...columns.map((column) => text(`attendance.column.${column}`)),
    ];
    const rows = absences.map(({ pupil, key, sign }) => [
      pupil.number,
      pupil.fullName,
      dateOfRoll(key),
      sessionOf(key),
      text(`attendance.sign.${sign}`),
    ]);
    try {
      const { saveReport } = await import('../../save-report.ts');
      saveReport({
        kind: 'csv',
        rows: [heading, ...rows],
        name: cleanText(`${text('attendance.absences')} ${kept.name} ${span.from} ${span.to}`),
        isRightToLeft: direction === 'rtl',
      });
    } catch (error) {
      notifyError(error, 'classes.downloadFailed');
    }
  };
  return (
    <Box
      component="section"
      data-printed-alone
      // Paper is white, also when the page is dark.
      sx={{ '@media print': { '&&, && *': { color: 'common.black' } } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h2" sx={{ flex: '1 1 16rem', fontSize: '1.125rem' }}>
          <Message id="attendance.listTitle" values={{ name: kept.name, dates }} />
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
          <TextButton
            label="attendance.csv"
            variant="outlined"
            icon={Download}
            onClick={() => void save()}
          />
          <TextButton
            label="attendance.print"
            variant="outlined"
            icon={Printer}
            onClick={() => window.print()}
          />
        </Box>
      </Box>
      {notTaken > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          <Message id="attendance.notTaken" values={{ count: notTaken }} />
        </Typography>
      )}
      {absences.length === 0 ? (
        <Typography color="textSecondary">
          <Message id="attendance.noAbsences" />
        </Typography>
      ) : (
        <ReportTable label={text('attendance.absences')}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Message id={`attendance.column.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {absences.map(({ pupil, key, sign }) => (
              <tr key={`${key}/${pupil.id}`}>
                <th scope="row">
                  {pupil.number !== undefined && (
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {formatNumber(pupil.number)}
                      {SPACE}
                    </Box>
                  )}
                  <bdi>{pupil.fullName}</bdi>
                  {pupil.leftOn !== undefined && (
                    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                      {SPACE}
                      <LeftOn on={pupil.leftOn} />
                    </Box>
                  )}
                </th>
                <td>{dayOf(key)}</td>
                <td>{sessionOf(key)}</td>
                <td>
                  <Sign sign={sign} withWord />
                </td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      )}
    </Box>
  );
};
