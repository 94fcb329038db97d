import { submitHandler } from '#core/jobs/submit-handlers.ts';
import { drafts } from '../jobs.ts';
import { draftSubmission } from '../submission.ts';

export const handler = submitHandler(drafts, draftSubmission);
