import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import type { JobKind } from '#shared/model/job-steps.ts';

/** The sweep starts the workflows of all kinds of jobs; `workflowVariableOf` names the variable of each. */
export type SweepEnvironment = JobFilesEnvironment & Readonly<Record<string, string>>;

/** The variable with the ARN of a kind's workflow, e.g. `AI_CONTENT_WORKFLOW_ARN`. */
export const workflowVariableOf = (kind: JobKind): string =>
  `${kind.toUpperCase().replaceAll('-', '_')}_WORKFLOW_ARN`;
