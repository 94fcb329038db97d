import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import type { JobKind } from '#shared/model/job-steps.ts';

/** The sweep starts the workflow of every kind of job, each named by a variable of `workflowVariableOf`. */
export type SweepEnvironment = JobFilesEnvironment & Readonly<Record<string, string>>;

/** The variable that names the workflow of a kind of job, e.g. `AI_CONTENT_WORKFLOW_ARN`. */
export const workflowVariableOf = (kind: JobKind): string =>
  `${kind.toUpperCase().replaceAll('-', '_')}_WORKFLOW_ARN`;
