import { paths } from '../../lib/paths.ts';
import { PageTabs } from '../page/page-tabs.tsx';

const tabs = [
  { label: 'job.readings.grades', path: paths.grades },
  { label: 'job.readings.answers', path: paths.answerSheets },
] as const;

/** The tabs of the histories of what is read from photos; they share an item of the navigation. */
export const ReadingTabs = ({ current }: { readonly current: string }) => (
  <PageTabs
    label="job.readings"
    tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.path === current }))}
  />
);
