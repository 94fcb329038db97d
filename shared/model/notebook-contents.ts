import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { term } from './term.ts';
import { isoDate } from './text.ts';

/** A column for every school day, for those of the class's timetable, two months on a page; or none. */
export const attendanceForms = ['every-day', 'timetable-days', 'two-months', 'none'] as const;

const pages = z.int().check(z.gte(0), z.lte(limits.writingPages));

const DAY = 86_400_000;

/** Days whose daily pages are printed with their lessons, including both ends. */
export const dailyDays = z.strictObject({ from: isoDate(), to: isoDate() }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'before_start' }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < limits.dailyDays * DAY, {
    path: ['to'],
    error: 'too_big',
  }),
);
export type DailyDays = z.infer<typeof dailyDays>;

/** What a notebook contains besides its cover, contents, overview and class lists. */
export const notebookContents = z.strictObject({
  /** Before the classes. */
  teacherCard: z.boolean(),
  schoolCard: z.boolean(),
  timetable: z.boolean(),
  holidays: z.boolean(),
  annualDistribution: z.boolean(),
  /** For each class. */
  attendance: z.enum(attendanceForms),
  /** The terms that have a grid of marks. */
  marks: z.array(term).check(z.maxLength(3)),
  results: z.boolean(),
  statistics: z.boolean(),
  remediation: z.boolean(),
  seatingPlan: z.boolean(),
  /** Pages of squared paper for each class. */
  notes: pages,
  /** After the classes. */
  dailyPages: pages,
  councilMinutes: z.boolean(),
  trainingLog: z.boolean(),
});
export type NotebookContents = z.infer<typeof notebookContents>;

export const contentsPresetIds = ['complete', 'essential', 'marks-only'] as const;
export type ContentsPresetId = (typeof contentsPresetIds)[number];

const complete: NotebookContents = {
  teacherCard: true,
  schoolCard: true,
  timetable: true,
  holidays: true,
  annualDistribution: true,
  attendance: 'every-day',
  marks: [1, 2, 3],
  results: true,
  statistics: true,
  remediation: true,
  seatingPlan: true,
  notes: 2,
  dailyPages: 10,
  councilMinutes: true,
  trainingLog: true,
};

/** Presets to begin with; a request without contents gets the first. */
export const contentsPresets: Readonly<Record<ContentsPresetId, NotebookContents>> = {
  complete,
  essential: {
    ...complete,
    schoolCard: false,
    annualDistribution: false,
    attendance: 'two-months',
    remediation: false,
    seatingPlan: false,
    notes: 1,
    dailyPages: 0,
    councilMinutes: false,
    trainingLog: false,
  },
  'marks-only': {
    ...complete,
    teacherCard: false,
    schoolCard: false,
    timetable: false,
    holidays: false,
    annualDistribution: false,
    attendance: 'none',
    remediation: false,
    seatingPlan: false,
    notes: 0,
    dailyPages: 0,
    councilMinutes: false,
    trainingLog: false,
  },
};
