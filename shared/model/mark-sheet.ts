import * as z from 'zod/mini';
import { classId } from './class-id.ts';
import { documentVersion } from './document.ts';
import { averageRule } from './average-rule.ts';
import { cellText, isoDate, isoDateTime, line } from './text.ts';
import { limits } from './limits.ts';
import { quarters } from './quarters.ts';
import { markRoles } from './mark-role.ts';
import { pupilId } from './saved-class.ts';
import { term } from './term.ts';
import { ulid } from './ulid.ts';

const id = z.string().check(z.regex(/^[a-z0-9]{1,8}$/));
const text = cellText(limits.gradebookTextLength);

/** A question of a test whose points are entered one by one. */
const testQuestion = z.strictObject({
  /** Unique in its column and never reused. */
  id,
  /** The most that it gives, in quarters. */
  points: quarters(0.25, limits.draftPoints),
});
export type TestQuestion = z.infer<typeof testQuestion>;

/** A column of marks that a teacher gives; averages and ranks are calculated and not stored. */
export const markSheetColumn = z.strictObject({
  /** Unique among the columns and never reused. */
  id,
  heading: text,
  role: z.optional(z.enum(markRoles)),
  /** The full mark. */
  scale: z.int().check(z.gte(1), z.lte(1000)),
  /** When the test was written. */
  date: z.optional(isoDate()),
  /** The job that drafted the test. */
  draft: z.optional(ulid),
  /** The version of the draft that pupils wrote: its questions have these ids. */
  draftVersion: z.optional(z.int().check(z.positive())),
  /** The job that read the points from answer sheets: it knows which options were chosen. */
  answers: z.optional(ulid),
  /** The questions of the test in its order, if points are given for each. */
  questions: z.optional(
    z.array(testQuestion).check(z.minLength(1), z.maxLength(limits.testQuestions)),
  ),
});
export type MarkSheetColumn = z.infer<typeof markSheetColumn>;

/** Where marks came from, if they were not typed. */
export const markSource = z.strictObject({
  id,
  /** `page`: a photographed page of marks. `workbook`: the ministry's workbook. */
  kind: z.enum(['page', 'workbook']),
  /** The name of the page or file. */
  name: cellText(limits.fileNameLength),
  /** The job that read the page. */
  jobId: z.optional(ulid),
  /** They went in by themselves: the teacher wished it, and no mark was doubtful. */
  unasked: z.optional(z.literal(true)),
  addedAt: isoDateTime(),
});
export type MarkSource = z.infer<typeof markSource>;

const sheetMark = z.strictObject({
  /** As written: `12,5`, `غ`. Never empty. */
  text: text.check(z.minLength(1)),
  /** The id of its source; missing if it was typed. */
  from: z.optional(id),
});

/** Pupils of a sheet: those of the class and those who have left. */
const PUPILS = 2 * limits.classPupils;

const recordOfPupils = <Value extends z.core.$ZodType>(value: Value) =>
  z
    .record(pupilId, value)
    .check(z.refine((values) => Object.keys(values).length <= PUPILS, { error: 'too_big' }));

const contentParts = z.strictObject({
  columns: z.array(markSheetColumn).check(z.maxLength(limits.sheetColumns)),
  /** By pupil and column. */
  marks: recordOfPupils(z.record(id, sheetMark)),
  /** By pupil, column and question: the points, as written. Never empty. */
  points: z.optional(recordOfPupils(z.record(id, z.record(id, text.check(z.minLength(1)))))),
  averages: z.optional(averageRule),
  /** Appraisals, by pupil. */
  remarks: z.optional(recordOfPupils(text)),
  /** What the teacher advises, by pupil; the ministry's file of middle and secondary schools has a column for it. */
  advice: z.optional(recordOfPupils(text)),
  sources: z.optional(z.array(markSource).check(z.maxLength(limits.gradebookRows))),
});
export type MarkSheetContent = z.infer<typeof contentParts>;

/**
 * The marks of one subject of a class in one term: the content of a document with versions. A save that leaves out the
 * remarks, advice, points or sources keeps those that are stored; what it sends empty is gone.
 */
export const markSheetContent = contentParts.check(
  z.refine(
    ({ columns, marks, points = {}, sources = [] }) => {
      const columnIds = new Set(columns.map((column) => column.id));
      const questionIds = new Map(
        columns.map((column) => [column.id, new Set(column.questions?.map((one) => one.id))]),
      );
      const sourceIds = new Set(sources.map((source) => source.id));
      return (
        columnIds.size === columns.length &&
        sourceIds.size === sources.length &&
        columns.every(
          (column) => questionIds.get(column.id)?.size === (column.questions?.length ?? 0),
        ) &&
        Object.values(points).every((ofPupil) =>
          Object.entries(ofPupil).every(([column, given]) =>
            Object.keys(given).every((question) => questionIds.get(column)?.has(question)),
          ),
        ) &&
        Object.values(marks).every((ofPupil) =>
          Object.entries(ofPupil).every(
            ([column, { from }]) =>
              columnIds.has(column) && (from === undefined || sourceIds.has(from)),
          ),
        )
      );
    },
    { error: 'inconsistent' },
  ),
);

/** The term, and a hash of the subject: a class has one sheet for both. */
export const markSheetId = z.string().check(z.regex(/^t[123]-[a-z2-7]{10}$/));

/** The subject and term of a new sheet. */
export const markSheetHeading = z.strictObject({ subject: line(limits.textLength), term });
export type MarkSheetHeading = z.infer<typeof markSheetHeading>;

/** A test that was written on a day: a column of a sheet with a date. */
export const writtenTest = z.object({
  column: id,
  heading: z.string(),
  scale: z.int(),
  date: isoDate(),
  /** The job that drafted it. */
  draft: z.optional(ulid),
  questions: z.optional(z.int()),
  /** How many marks were entered. */
  marks: z.int(),
});
export type WrittenTest = z.infer<typeof writtenTest>;

/** A sheet as a list shows it. */
export const markSheetSummary = z.object({
  id: markSheetId,
  subject: z.string(),
  /** 1, 2 or 3. */
  term: z.int(),
  /** Columns, and the marks in them of the pupils on the list. */
  columns: z.int(),
  marks: z.int(),
  tests: z.optional(z.array(writtenTest)),
  /** The jobs that read the pages whose marks were added. */
  pages: z.optional(z.array(z.string())),
  /** The jobs whose marks went in by themselves, and how many are still as they went in. */
  unasked: z.optional(z.array(z.object({ jobId: z.string(), marks: z.int() }))),
  createdAt: isoDateTime(),
  changedAt: isoDateTime(),
});
export type MarkSheetSummary = z.infer<typeof markSheetSummary>;

/** A sheet in a list of several classes. */
export const markSheetOfClass = z.extend(markSheetSummary, { classId });
export type MarkSheetOfClass = z.infer<typeof markSheetOfClass>;

export const markSheet = z.extend(markSheetOfClass, {
  document: z.extend(documentVersion, { content: markSheetContent }),
});
