import Box from '@mui/material/Box';
import { Plus } from 'lucide-react';
import { reportContents } from '#shared/contracts/reports.ts';
import { jobSteps } from '#shared/model/job-steps.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import picture from '#frontend/assets/illustrations/reports.svg';
import { DownloadButton } from '#frontend/components/jobs/download-button.tsx';
import {
  JobHistoryPage,
  type JobHistoryTexts,
} from '#frontend/components/jobs/job-history-page.tsx';
import type { JobColumn } from '#frontend/components/jobs/job-list-props.ts';
import { chosenOptions, JobFacts } from '#frontend/components/options/chosen-options.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { ReportJob } from '#frontend/lib/api/response-types.ts';
import { paths } from '#frontend/lib/paths.ts';
import { reportCalls } from '../api.ts';

const texts: JobHistoryTexts = {
  title: 'reports.title',
  intro: 'reports.intro',
  fetchFailed: 'reports.fetchFailed',
  emptyTitle: 'reports.emptyTitle',
  emptyText: 'reports.emptyText',
  ready: 'reports.ready',
  failed: 'reports.failed',
  deleted: 'reports.deleted',
  deleteTitle: 'reports.deleteTitle',
  deleteText: 'reports.deleteText',
};

/** The contents that this release knows, in the order of the files. */
const contentsOf = ({ contents }: ReportJob) =>
  contents.map((content) => reportContents.find((one) => one === content));

/** The classes of a report, what it holds, and of which term. */
const ReportName = ({ job }: { readonly job: ReportJob }) => {
  const { source, term, slips, made, allSubjects } = job;
  const parts = [
    ...contentsOf(job).flatMap((content) =>
      content ? <Message key={content} id={`reports.content.${content}`} /> : [],
    ),
    ...(allSubjects ? [<Message key="subjects" id="reports.allSubjects" />] : []),
    ...(term === undefined ? [] : [<Message key="term" id="reports.ofTerm" values={{ term }} />]),
    ...chosenOptions('slips', slips),
    ...(made ? [<Message key="pages" id="reports.pages" values={{ pages: made.pages }} />] : []),
  ];
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
        <bdi>{source}</bdi>
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <JobFacts facts={parts} />
      </Box>
    </Box>
  );
};

const columns: readonly JobColumn<ReportJob>[] = [
  { id: 'source', label: 'reports.what', render: (job) => <ReportName job={job} /> },
];

const CreateButton = () => (
  <TextButton label="reports.makeTitle" to={paths.makeReports} variant="contained" icon={Plus} />
);

const ReportFilesPage = () => (
  <JobHistoryPage
    calls={reportCalls}
    texts={texts}
    submitted={() => 'reports.submitted'}
    steps={jobSteps.report}
    columns={columns}
    result={(job) =>
      job.generatedFiles.map((file, index) => {
        const content = contentsOf(job)[index];
        return (
          <DownloadButton
            key={file.name}
            file={file}
            label={content ? `reports.download.${content}` : 'reports.download'}
          />
        );
      })
    }
    create={CreateButton}
    picture={picture}
  />
);

export const begin = () => beginCalls(reportCalls.first);

export default ReportFilesPage;
