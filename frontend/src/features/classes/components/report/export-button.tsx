import Button from '@mui/material/Button';
import { Download, Printer } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { TermReport } from '#shared/record/figures/term-report.ts';
import type { YearReport } from '#shared/record/figures/year-report.ts';
import { isolateFigure } from '#frontend/i18n/isolate-figure.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { termRows, yearRows, type ReportWords } from '../../model/report-rows.ts';

interface Props {
  readonly className: string;
  readonly subject: string;
  readonly report: TermReport | YearReport;
}

const kinds = ['xlsx', 'csv'] as const;
const suffixes = { xlsx: '.xlsx', csv: '.csv' } as const;

/** Downloads the report as a file for spreadsheets, or prints the page. */
export const ExportButtons = ({ className, subject, report }: Props) => {
  const text = useMessage();
  const { direction } = useLocale();
  const { formatDate } = useIntl();
  const save = async (kind: (typeof kinds)[number]): Promise<void> => {
    const words: ReportWords = {
      rank: text('report.rank'),
      pupil: text('report.pupil'),
      average: text('report.average'),
      progress: text('report.progress'),
      honour: text('report.honour'),
      remark: text('report.remark'),
      moved: text('report.moved'),
      term: (term) => text('classes.term', { term }),
      leftOn: (on) =>
        text('pupil.leftOn', {
          date: formatDate(`${on}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
        }),
      honourOf: (id) => text(`review.honour.${id}`),
    };
    const isTerm = 'term' in report;
    const period = isTerm ? text('classes.term', { term: report.term }) : text('report.year');
    const rows = isTerm ? termRows(report, words) : yearRows(report, words);
    try {
      const { saveReport } = await import('../../save-report.ts');
      saveReport({
        kind,
        rows,
        name: cleanText(`${className} ${subject} ${period}`),
        isRightToLeft: direction === 'rtl',
      });
    } catch (error) {
      notifyError(error, 'classes.downloadFailed');
    }
  };
  return (
    <>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="outlined"
          startIcon={<Download size={18} />}
          aria-label={text('report.downloadAs', { kind: suffixes[kind] })}
          onClick={() => void save(kind)}
        >
          {isolateFigure(suffixes[kind])}
        </Button>
      ))}
      <Button variant="outlined" startIcon={<Printer size={18} />} onClick={() => window.print()}>
        <Message id="report.print" />
      </Button>
    </>
  );
};
