import type { ClassSubjects } from '#shared/model/class-subjects.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { bySubject, type SubjectSheet } from '#shared/record/general/class-results.ts';
import { subjectsOfClass } from '#shared/record/general/subjects-of-class.ts';
import type { AllSubjects } from '../report.ts';

/** How the subjects of a class count, and their sheets. */
export function allSubjectsOf(
  kept: Pick<SavedClass, 'level'>,
  settings: ClassSubjects | undefined,
  all: readonly SubjectSheet[],
): AllSubjects {
  const sheets = bySubject(all);
  const recorded = Array.from(sheets.values(), ({ subject }) => subject);
  return { settings: subjectsOfClass(kept, settings, recorded), sheets };
}
