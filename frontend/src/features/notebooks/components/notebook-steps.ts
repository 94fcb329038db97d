import type { JobStep } from '../../../components/jobs/job-progress.tsx';

/** The steps a notebook's job reports, in their order. */
export const notebookSteps: readonly JobStep[] = [
  { name: 'reading', label: 'notebooks.step.reading' },
  { name: 'rendering', label: 'notebooks.step.rendering' },
];
