import type { FolderReader } from '#shared/contracts/visit-folders.ts';
import type { AttendanceContent } from '#shared/model/attendance.ts';
import type { Language } from '#shared/model/locale.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import type { ProfessionalProfile } from '#shared/model/profile.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import type { Holiday, SchoolYear } from '#shared/model/school-year.ts';
import type { Notebook } from '../notebook/notebook.ts';
import type { TeachersYear } from '../year/teachers-year.ts';
import type { FolderTexts } from './texts.ts';

/** A saved class of the teacher. */
export interface FolderClass {
  readonly id: string;
  /** With marks only if the folder has them. */
  readonly listed: ListedClass;
  /** In the order of the list. */
  readonly pupilIds: readonly string[];
  /** Those of the month of the day. */
  readonly rolls: AttendanceContent['rolls'];
  /** Without seats if the teacher has drawn none. */
  readonly seating: SeatingPlan;
}

/** What the teacher chose to show; what they did not leaves no trace. */
export interface FolderChoice {
  readonly marks: boolean;
  /** What was lost and made up, and whether a class is ahead or behind. */
  readonly standing: boolean;
}

export interface FolderToPrint {
  /** The day of the visit, `YYYY-MM-DD`. */
  readonly date: string;
  readonly language: Language;
  /** As in the profile: `2026/2027`. */
  readonly season: string;
  readonly profile: ProfessionalProfile | undefined;
  readonly schoolYear: SchoolYear;
  readonly holidays: readonly Holiday[];
  /** Undefined without a timetable. */
  readonly year: TeachersYear | undefined;
  /** In the order of the week; without a timetable, all of this year. */
  readonly classes: readonly FolderClass[];
  readonly choice: FolderChoice;
  readonly reader: FolderReader;
}

/** A folder while it is drawn: pages of a notebook, with what they are about. */
export interface FolderBook extends Notebook {
  readonly folder: FolderToPrint;
  readonly texts: FolderTexts;
}

/** A part of the folder, by the indices of its pages. */
export interface FolderPart {
  readonly title: string;
  readonly first: number;
  readonly last: number;
}
