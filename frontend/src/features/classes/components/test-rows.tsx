import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { JobStatusChip } from '#frontend/components/job-status/job-status-chip.tsx';
import { CalendarDate } from '#frontend/components/text/calendar-date.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { ContentJob } from '#frontend/lib/api/response-types.ts';
import { markSheetPath, pointsSearch, testFiguresPath } from '#frontend/lib/class-paths.ts';
import { draftPath } from '#frontend/lib/paths.ts';
import type { WrittenIn } from '../model/written-tests.ts';

interface RowProps {
  readonly to: string;
  readonly title: ReactNode;
  readonly about: readonly ReactNode[];
  readonly children?: ReactNode;
}

const Row = ({ to, title, about, children }: RowProps) => (
  <Card
    component="li"
    sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
  >
    <Box sx={{ flex: '1 1 12rem', minWidth: 0, display: 'grid', gap: 0.5 }}>
      <MuiLink component={Link} to={to} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
      </MuiLink>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        {about.map((part, index) => (
          <span key={index}>{part}</span>
        ))}
      </Box>
    </Box>
    {children}
  </Card>
);

interface ResultsProps {
  readonly classId: string;
  readonly written: WrittenIn;
}

/** The ways to the results of a test. */
const Results = ({ classId, written: { sheetId, subject, term, test } }: ResultsProps) => {
  const path = markSheetPath(classId, sheetId);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, fontSize: '0.9375rem' }}>
      <MuiLink component={Link} to={path}>
        <Message id="classes.testMarks" values={{ count: test.marks }} />
      </MuiLink>
      {test.questions !== undefined && (
        <MuiLink component={Link} to={path + pointsSearch(test.column)}>
          <Message id="classes.testPoints" values={{ count: test.questions }} />
        </MuiLink>
      )}
      {test.questions !== undefined && (
        <MuiLink
          component={Link}
          to={testFiguresPath(classId, { subject, term, column: test.column })}
        >
          <Message id="classes.testFigures" />
        </MuiLink>
      )}
    </Box>
  );
};

interface DraftedProps {
  readonly job: ContentJob;
  readonly classId: string;
  /** The test in the record, once its results are entered. */
  readonly results: WrittenIn | undefined;
}

/** A test that was drafted for the class. */
export const DraftedTest = ({ job, classId, results }: DraftedProps) => (
  <Row
    to={draftPath(job.id)}
    title={job.source}
    about={job.date === undefined ? [] : [<CalendarDate key="date" date={job.date} />]}
  >
    {results ? <Results classId={classId} written={results} /> : <JobStatusChip job={job} />}
  </Row>
);

/** A test whose marks are in the record. */
export const WrittenTest = ({ classId, written }: ResultsProps) => {
  const { sheetId, subject, term, test } = written;
  return (
    <Row
      to={
        markSheetPath(classId, sheetId) +
        (test.questions === undefined ? '' : pointsSearch(test.column))
      }
      title={test.heading || <Message id="classes.unnamedTest" />}
      about={[
        <CalendarDate key="date" date={test.date} />,
        <bdi key="subject">{subject}</bdi>,
        <Message key="term" id="classes.term" values={{ term }} />,
      ]}
    >
      <Results classId={classId} written={written} />
    </Row>
  );
};
