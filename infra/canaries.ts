/**
 * The endpoints whose new code gets a tenth of the calls first: those that pages call when they open, while a teacher
 * types, and to begin a job. The alarms that stop a release are shares of all calls, so a tenth of the calls of a seldom
 * endpoint cannot set them off. The other functions of a stack follow when these have done well. CodeDeploy refuses many
 * deployments at once, so a stack has at most ten (decision 114).
 */
export const canaries: ReadonlySet<string> = new Set([
  'get-profile',
  'list-students',
  'create-upload',
  'generate-content',
  'extract-grades',
  'get-school-year',
  'list-classes',
  'get-class',
  'list-all-mark-sheets',
  'get-mark-sheet',
  'put-mark-sheet-document',
  'list-course-logs',
  'put-course-log-document',
  'list-attendance',
  'put-attendance-document',
  'list-content-jobs',
  'get-content-job',
  'put-content-document',
  'export-content',
  'list-grade-jobs',
  'get-grade-job',
  'put-grade-document',
  'confirm-grades',
  'list-answers-jobs',
  'get-answers-job',
  'put-answers-document',
  'list-notebook-jobs',
  'submit-notebook',
  'list-report-jobs',
  'submit-report',
]);
