import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Dumbbell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedList, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { pupilsForVerdicts } from '#shared/answers/question-figures.ts';
import { askedText } from '#shared/draft/asked-text.ts';
import type { MarkSheetColumn, MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { teachAgain, type TeachAgain as Report } from '#shared/record/figures/teach-again.ts';
import { DirectedProse } from '#frontend/components/text/directed-text.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { classTestsPath, exerciseOnMissedPath } from '#frontend/lib/class-paths.ts';
import { useTestVersion } from '#frontend/record/api/test-version.ts';
import { answerReviewPath } from '#frontend/lib/paths.ts';
import { NONE, ReportCard, ReportTable, SPACE } from './report-parts.tsx';

const soft = { color: 'text.secondary', fontSize: '0.875rem' } as const;

/** The figures of each question of a test. */
const Questions = ({ report, heading }: { readonly report: Report; readonly heading: string }) => {
  const text = useMessage();
  const intl = useIntl();
  const percent = (value: number): string => intl.formatNumber(value, { style: 'percent' });
  return (
    <ReportTable label={text('report.again.questionsOf', { heading })}>
      <thead>
        <tr>
          {(['question', 'facility', 'discrimination', 'missed', 'verdict'] as const).map((id) => (
            <th key={id} scope="col">
              <Message id={`report.again.${id}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.questions.map(({ number, facility, discrimination, missed, verdict }) => (
          <tr key={number}>
            <th scope="row">
              <Message id="report.again.number" values={{ number }} />
            </th>
            <td>{percent(facility)}</td>
            <td>
              {discrimination === undefined ? (
                NONE
              ) : (
                <bdi dir="ltr">
                  {intl.formatNumber(discrimination, {
                    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
                  })}
                </bdi>
              )}
            </td>
            <td>{intl.formatNumber(missed)}</td>
            <Box component="td" sx={{ minWidth: '16rem' }}>
              {verdict ? <Message id={`report.again.verdict.${verdict}`} /> : NONE}
            </Box>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
};

interface GroupsProps {
  readonly report: Report;
  readonly column: MarkSheetColumn;
  readonly kept: SavedClass;
}

/** Names of pupils, in the order of the class. */
const Names = ({ ids, kept }: { readonly ids: readonly string[]; readonly kept: SavedClass }) => (
  <FormattedList
    type="unit"
    value={kept.pupils
      .filter(({ id }) => ids.includes(id))
      .map(({ id, fullName }) => (
        <bdi key={id}>{fullName}</bdi>
      ))}
  />
);

/** The first lines of what a question asks. */
const Stem = ({ stem }: { readonly stem: string }) => (
  <Box
    dir="auto"
    sx={{
      ...{ ...soft, display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2' },
      overflow: 'hidden',
    }}
  >
    <DirectedProse text={stem} />
  </Box>
);

/** Who missed what, with a way to exercises for each group. */
const Groups = ({ report, column, kept }: GroupsProps) => {
  const text = useMessage();
  const { data: test } = useTestVersion(column.draft, column.draftVersion);
  return (
    <Box
      component="ul"
      aria-label={text('report.again.groups')}
      sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1.5 }}
    >
      {[
        ...report.missedByAll.map((question) => ({ question, pupils: undefined })),
        ...report.groups,
      ].map(({ question, pupils }) => {
        const { draft, draftVersion: version } = column;
        const id = column.questions?.[question - 1]?.id;
        const stem = test && id !== undefined ? askedText(test, id) : undefined;
        return (
          <Box
            component="li"
            key={question}
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' },
              ...{ pt: 1.5, borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>
                <Message
                  id={pupils ? 'report.again.group' : 'report.again.whole'}
                  values={{ number: question, count: pupils?.length ?? 0 }}
                />
              </Typography>
              {stem !== undefined && <Stem stem={stem.split('\n')[0] ?? ''} />}
              {pupils && (
                <Box sx={{ fontSize: '0.9375rem' }}>
                  <Names ids={pupils} kept={kept} />
                </Box>
              )}
            </Box>
            <TextButton
              label={pupils ? 'report.again.exercise' : 'report.again.exerciseForAll'}
              to={exerciseOnMissedPath(
                kept.id,
                draft !== undefined && version !== undefined && id !== undefined
                  ? { draft, version, question: id }
                  : undefined,
              )}
              variant="outlined"
              size="small"
              icon={Dumbbell}
              aria-label={text(
                pupils ? 'report.again.exerciseOn' : 'report.again.exerciseForAllOn',
                { number: question },
              )}
              sx={{ displayPrint: 'none' }}
            />
          </Box>
        );
      })}
    </Box>
  );
};

/** One test: its questions, and the pupils in groups by what they missed. */
const TestReport = ({ report, column, kept }: GroupsProps) => {
  const { groups, missedByAll, isEnough } = report;
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${column.id}`) section.current?.scrollIntoView();
  }, [hash, column.id]);
  const rest = [
    ['report.again.ungrouped', report.ungrouped],
    [missedByAll.length > 0 ? 'report.again.othersOnly' : 'report.again.others', report.others],
    ['report.again.incomplete', report.incomplete],
    ['report.again.absent', report.absent],
  ] as const;
  return (
    <Box component="section" ref={section} sx={{ '& + &': { mt: 3 }, scrollMarginTop: '5rem' }}>
      <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 600, mb: 1 }}>
        <bdi>{column.heading}</bdi>
      </Typography>
      <Questions report={report} heading={column.heading} />
      {column.answers !== undefined && (
        <Box sx={{ mt: 1, fontSize: '0.9375rem', displayPrint: 'none' }}>
          <Link to={answerReviewPath(column.answers)}>
            <Message id="report.again.chosen" />
          </Link>
        </Box>
      )}
      {!isEnough && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          <Message
            id="report.again.few"
            values={{ count: groupSize(report), least: pupilsForVerdicts }}
          />
        </Alert>
      )}
      {groups.length + missedByAll.length > 0 && <Groups {...{ report, column, kept }} />}
      {rest.map(
        ([id, ids]) =>
          ids.length > 0 && (
            <Box key={id} sx={{ ...soft, mt: 1 }}>
              <Message id={id} />
              {SPACE}
              <Names ids={ids} kept={kept} />
            </Box>
          ),
      )}
    </Box>
  );
};

/** How many pupils have points for every question. */
const groupSize = ({ groups, ungrouped, others }: Report): number =>
  others.length + ungrouped.length + groups.reduce((sum, { pupils }) => sum + pupils.length, 0);

interface Props {
  readonly kept: SavedClass;
  readonly content: MarkSheetContent;
}

/** What the tests of a term say about what to teach again, where points were entered question by question. */
export const TeachAgain = ({ kept, content }: Props) => {
  const ids = kept.pupils.map(({ id }) => id);
  const tests = content.columns.flatMap((column) => {
    const report = teachAgain(column, content, ids);
    return report ? [{ column, report }] : [];
  });
  return (
    <ReportCard title="report.again">
      {tests.length === 0 ? (
        <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
          <Message id="report.again.none" />
          {SPACE}
          <Link to={classTestsPath(kept.id)}>
            <Message id="report.again.toTests" />
          </Link>
        </Typography>
      ) : (
        <>
          <Typography sx={{ ...soft, mb: 2, maxWidth: '75ch' }}>
            <Message id="report.again.rule" />
          </Typography>
          {tests.map(({ column, report }) => (
            <TestReport key={column.id} {...{ column, report, kept }} />
          ))}
        </>
      )}
    </ReportCard>
  );
};
