import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contentRequest, listContentJobs } from '#shared/contracts/ai-content.ts';
import { contentDocuments } from '#shared/contracts/content-documents.ts';
import { classSubjects } from '#shared/model/class-subjects.ts';
import { seatingPlan } from '#shared/model/seating.ts';
import { draftEdit, draftPart } from '#shared/model/draft-edit.ts';
import { answersDocuments } from '#shared/contracts/answers-documents.ts';
import { gradebooks } from '#shared/contracts/gradebooks.ts';
import { addMarks } from '#shared/contracts/add-marks.ts';
import { endpoints } from '#shared/contracts/index.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { sampleEndpoints } from '../../test-support/fake-documents.ts';
import { sampleProfile } from '../../test-support/sample-profile.ts';
import { getAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { getReportSettings } from '#shared/contracts/report-settings.ts';
import { difficulty } from '#shared/model/question-levels.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { term } from '#shared/model/term.ts';
import { listedSheet } from '#shared/paper/printed-sheet.ts';
import { readInFull, readResponse } from './read-response.ts';

const job = {
  id: '1',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  status: 'SUCCESS',
  generatedFiles: [],
};
const jobs = (...list: unknown[]) => readResponse(listNotebookJobs.response, list);

describe('an answer of the API', () => {
  it('is read by the contract, without other fields', () => {
    expect(jobs({ ...job, secret: 1 })).toEqual([job]);
  });

  it.each([
    ['status', { status: 'CANCELLED' }],
    ['failure code', { status: 'FAILED', error: { code: 'too-late', params: { limit: '1' } } }],
    ['step', { status: 'PROCESSING', step: 'binding' }],
  ])('keeps its list when it has a %s unknown to this release', (_, change) => {
    expect(jobs(job, { ...job, ...change })).toEqual([job, { ...job, ...change }]);
  });

  it('keeps its list when it has a type unknown to this release', () => {
    const drafts = [
      { ...job, type: 'TEST' },
      { ...job, type: 'SONG' },
    ];
    expect(readResponse(listContentJobs.response, drafts)).toEqual(drafts);
  });

  it('keeps options of a job with a value unknown to this release, and those that it does not name', () => {
    const made = { ...job, options: { format: 'a3' } };
    const usual = { lessonsAhead: true, unplacedLessons: true };
    expect(jobs(made)).toEqual([
      { ...job, options: { format: 'a3', cornerMarks: false, ...usual } },
    ]);
  });

  it('loses only a row that cannot be read', () => {
    expect(jobs(job, { ...job, createdAt: 'yesterday' }, null)).toEqual([job]);
    expect(jobs({ ...job, generatedFiles: [{ name: 1 }, 'a'] }, job)).toEqual([job]);
  });

  it('loses only an optional field that cannot be read', () => {
    expect(jobs({ ...job, error: 'broken', source: 7 })).toEqual([job]);
  });

  it('is rejected when nothing in it can be read', () => {
    for (const answer of [[{ id: 1 }], { jobs: [] }, null, 'jobs'])
      expect(() => readResponse(listNotebookJobs.response, answer)).toThrow(z.core.$ZodError);
  });

  it('that will be edited and sent back is read in full, or not at all', () => {
    const { response } = sampleEndpoints.putDocument;
    readInFull.add(sampleEndpoints.content);
    const version = { version: 2, createdAt: job.createdAt, author: 'teacher' };
    const content = { title: 'A', marks: ['9'] };
    expect(readResponse(response, { ...version, author: 'robot', content })).toEqual({
      ...version,
      author: 'robot',
      content,
    });
    for (const newer of [
      { ...content, comment: '' },
      { ...content, marks: ['9', 10] },
    ])
      expect(() => readResponse(response, { ...version, content: newer })).toThrow(
        z.core.$ZodError,
      );
  });

  it('can be a profile with a level, a field and a text that this release does not know', () => {
    const newer = { ...sampleProfile, level: 'University', school: 'س'.repeat(1000) };
    expect(readResponse(getProfile.response, { ...newer, union: 'x' })).toEqual(newer);
  });
});

/** Schemas of contents that are edited and sent back. */
const inFull: ReadonlySet<z.core.$ZodType> = new Set([
  gradebooks.content,
  contentDocuments.content,
  answersDocuments.content,
  draftPart,
  draftEdit,
  // An unreadable request must not be sent again.
  contentRequest,
  getSchoolYear.response,
  getReportSettings.response,
  getAnnualDistributions.response,
  addMarks.response,
  classSubjects,
  seatingPlan,
  // Optional in a plan: one that is not known is left out.
  difficulty,
  // The export is only stored as a file, and a school year has three terms.
  listedSheet,
  term,
]);

/** The schemas that an answer consists of, at any depth, except those that are read in full. */
function leavesOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (inFull.has(schema)) return [];
  if (schema instanceof z.core.$ZodOptional) {
    const { innerType } = schema._zod.def;
    // One that is not known is left out.
    return innerType instanceof z.core.$ZodLiteral ? [] : leavesOf(innerType);
  }
  if (schema instanceof z.core.$ZodDefault) return leavesOf(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodArray) return leavesOf(schema._zod.def.element);
  if (schema instanceof z.core.$ZodObject)
    return Object.values(schema._zod.def.shape).flatMap(leavesOf);
  return [schema];
}

it('consists only of types that can be read from a newer server', () => {
  const responses = endpoints.flatMap(({ response }) => response ?? []);
  const kinds = new Set(responses.flatMap(leavesOf).map((schema) => schema._zod.def.type));
  // Any other kind, such as a union or a literal, would need its own rule in `readResponse`.
  expect([...kinds].toSorted()).toEqual(['boolean', 'enum', 'number', 'record', 'string']);
});
