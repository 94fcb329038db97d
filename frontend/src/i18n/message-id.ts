import type aiContent from './en-US/ai-content.json';
import type answerSheets from './en-US/answer-sheets.json';
import type attendance from './en-US/attendance.json';
import type answers from './en-US/answers.json';
import type appraisals from './en-US/appraisals.json';
import type auth from './en-US/auth.json';
import type classFrame from './en-US/class-frame.json';
import type classes from './en-US/classes.json';
import type common from './en-US/common.json';
import type conflict from './en-US/conflict.json';
import type dashboard from './en-US/dashboard.json';
import type distribution from './en-US/distribution.json';
import type days from './en-US/days.json';
import type documents from './en-US/documents.json';
import type draft from './en-US/draft.json';
import type jobs from './en-US/jobs.json';
import type folder from './en-US/folder.json';
import type filling from './en-US/filling.json';
import type games from './en-US/games.json';
import type lessons from './en-US/lessons.json';
import type markSheets from './en-US/mark-sheets.json';
import type pageReview from './en-US/page-review.json';
import type workbookFilling from './en-US/workbook-filling.json';
import type hand from './en-US/hand.json';
import type newYear from './en-US/new-year.json';
import type notebooks from './en-US/notebooks.json';
import type options from './en-US/options.json';
import type photos from './en-US/photos.json';
import type preview from './en-US/preview.json';
import type plans from './en-US/plans.json';
import type printing from './en-US/printing.json';
import type profile from './en-US/profile.json';
import type pupilData from './en-US/pupil-data.json';
import type pupils from './en-US/pupils.json';
import type bank from './en-US/bank.json';
import type reading from './en-US/reading.json';
import type record from './en-US/record.json';
import type register from './en-US/register.json';
import type report from './en-US/report.json';
import type reports from './en-US/reports.json';
import type review from './en-US/review.json';
import type roll from './en-US/roll.json';
import type seatEditing from './en-US/seat-editing.json';
import type seating from './en-US/seating.json';
import type session from './en-US/session.json';
import type search from './en-US/search.json';
import type students from './en-US/students.json';
import type subjects from './en-US/subjects.json';
import type today from './en-US/today.json';
import type typedList from './en-US/typed-list.json';
import type week from './en-US/week.json';

/**
 * Ids of the interface's texts. A feature uses only its own file, the common one, that of signed-in users
 * (`session`) and those that its pages load; a part
 * that loads later has its own file. Tests check this, and that both languages have the same ids.
 */
export type MessageId =
  | keyof typeof common
  | keyof typeof aiContent
  | keyof typeof answerSheets
  | keyof typeof answers
  | keyof typeof attendance
  | keyof typeof appraisals
  | keyof typeof auth
  | keyof typeof conflict
  | keyof typeof dashboard
  | keyof typeof classes
  | keyof typeof classFrame
  | keyof typeof distribution
  | keyof typeof days
  | keyof typeof documents
  | keyof typeof draft
  | keyof typeof jobs
  | keyof typeof folder
  | keyof typeof filling
  | keyof typeof games
  | keyof typeof lessons
  | keyof typeof markSheets
  | keyof typeof pageReview
  | keyof typeof workbookFilling
  | keyof typeof hand
  | keyof typeof newYear
  | keyof typeof notebooks
  | keyof typeof options
  | keyof typeof photos
  | keyof typeof preview
  | keyof typeof plans
  | keyof typeof printing
  | keyof typeof profile
  | keyof typeof pupilData
  | keyof typeof pupils
  | keyof typeof bank
  | keyof typeof reading
  | keyof typeof record
  | keyof typeof register
  | keyof typeof report
  | keyof typeof reports
  | keyof typeof review
  | keyof typeof roll
  | keyof typeof search
  | keyof typeof seatEditing
  | keyof typeof seating
  | keyof typeof session
  | keyof typeof students
  | keyof typeof subjects
  | keyof typeof today
  | keyof typeof typedList
  | keyof typeof week;

export type MessageValues = Record<string, string | number>;

/** A text to show, independent of the language. */
export interface Text {
  readonly id: MessageId;
  readonly values?: MessageValues;
  /** For an error: the correlation id of its call in the logs. */
  readonly reference?: string;
}
