import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FileText, MessageSquareText, Sigma } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usualHonours } from '#shared/model/honours.ts';
import type { ReportSettings } from '#shared/model/report-settings.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms, type Term } from '#shared/model/term.ts';
import { termReport, type SheetsByTerm } from '#shared/record/figures/term-report.ts';
import { yearReport } from '#shared/record/figures/year-report.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { Segments } from '#frontend/components/form/segments.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import {
  classMarksPath,
  classSubjectsPath,
  markSheetPath,
  REPORT,
  reportsOfClassPath,
} from '#frontend/lib/class-paths.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { termOn } from '#frontend/lib/school-season.ts';
import { useReportSettings } from '#frontend/record/api/report-settings.ts';
import { useSheetsOfClass, type FullSheet } from '#frontend/record/hooks/use-sheets-of-class.ts';
import { ExportButtons } from './export-button.tsx';
import { KeyFigures } from './key-figures.tsx';
import { TermPupils, YearPupils } from './pupil-tables.tsx';
import { TeachAgain } from './teach-again.tsx';
import { TermChart } from './term-chart.tsx';
import { BandsAndHonours, ColumnFigures, RuleLine } from './term-view.tsx';

const ThresholdsDialog = lazyOverlay(() => import('./thresholds-dialog.tsx'));
const RemarksPanel = lazyComponent(
  () => withTexts(import('./remarks-panel.tsx'), 'documents', 'appraisals'),
  <Skeleton variant="rounded" height={200} />,
);

const YEAR = 'year';

interface EnterProps {
  readonly classId: string;
  readonly term: Term;
  /** The sheet of the term; undefined if there is none yet. */
  readonly sheetId: string | undefined;
  /** Whether the marks of the sheet have a rule for averages. */
  readonly hasRule: boolean;
}

/** What to do where there is no average yet, instead of a table of dashes. */
const EnterMarks = ({ classId, term, sheetId, hasRule }: EnterProps) => (
  <EmptyState
    text={hasRule ? 'report.none' : 'report.noRule'}
    action={
      <Button
        component={Link}
        variant="contained"
        to={sheetId ? markSheetPath(classId, sheetId) : classMarksPath(classId)}
      >
        <Message id={hasRule ? 'report.enterMarks' : 'report.toMarks'} values={{ term }} />
      </Button>
    }
  />
);

interface BoardProps {
  readonly kept: SavedClass;
  readonly settings: ReportSettings;
  readonly subject: string;
  /** The sheets of the subject. */
  readonly sheets: readonly FullSheet[];
  readonly onChanged: () => void;
}

/** The report of one subject: a term, or the year. */
const SubjectReport = ({ kept, settings, subject, sheets, onChanged }: BoardProps) => {
  const text = useMessage();
  const [search, setSearch] = useSearchParams();
  const [thresholds, setThresholds] = useState<boolean>();
  const [writes, setWrites] = useState(false);
  const byTerm: SheetsByTerm = new Map<Term, FullSheet['content']>(
    terms.flatMap((term) => {
      const sheet = sheets.find((one) => one.term === term);
      return sheet ? [[term, sheet.content] as const] : [];
    }),
  );
  const honours = settings.honours?.thresholds ?? usualHonours.thresholds;
  const year = yearReport(kept, byTerm, honours);
  const begun = terms.filter((term) => year.terms[term - 1]?.statistics);
  const usual = String(begun.at(-1) ?? terms.findLast((term) => byTerm.has(term)));
  const asked = search.get(REPORT.period) ?? '';
  const period =
    asked === YEAR || [...byTerm.keys()].some((term) => String(term) === asked) ? asked : usual;
  const report =
    period === YEAR
      ? year
      : termReport(kept, byTerm, period === '1' ? 1 : period === '2' ? 2 : 3, honours);
  const ofTerm = report && 'term' in report ? report : undefined;
  const sheet = sheets.find(({ term }) => term === ofTerm?.term);
  const sheetId = sheet?.id;
  const options = [
    ...terms
      .filter((term) => byTerm.has(term))
      .map((term) => ({ value: String(term), label: text('classes.term', { term }) })),
    ...(byTerm.size > 1 ? [{ value: YEAR, label: text('report.year') }] : []),
  ];
  const choose = (value: string): void => {
    const next = new URLSearchParams(search);
    next.set(REPORT.period, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 auto' }}>
          <Segments
            label={text('report.period')}
            options={options}
            value={period}
            onChange={choose}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
          <TextButton
            label="classes.allSubjects"
            to={classSubjectsPath(kept.id)}
            icon={Sigma}
            isShort
          />
          {report && (
            <>
              {ofTerm && sheetId && (
                <TextButton
                  label="report.remarks"
                  variant="outlined"
                  icon={MessageSquareText}
                  aria-expanded={writes}
                  onClick={() => setWrites(!writes)}
                />
              )}
              {report.statistics && (
                <>
                  <TextButton
                    label="report.asPdf"
                    to={reportsOfClassPath(kept.id, ofTerm?.term)}
                    variant="contained"
                    icon={FileText}
                  />
                  <ExportButtons className={kept.name} {...{ subject, report }} />
                </>
              )}
            </>
          )}
        </Box>
      </Box>
      {report?.statistics && (
        <KeyFigures
          statistics={report.statistics}
          {...{ girls: report.girls, boys: report.boys }}
        />
      )}
      {ofTerm && <RuleLine report={ofTerm} />}
      {period === YEAR && (
        <Typography variant="body2" color="textSecondary">
          <Message id={year.statistics ? 'report.yearRule' : 'report.yearMissing'} />
        </Typography>
      )}
      {ofTerm && sheetId && writes && (
        <RemarksPanel report={ofTerm} {...{ kept, sheetId, settings, onSaved: onChanged }} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            ...(begun.length > 0 && { md: 'minmax(0, 3fr) minmax(0, 2fr)' }),
          },
          '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        {ofTerm?.statistics ? (
          <TermPupils report={ofTerm} />
        ) : ofTerm || begun.length === 0 ? (
          <EnterMarks
            classId={kept.id}
            term={ofTerm?.term ?? terms.find((term) => byTerm.has(term)) ?? 1}
            sheetId={sheetId ?? sheets[0]?.id}
            hasRule={ofTerm?.rule !== undefined || !ofTerm}
          />
        ) : (
          <YearPupils report={year} />
        )}
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {report?.statistics && (
            <BandsAndHonours
              statistics={report.statistics}
              onThresholds={() => setThresholds(true)}
            />
          )}
          {begun.length > 0 && (
            <TermChart
              shares={year.terms.map((one) => one?.statistics && one.statistics.mean / one.scale)}
              means={year.terms.map((one) => one?.statistics?.mean)}
            />
          )}
        </Box>
      </Box>
      {ofTerm?.columns.some(({ statistics }) => statistics) && <ColumnFigures report={ofTerm} />}
      {ofTerm && sheet && <TeachAgain kept={kept} content={sheet.content} />}
      {thresholds !== undefined && (
        <ThresholdsDialog
          settings={settings}
          open={thresholds}
          onClose={() => setThresholds(false)}
          onExited={() => setThresholds(undefined)}
        />
      )}
    </>
  );
};

/** What the marks of a class say, by subject and term; the page that a teacher opens before the council. */
const ClassReport = ({ kept }: { readonly kept: SavedClass }) => {
  const { data: sheets, error, reload } = useSheetsOfClass(kept.id);
  const settings = useReportSettings();
  const profile = useProfile();
  const [search, setSearch] = useSearchParams();
  // Whose subject it is would change what is shown.
  const isWaiting = profile.isLoading && kept.subject === undefined;
  if (!sheets || !settings.data || isWaiting) {
    const failure = sheets ? (settings.data ? undefined : settings.error) : error;
    if (failure === undefined) return <Skeleton variant="rounded" height={240} />;
    return (
      <ErrorState
        title="classes.marksLoadFailed"
        text={textOfError(failure)}
        action="common.retry"
        onAction={() => {
          reload();
          void settings.mutate();
        }}
      />
    );
  }
  const bySubject = Map.groupBy(sheets, ({ subject }) => foldText(subject));
  const own = [kept.subject, profile.data?.subject].map((subject) => foldText(subject ?? ''));
  const usual = own.find((subject) => bySubject.has(subject)) ?? [...bySubject.keys()][0];
  if (usual === undefined) {
    return <EnterMarks classId={kept.id} term={termOn(new Date())} sheetId={undefined} hasRule />;
  }
  const asked = foldText(search.get(REPORT.subject) ?? '');
  const chosen = bySubject.has(asked) ? asked : usual;
  const shown = bySubject.get(chosen) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {bySubject.size > 1 && (
        <Box sx={{ maxWidth: 320, displayPrint: 'none' }}>
          <SelectField
            name="subject"
            label={<Message id="classes.subject" />}
            placeholder=""
            value={chosen}
            onChange={(value) => {
              const next = new URLSearchParams(search);
              next.set(REPORT.subject, value);
              setSearch(next, { replace: true, preventScrollReset: true });
            }}
            options={[...bySubject].map(([value, [sheet]]) => ({
              value,
              label: sheet?.subject ?? '',
            }))}
          />
        </Box>
      )}
      <SubjectReport
        key={`${kept.id} ${chosen}`}
        subject={shown[0]?.subject ?? ''}
        sheets={shown}
        onChanged={reload}
        {...{ kept, settings: settings.data }}
      />
    </Box>
  );
};

export default ClassReport;
