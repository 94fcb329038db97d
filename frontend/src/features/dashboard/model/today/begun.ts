import type { ContentJob, GradeJob, Job } from '#frontend/lib/api/response-types.ts';
import { markSheetPath } from '#frontend/lib/class-paths.ts';
import { answerReviewPath, draftPath, gradeReviewPath, paths } from '#frontend/lib/paths.ts';

/** More would hide the tools. */
export const MOST_BEGUN = 4;
const DAY = 24 * 60 * 60 * 1000;
/** Marks that were left unchecked for longer are in the history. */
const RECENT = 30 * DAY;

/** Something the teacher began and has not finished. */
export interface Begun {
  readonly what: 'check' | 'unsaved' | 'notebook' | 'reading' | 'answers' | 'drafting';
  readonly path: string;
  /** The class of its marks, or the file or topic that it is made from. */
  readonly source?: string | undefined;
  /** ISO 8601. */
  readonly at?: string;
}

interface Lists {
  readonly notebooks: readonly Job[];
  readonly extractions: readonly GradeJob[];
  /** Of answer sheets. */
  readonly readings: readonly Job[];
  readonly drafts: readonly ContentJob[];
  /** Documents with edits that only this device has: `kind/id`. */
  readonly unsaved: readonly string[];
}

/** Names marks by their class, if it is known. */
interface Titles {
  readonly ofPage: (job: GradeJob) => string | undefined;
  readonly ofSheet: (classId: string, sheetId: string) => string | undefined;
}

/** The page of a document with unsaved edits, by the id of the endpoint that loads it. */
const pageOf: Readonly<Record<string, (id: string) => string>> = {
  'get-grade-job': gradeReviewPath,
  'get-answers-job': answerReviewPath,
  'get-content-job': draftPath,
  'get-mark-sheet': (id) => {
    const [classId = '', sheetId = ''] = id.split('/');
    return markSheetPath(classId, sheetId);
  },
};

const isRunning = ({ status }: Job): boolean => status === 'PENDING' || status === 'PROCESSING';

const runningJobs = (what: Begun['what'], path: string, jobs: readonly Job[]): Begun[] =>
  jobs.filter(isRunning).map(({ source, createdAt: at }) => ({ what, path, source, at }));

/** What waits for the teacher, then what is being made; newest first in each. */
export function begunBy(
  now: Date,
  { notebooks, extractions, readings, drafts, unsaved }: Lists,
  titles: Titles,
): Begun[] {
  const pages = extractions.map((job) => ({ ...job, source: titles.ofPage(job) ?? job.source }));
  const toCheck = pages
    .filter(
      ({ status, confirmed, createdAt }) =>
        status === 'SUCCESS' && !confirmed && now.getTime() - Date.parse(createdAt) < RECENT,
    )
    .map(({ id, source, createdAt: at }): Begun => {
      const path = gradeReviewPath(id);
      return { what: 'check', path, source, at };
    });
  const jobs = [...pages, ...readings, ...drafts];
  const formsOnDevice = unsaved.flatMap((key): Begun[] => {
    const [kind = '', ...id] = key.split('/');
    const path = pageOf[kind]?.(id.join('/'));
    const [first = '', second = ''] = id;
    const source = titles.ofSheet(first, second) ?? jobs.find((job) => job.id === first)?.source;
    return path === undefined ? [] : [{ what: 'unsaved', path, source }];
  });
  return [
    ...formsOnDevice,
    ...toCheck.filter(({ path }) => !formsOnDevice.some((one) => one.path === path)),
    ...runningJobs('reading', paths.grades, pages),
    ...runningJobs('answers', paths.answerSheets, readings),
    ...runningJobs('drafting', paths.aiContent, drafts),
    ...runningJobs('notebook', paths.notebooks, notebooks),
  ].slice(0, MOST_BEGUN);
}
