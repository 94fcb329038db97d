import Box from '@mui/material/Box';
import { ListChecks, ScanText } from 'lucide-react';
import { jobSteps } from '#shared/model/job-steps.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import picture from '#frontend/assets/illustrations/grades.svg';
import { DownloadButton } from '#frontend/components/jobs/download-button.tsx';
import {
  JobHistoryPage,
  type JobHistoryTexts,
} from '#frontend/components/jobs/job-history-page.tsx';
import { ReadingTabs } from '#frontend/components/jobs/reading-tabs.tsx';
import { JobThumbnail } from '#frontend/components/jobs/job-thumbnail.tsx';
import type { JobColumn } from '#frontend/components/jobs/job-list-props.ts';
import { sourceColumn } from '#frontend/components/jobs/source-column.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { GradeJob } from '#frontend/lib/api/response-types.ts';
import { useMarkTitles } from '#frontend/record/components/marks/use-mark-titles.ts';
import { gradeReviewPath, paths } from '#frontend/lib/paths.ts';
import { gradeCalls } from '#frontend/lib/resources/job-lists.ts';
import { ConfirmedNote } from '../components/confirmed-note.tsx';
import { UnaskedNote } from '../components/unasked-note.tsx';

const texts: JobHistoryTexts = {
  title: 'grades.historyTitle',
  intro: 'grades.historyIntro',
  fetchFailed: 'grades.fetchFailed',
  emptyTitle: 'job.noHistory',
  emptyText: 'grades.emptyText',
  ready: 'grades.ready',
  failed: 'grades.failed',
  deleted: 'grades.deleted',
  deleteTitle: 'grades.deleteTitle',
  deleteText: 'grades.deleteText',
};

const source = sourceColumn('grades.image', 'grades.imageUnknown');
/** A page by its class, with the file below; without a class by its file. */
const PageName = ({ job }: { readonly job: GradeJob }) => {
  const title = useMarkTitles().ofPage(job);
  if (title === undefined) return source.render(job);
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {source.render(job)}
      </Box>
    </>
  );
};
const columns: readonly JobColumn<GradeJob>[] = [
  {
    ...source,
    render: (job) => (
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1.5 }}>
        {job.made?.thumbnail && <JobThumbnail src={job.made.thumbnail} aspectRatio="4 / 5" />}
        <Box sx={{ minWidth: 0 }}>
          <PageName job={job} />
          {job.status === 'SUCCESS' && <UnaskedNote jobId={job.id} />}
          {job.confirmed && <ConfirmedNote at={job.confirmed.at} />}
        </Box>
      </Box>
    ),
  },
];

const ExtractButton = () => (
  <TextButton
    label="grades.extractTitle"
    to={paths.extractGrades}
    variant="contained"
    icon={ScanText}
  />
);

const ReviewButton = ({ jobId }: { readonly jobId: string }) => (
  <TextButton
    label="grades.review"
    to={gradeReviewPath(jobId)}
    variant="outlined"
    size="small"
    icon={ListChecks}
  />
);

const GradesPage = () => (
  <JobHistoryPage
    calls={gradeCalls}
    texts={texts}
    changes={listAllMarkSheets.id}
    submitted={() => 'grades.submitted'}
    steps={jobSteps.grade}
    columns={columns}
    result={({ id, generatedFiles }) => (
      <>
        <ReviewButton jobId={id} />
        <DownloadButton file={generatedFiles[0]} label="grades.download" />
      </>
    )}
    form={() => paths.extractGrades}
    create={ExtractButton}
    tabs={<ReadingTabs current={paths.grades} />}
    picture={picture}
  />
);

// The mark sheets are read after the jobs: of a job that has succeeded by then, they hold the marks.
export const begin = () => beginCalls(gradeCalls.first, listClasses);

export default GradesPage;
