import { jobSteps } from '../../../../../shared/model/job-steps.ts';
import picture from '../../../assets/illustrations/lesson-plan.svg';
import {
  JobHistoryPage,
  type JobHistoryTexts,
} from '../../../components/jobs/job-history-page.tsx';
import type { JobColumn } from '../../../components/jobs/job-list-props.ts';
import { sourceColumn } from '../../../components/jobs/source-column.tsx';
import { Say } from '../../../i18n/say.tsx';
import type { ContentJob } from '../../../lib/api/answers.ts';
import { contentJobs } from '../api.ts';
import { NewDraft } from '../components/new-draft.tsx';
import { ViewDraft } from '../components/view-draft.tsx';
import { submittedText, typeText } from '../content-forms.ts';

const texts: JobHistoryTexts = {
  title: 'aiContent.historyTitle',
  intro: 'aiContent.historyIntro',
  fetchFailed: 'aiContent.fetchFailed',
  emptyTitle: 'job.noHistory',
  emptyText: 'aiContent.emptyText',
  ready: 'aiContent.ready',
  failed: 'aiContent.failed',
  deleted: 'aiContent.deleted',
  deleteTitle: 'aiContent.deleteTitle',
  deleteText: 'aiContent.deleteText',
};
const columns: readonly JobColumn<ContentJob>[] = [
  { id: 'type', label: 'aiContent.type', render: ({ type }) => <Say id={typeText(type)} /> },
  sourceColumn('aiContent.topic', 'profile.empty'),
];

const AiContentPage = () => (
  <JobHistoryPage
    calls={contentJobs}
    texts={texts}
    submitted={({ type }) => submittedText(type)}
    steps={jobSteps['ai-content']}
    columns={columns}
    result={(job) => <ViewDraft job={job} />}
    create={NewDraft}
    picture={picture}
  />
);

export default AiContentPage;
