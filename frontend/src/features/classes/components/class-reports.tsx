import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms } from '#shared/model/term.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { classMarksPath } from '#frontend/lib/classes/class-paths.ts';
import { useSheetsOfClass, type FullSheet } from '../hooks/use-sheets-of-class.ts';
import { rankPupils, termReport, type TermReport } from '../model/class-report.ts';

/** Terms may be missing. */
type Reports = ReadonlyMap<number, TermReport>;

const table = {
  borderCollapse: 'collapse',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 1,
    px: 1.25,
    textAlign: 'start',
    fontWeight: 400,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& caption': { textAlign: 'start', fontWeight: 600, fontSize: '1.125rem', pb: 1 },
} as const;

/** Wide tables scroll in their own box, by keyboard too. */
const Scrolled = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <Box
    role="region"
    aria-label={label}
    tabIndex={0}
    sx={{
      overflowX: 'auto',
      bgcolor: 'background.paper',
      borderRadius: '12px',
      p: 2,
      border: '1px solid',
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);

/** In the place of a figure that is missing. */
const NONE = '—';

const Mark = ({ value }: { readonly value: number | undefined }) =>
  value === undefined ? NONE : <FormattedNumber value={value} minimumFractionDigits={2} />;

/** The figures of a subject, a row for each term. */
const Figures = ({ reports }: { readonly reports: Reports }) => {
  const text = useMessage();
  const shown = [...reports].flatMap(([term, { statistics }]) =>
    statistics ? [{ term, ...statistics }] : [],
  );
  return (
    <Scrolled label={text('classes.report.figures')}>
      <Box component="table" sx={table}>
        <caption>
          <Message id="classes.report.figures" />
        </caption>
        <thead>
          <tr>
            {(['term', 'mean', 'passed', 'highest', 'lowest', 'pupils'] as const).map((one) => (
              <th key={one} scope="col">
                <Message id={`classes.report.${one}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ term, mean, passed, marked, highest, lowest, absent, blank }) => (
            <tr key={term}>
              <th scope="row">
                <Message id="classes.term" values={{ term }} />
              </th>
              <td>
                <Mark value={mean} />
              </td>
              <td>
                <Message
                  id="classes.report.passedOf"
                  values={{ passed, marked, share: passed / marked }}
                />
              </td>
              <td>
                <Mark value={highest} />
              </td>
              <td>
                <Mark value={lowest} />
              </td>
              <td>
                <Message
                  id="classes.report.pupilsOf"
                  values={{ marked, all: marked + absent + blank }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Scrolled>
  );
};

interface RankingProps {
  readonly kept: SavedClass;
  readonly reports: Reports;
  /** The term whose averages decide the order. */
  readonly term: number;
}

/** The pupils by the averages of one term, with those of the others beside them. */
const Ranking = ({ kept, reports, term }: RankingProps) => {
  const text = useMessage();
  const report = reports.get(term);
  const shown = [...reports.keys()];
  return (
    <Scrolled label={text('classes.report.ranking')}>
      <Box component="table" sx={table}>
        <caption>
          <Message id="classes.report.ranking" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Message id="classes.report.rank" />
            </th>
            <th scope="col">
              <Message id="classes.report.pupil" />
            </th>
            {shown.map((one) => (
              <th key={one} scope="col" aria-sort={one === term ? 'descending' : undefined}>
                <Message id="classes.term" values={{ term: one }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rankPupils(kept, { averages: report?.averages ?? new Map() }).map(
            ({ id, fullName, rank }) => (
              <tr key={id}>
                <td>{rank === undefined ? NONE : <FormattedNumber value={rank} />}</td>
                <th scope="row">
                  <bdi>{fullName}</bdi>
                </th>
                {shown.map((one) => (
                  <td key={one}>
                    <Mark value={reports.get(one)?.averages.get(id)} />
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </Box>
    </Scrolled>
  );
};

const reportsOf = (kept: SavedClass, sheets: readonly FullSheet[]): Reports =>
  new Map(
    terms.flatMap((term) => {
      const sheet = sheets.find((one) => one.term === term);
      const report = sheet && termReport(kept, sheet.content);
      return report?.statistics ? [[term, report] as const] : [];
    }),
  );

/** What the marks of a class say: figures of each term, and the pupils in their order. */
const ClassReports = ({ kept }: { readonly kept: SavedClass }) => {
  const text = useMessage();
  const { data: sheets, error, reload } = useSheetsOfClass(kept.id);
  const [askedSubject, setSubject] = useState<string>();
  const [askedTerm, setTerm] = useState<string>();
  if (!sheets) {
    if (error === undefined) return <Skeleton variant="rounded" height={240} />;
    return (
      <ErrorState
        title="classes.marksLoadFailed"
        text={textOfError(error)}
        action="common.retry"
        onAction={reload}
      />
    );
  }
  const bySubject = Map.groupBy(sheets, ({ subject }) => foldText(subject));
  const subjects = [...bySubject.keys()];
  const subject = subjects.find((one) => one === askedSubject) ?? subjects[0] ?? '';
  const reports = reportsOf(kept, bySubject.get(subject) ?? []);
  const shown = [...reports.keys()];
  const term = shown.find((one) => String(one) === askedTerm) ?? shown.at(-1);
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          '& > *': { flex: '1 1 12rem', maxWidth: 320 },
          '&:empty': { display: 'none' },
        }}
      >
        {bySubject.size > 1 && (
          <div>
            <SelectField
              name="subject"
              label={<Message id="classes.subject" />}
              placeholder=""
              value={subject}
              onChange={setSubject}
              options={[...bySubject].map(([value, [sheet]]) => ({
                value,
                label: sheet?.subject ?? '',
              }))}
            />
          </div>
        )}
        {shown.length > 1 && (
          <div>
            <SelectField
              name="term"
              label={<Message id="classes.report.order" />}
              placeholder=""
              value={String(term)}
              onChange={setTerm}
              options={shown.map((one) => ({
                value: String(one),
                label: text('classes.term', { term: one }),
              }))}
            />
          </div>
        )}
      </Box>
      {term === undefined ? (
        <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
          <Message id="classes.report.none" />
          <br />
          <Link to={classMarksPath(kept.id)}>
            <Message id="classes.report.toMarks" />
          </Link>
        </Typography>
      ) : (
        <>
          <Figures reports={reports} />
          <Ranking {...{ kept, reports, term }} />
        </>
      )}
    </Box>
  );
};

export default ClassReports;
