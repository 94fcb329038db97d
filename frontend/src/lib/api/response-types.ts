import type * as contract from '#shared/contracts/ai-content.ts';
import type * as answers from '#shared/contracts/answer-sheets.ts';
import type * as grades from '#shared/contracts/grades.ts';
import type * as reports from '#shared/contracts/reports.ts';
import type * as model from '#shared/model/job.ts';
import type * as profile from '#shared/model/profile.ts';
import type { Read } from './read-response.ts';

/** Answers as this tab may receive them: see `Read`. */
export type Job = Read<model.Job>;
export type JobFailure = Read<model.JobFailure>;
export type ContentJob = Read<contract.ContentJob>;
export type ReportJob = Read<reports.ReportJob>;
export type AnswersJob = Read<answers.AnswersJob>;
export type GradeJob = Read<grades.GradeJob>;
export type ProfessionalProfile = Read<profile.ProfessionalProfile>;
