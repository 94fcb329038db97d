import type { JobStep } from '../../../components/jobs/job-progress.tsx';

/** The steps an extraction reports, in their order. */
export const gradeSteps: readonly JobStep[] = [{ name: 'reading', label: 'grades.step.reading' }];
