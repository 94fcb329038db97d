import Box from '@mui/material/Box';
import { ListChecks, ScanText } from 'lucide-react';
import { jobSteps } from '#shared/model/job-steps.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import picture from '#frontend/assets/illustrations/answer-sheets.svg';
import {
  JobHistoryPage,
  type JobHistoryTexts,
} from '#frontend/components/jobs/job-history-page.tsx';
import type { JobColumn } from '#frontend/components/jobs/job-list-props.ts';
import { ReadingTabs } from '#frontend/components/jobs/reading-tabs.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { AnswersJob } from '#frontend/lib/api/response-types.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { answerReviewPath, paths } from '#frontend/lib/paths.ts';
import { answersCalls } from '#frontend/lib/resources/job-lists.ts';

const texts: JobHistoryTexts = {
  title: 'answerSheets.historyTitle',
  intro: 'answerSheets.historyIntro',
  fetchFailed: 'answerSheets.fetchFailed',
  emptyTitle: 'answerSheets.emptyTitle',
  emptyText: 'answerSheets.emptyText',
  ready: 'answerSheets.ready',
  failed: 'answerSheets.failed',
  deleted: 'answerSheets.deleted',
  deleteTitle: 'answerSheets.deleteTitle',
  deleteText: 'answerSheets.deleteText',
};

const soft = { display: 'block', color: 'text.secondary', fontSize: '0.8125rem' } as const;

/** A reading by its test and class, with what was found; before that by its first picture. */
const ReadingName = ({ job: { source, pictures, made } }: { readonly job: AnswersJob }) => {
  const { data: classes = [] } = useClasses();
  const className = classes.find(({ id }) => id === made?.classId)?.name;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
        <bdi>{made?.title ?? source}</bdi>
        {className !== undefined && (
          <>
            {' · '}
            <bdi>{className}</bdi>
          </>
        )}
      </Box>
      <Box component="span" sx={soft}>
        {made ? (
          <Message id="answerSheets.sheets" values={{ count: made.sheets }} />
        ) : (
          <Message id="answerSheets.pictures" values={{ count: pictures }} />
        )}
      </Box>
      {made && made.doubts > 0 && (
        <Box component="span" sx={{ ...soft, color: 'paper.saffronText' }}>
          <Message id="answerSheets.doubts" values={{ count: made.doubts }} />
        </Box>
      )}
    </Box>
  );
};

const columns: readonly JobColumn<AnswersJob>[] = [
  { id: 'source', label: 'answerSheets.test', render: (job) => <ReadingName job={job} /> },
];

/** The way from a test to its marks, before the first reading. */
const Steps = () => (
  <Box
    component="ol"
    sx={{
      m: 0,
      mb: 3,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      gap: 2,
      maxWidth: 860,
      textAlign: 'start',
    }}
  >
    {([1, 2, 3] as const).map((step) => (
      <Box component="li" key={step} sx={{ display: 'flex', gap: 1.5 }}>
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: '1.75rem',
            height: '1.75rem',
            borderRadius: '50%',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontWeight: 600,
          }}
        >
          {step}
        </Box>
        <span>
          <Message id={`answerSheets.step.${step}`} />
        </span>
      </Box>
    ))}
  </Box>
);

const ReadButton = ({ centred = false }: { readonly centred?: boolean }) => (
  <Box sx={centred ? { display: 'grid', justifyItems: 'center' } : {}}>
    {centred && <Steps />}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <TextButton
        label="answerSheets.readTitle"
        to={paths.readAnswerSheets}
        variant="contained"
        icon={ScanText}
      />
      {centred && (
        <TextButton label="answerSheets.toTests" to={paths.aiContent} variant="outlined" />
      )}
    </Box>
  </Box>
);

const CheckButton = ({ jobId }: { readonly jobId: string }) => (
  <TextButton
    label="answerSheets.check"
    to={answerReviewPath(jobId)}
    variant="outlined"
    size="small"
    icon={ListChecks}
  />
);

const AnswerSheetsPage = () => (
  <JobHistoryPage
    calls={answersCalls}
    texts={texts}
    submitted={() => 'answerSheets.submitted'}
    steps={jobSteps['answer-sheets']}
    columns={columns}
    result={({ id }) => <CheckButton jobId={id} />}
    form={() => paths.readAnswerSheets}
    create={ReadButton}
    tabs={<ReadingTabs current={paths.answerSheets} />}
    picture={picture}
  />
);

export const begin = () => beginCalls(answersCalls.first, listClasses);

export default AnswerSheetsPage;
