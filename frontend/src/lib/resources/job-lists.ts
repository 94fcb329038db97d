import { contentJobs } from '#shared/contracts/ai-content.ts';
import { answersJobs } from '#shared/contracts/answer-sheets.ts';
import { gradeJobs } from '#shared/contracts/grades.ts';
import { notebookJobs } from '#shared/contracts/notebooks.ts';
import { jobCalls } from './job-calls.ts';

// The kinds of job that the dashboard shows too, so that it and their own pages share the fetched lists.

export const notebookCalls = jobCalls(notebookJobs);
export const gradeCalls = jobCalls(gradeJobs);
/** The jobs that read photographed answer sheets. */
export const answersCalls = jobCalls(answersJobs);
/** The jobs that draft lesson plans, tests and exercises. */
export const contentCalls = jobCalls(contentJobs);
