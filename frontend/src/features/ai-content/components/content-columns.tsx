import type { ContentJob } from '../../../lib/api/answers.ts';
import type { JobColumn } from '../../../components/jobs/job-list-props.ts';
import { sourceColumn } from '../../../components/jobs/source-column.tsx';
import { Say } from '../../../i18n/say.tsx';
import { typeText } from '../content-forms.ts';

/** What a draft is, and what it is about. */
export const contentColumns: readonly JobColumn<ContentJob>[] = [
  {
    id: 'type',
    label: 'aiContent.type',
    render: ({ type }) => <Say id={typeText(type)} />,
  },
  sourceColumn('aiContent.topic', 'profile.empty'),
];
