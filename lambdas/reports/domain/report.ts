import type { ClassSubjects } from '#shared/model/class-subjects.ts';
import type { Language } from '#shared/model/locale.ts';
import type { ProfessionalProfile } from '#shared/model/profile.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { SchoolHonours } from '#shared/record/figures/school-honours.ts';
import type { Term } from '#shared/model/term.ts';
import type { SheetsBySubject } from '#shared/record/general/class-results.ts';
import type { SheetsByTerm } from '#shared/record/figures/term-report.ts';
import type { Typesetting } from '#lambdas/print/layout/text-box.ts';
import type { officialTextsIn } from '#lambdas/print/official/official-texts.ts';
import type { TermAttendance } from './term-attendance.ts';
import type { ReportTexts } from './texts.ts';

export interface ClassToReport {
  readonly kept: SavedClass;
  readonly sheets: SheetsByTerm;
  /** Missing if neither the class nor its record names one. */
  readonly subject?: string;
  /** All subjects of the class, if the report is of all. */
  readonly general?: AllSubjects;
  /** Of the terms in which a roll was taken. */
  readonly attendance?: ReadonlyMap<Term, TermAttendance>;
}

/** How the subjects of a class count, and their sheets. */
export interface AllSubjects {
  readonly settings: ClassSubjects;
  readonly sheets: SheetsBySubject;
}

export interface ReportInput {
  readonly language: Language;
  /** Unknown values are left out of the heading. */
  readonly profile: ProfessionalProfile | undefined;
  readonly honours: SchoolHonours;
  readonly classes: readonly ClassToReport[];
  /** `YYYY-MM-DD`: when it was asked for, printed and in the file. */
  readonly madeOn: string;
}

export interface ReportBook extends Typesetting {
  readonly texts: ReportTexts;
  readonly official: ReturnType<typeof officialTextsIn>;
  readonly input: ReportInput;
}
