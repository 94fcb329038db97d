import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
import { termReport, type Reports } from '../model/class-report.ts';
import { Figures, Ranking } from './report-tables.tsx';

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
