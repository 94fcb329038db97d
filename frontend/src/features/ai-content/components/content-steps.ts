import type { JobStep } from '../../../components/jobs/job-progress.tsx';

/** The steps a draft reports, in their order. */
export const contentSteps: readonly JobStep[] = [
  { name: 'drafting', label: 'aiContent.step.drafting' },
];
